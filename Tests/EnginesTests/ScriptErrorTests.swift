import Conformance
import Engines
import Foundation
import Testing

@Suite("Scripts that cannot be carried out")
struct ScriptErrorTests {
  @Test("A step that cannot be carried out is an error", arguments: Impossible.steps)
  func steps(_ impossible: Impossible) async {
    #expect(await error(impossible.steps, on: impossible.stage) == impossible.message)
  }

  @Test("A cycle in the chain is no error if a responder in it ends the delivery or the search")
  func handledCycles() async {
    let cycle: [Script.Step] = [
      .set("canBecomeFirstResponder", of: "E", to: true),
      .stimulate("becomeFirstResponder", of: "E"), .set("next", of: "window", to: "C"),
    ]
    let ends: [([Script.Step], [String])] = [
      (
        [.set("handlesTouches", of: "A", to: true), .touch(200, 200)],
        ["E began 1, C began 1, A began 1"]
      ),
      (
        [
          .set("implements", of: "A", ["action": "copy", "arguments": 0]),
          .stimulate("sendAction", ["action": "copy", "from": "E"]),
        ], ["A performs copy"]
      ),
    ]
    for (end, expected) in ends {
      #expect(await callsByStep(cycle + end, on: .figure) == expected)
    }
  }
}

/// A script that cannot be carried out, with the message of the error.
struct Impossible: Sendable, CustomTestStringConvertible {
  let message: String
  let stage: Stage
  let steps: [Script.Step]

  var testDescription: String { "\(message): \(steps.map(\.words))" }

  /// Those of `Fixtures/Engines/impossible-steps.txt`, and some that are no requests.
  static let steps =
    numbers + fingers
    + read("impossible-steps.txt") { stage, steps in
      let perform = #"{"type":"perform","id":1,"stage":1,"steps":[\#(steps)]}"#
      guard let stage = named[stage], case .perform(_, _, let steps)? = request(perform)
      else { return nil }
      return (stage, steps)
    }

  /// Reads a file that has messages and below each, with spaces before them, lines that lead to it: rows
  /// or steps as engines get them. Behind `===` stands what they have in common.
  static func read(
    _ name: String, _ script: (_ section: String, _ line: String) -> (Stage, [Script.Step])?
  ) -> [Impossible] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Engines/\(name)")
    var (section, message, all) = ("", "", [Impossible]())
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("=== ") {
        section = String(line.dropFirst(4))
      } else if !line.hasPrefix("  ") {
        message = String(line)
      } else if let (stage, steps) = script(section, String(line)) {
        all.append(Impossible(message: message, stage: stage, steps: steps))
      } else {
        all.append(Impossible(message: "a request: \(line)", stage: Stage([]), steps: []))
      }
    }
    return all
  }

  /// Reads a line; nil if it is none of the protocol.
  static func request(_ line: String) -> EngineRequest? {
    try? EngineRequest(Array(line.utf8)[...])
  }

  /// Creates scripts of one step each that fail alike, after the same steps.
  private static func each(
    _ message: String, on stage: Stage = .everyKind, after setup: [Script.Step] = [],
    _ steps: Script.Step...
  ) -> [Impossible] {
    steps.map { Impossible(message: message, stage: stage, steps: setup + [$0]) }
  }

  /// Numbers that no request can have.
  private static let numbers: [Impossible] = [
    each(
      "main gets a number that is not finite", .set("alpha", of: "main", to: .number(.nan)),
      .set("frame", of: "main", to: .rect(Rect(x: 0, y: 0, width: .infinity, height: 0))),
      .set("boundsOrigin", of: "main", to: .point(Point(x: 0, y: -.infinity)))),
    each(
      "the point gets a number that is not finite", after: [.touch(1, 1)], .touch(.nan, 0),
      .drag(.nan, 0), .fingers(.move(1, .nan, 0)),
      .stimulate("hitTest", of: "main", ["at": .point(Point(x: .nan, y: 0))]),
      .ask("contains", of: "main", ["at": .point(Point(x: .infinity, y: 0))])),
    each(
      "list gets a number that is not finite", on: scrolling,
      .set("contentSize", of: "list", to: .point(Point(x: 0, y: .infinity))),
      .set("contentOffset", of: "list", to: .point(Point(x: .nan, y: 0))),
      .set("contentInset", of: "list", to: .number(-.infinity), ["edge": "top"]),
      .set("zooming", of: "list", ["minimum": .number(.nan), "maximum": 2.0]),
      .set("zooming", of: "list", ["minimum": 1.0, "maximum": .number(.infinity)])),
    each("the clock gets a number that is not finite", .wait(.nan)),
  ].flatMap { $0 }

  /// More fingers than a script may use, one after the other and at once.
  private static let fingers: [Impossible] = [
    each(
      "more than 100 fingers are used", after: (1...100).map { .fingers(.down($0, 1, 1)) },
      .fingers(.down(101, 1, 1))),
    each(
      "more than 100 fingers are used",
      .stimulate("fingers", ["changes": .fingers((1...101).map { .down($0, 1, 1) })])),
  ].flatMap { $0 }

  private static let named: [String: Stage] = [
    "every kind": .everyKind, "figure": .figure, "empty": Stage([]), "scrolling": scrolling,
    "window outside an application": Stage([.row("app", .application), .row("left", .window)]),
    "controls": Stage([
      .row("app", .application), .row("view", .view), .row("stepper", .stepper),
      .row("segments", .segmentedControl), .row("pages", .pageControl),
      .row("tap", .tapRecognizer, in: "view"), .row("turn", .rotationRecognizer, in: "view"),
    ]),
    "containers": Stage([
      .row("app", .application), .row("window", .window, in: "app"),
      .row("root", .viewController, in: "window"), .row("child", .viewController, in: "root"),
      .row("other", .viewController),
    ]),
  ]

  /// A scroll view with its recognizer of drags, and a view in it.
  private static let scrolling = Stage([
    .row("app", .application), .row("list", .scrollView), .row("view", .view, in: "list"),
    .row("pan", .scrollPanRecognizer, in: "list"),
  ])
}
