/// A form of the text in slots: what the text consists of, how it is described, and which field of the
/// wire it fills.
///
/// Each form is declared once, in ``all``; reading, printing, descriptions, the wire's types and
/// candidates follow from the declarations. A class, because all slots share these instances.
package final class SlotForm: Sendable {
  /// The spelling in patterns, such as `motion stage`; kinds of objects are spelled before or after it.
  package let spelling: String
  /// What a value, or an element of a list, consists of.
  package let element: Element
  /// How several elements are joined; nil if the form takes one.
  package let list: List?
  /// Whether `nobody` fills the slot.
  package let takesNobody: Bool
  /// Whether `or` joins alternatives, which only answers have.
  package let hasAlternatives: Bool
  /// The type of the wire's field that the slot fills; nil if it fills none.
  let fieldKind: FieldKind?
  /// The field of the answer that the slot contains; nil if it contains none.
  let answerField: String?
  /// The kinds that the form names by default, as a slot spells them.
  let kinds: Substring
  /// The description of the text, with `%` in the place of the kinds.
  private let meaning: HelpText
  /// The number of words that fill the slot; nil if it takes all remaining words.
  package let wordCount: Int?
  /// The values that random scripts use, as often as they are listed; empty for those of the element.
  package let samples: ToolValue<[StepValue]>

  /// What a value of a form consists of.
  package enum Element: Hashable, Sendable {
    /// The name of an object of the stage.
    case name
    /// The name of an action: letters, digits and underscores.
    case action
    /// A number.
    case number
    /// A number whose negative is the field's value.
    case negatedNumber
    /// A number, from 0.
    case positiveNumber
    /// Two numbers.
    case point
    /// Four numbers, of which the last two are not negative.
    case rect
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// One of some words.
    case word([String])
    /// `yes` or `no`.
    case truth
    /// Any word.
    case anyWord
    /// The rest of the phrase, verbatim.
    case text

    /// The number of words; nil for all remaining words.
    fileprivate var wordCount: Int? {
      switch self {
      case .point: 2
      case .rect: 4
      case .text: nil
      default: 1
      }
    }
  }

  /// How the elements of a list are joined.
  package struct List: Hashable, Sendable {
    /// What is between two elements.
    package let joint: Sentence.Joint
    /// The words for an empty list.
    package let empty: String
    /// Whether the list may be the beginning of a longer one, `A → B → …`.
    package let mayBeOpen: Bool

    /// Elements joined by commas.
    package static let words = List(joint: .comma, empty: "nothing", mayBeOpen: false)
    /// Names joined by commas.
    package static let names = List(joint: .comma, empty: "nobody", mayBeOpen: false)
    /// Names joined by arrows, of which the last may not be the end.
    package static let path = List(joint: .arrow, empty: "nobody", mayBeOpen: true)
    /// Names joined by arrows as programs print them.
    package static let printed = List(joint: .printedArrow, empty: "nobody", mayBeOpen: false)
  }

  private init(
    _ spelling: String, _ element: Element, _ list: List? = nil, takesNobody: Bool = false,
    hasAlternatives: Bool = false, kinds: Substring = "responder",
    fills fieldKind: FieldKind? = nil,
    answers answerField: String? = nil, samples: @autoclosure () -> [StepValue] = [],
    _ meaning: HelpText
  ) {
    self.spelling = spelling
    self.element = element
    self.list = list
    self.takesNobody = takesNobody
    self.hasAlternatives = hasAlternatives
    self.fieldKind = fieldKind
    self.answerField = answerField
    self.kinds = kinds
    self.samples = ToolValue { samples() }
    self.meaning = meaning
    wordCount = list == nil && !hasAlternatives ? element.wordCount : nil
  }

  /// Returns the description of the text that fills a slot.
  func description(of kinds: Slot.Kinds) -> String {
    meaning.words.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: kinds.description)
  }
}

extension SlotForm {
  /// A name.
  static let name = SlotForm("name", .name, fills: .text, "the name of %")
  /// A name, or `nobody`.
  static let target = SlotForm(
    "target", .name, takesNobody: true, kinds: "responder or object or recognizer", fills: .text,
    "the name of %, or `nobody`")
  /// An expected object: a name or `nobody`, with alternatives joined by `or`.
  static let expected = SlotForm(
    "expected", .name, takesNobody: true, hasAlternatives: true, answers: "responder",
    "the name of %, or `nobody`, with alternatives joined by `or`")
  /// Names joined by arrows, `A → B`, or the beginning of a path, `A → B → …`.
  static let path = SlotForm(
    "path", .name, .path, answers: "responders",
    "names joined by `→`, each of %, and `→ …` where what follows is not judged")

  /// All forms by their spelling, but that of a name, which is spelled as its kinds.
  package static let all: [String: SlotForm] = Dictionary(
    uniqueKeysWithValues: (names + numbers + words).map { ($0.spelling, $0) })

  private static let names =
    [
      target, expected, path,
      SlotForm(
        "paths", .name, .path, hasAlternatives: true, answers: "responders",
        "names joined by `→`, and `→ …` where what follows is not judged, with alternatives joined by `or`"
      ),
      SlotForm(
        "printed path", .name, .printed, answers: "responders", "names joined by `->`"),
      SlotForm(
        "list", .name, .names, kinds: "view", answers: "responders",
        "names joined by commas, or `nobody`"),
    ]

  private static let numbers = [
    SlotForm("number", .number, fills: .number, answers: "number", "a number"),
    SlotForm("-number", .negatedNumber, fills: .number, samples: [-10, -20, -30], "a number"),
    SlotForm(
      "seconds", .positiveNumber, fills: .number, samples: [0.25, 0.5, 0.75, 1, 1.25, 1.5],
      "a number, not negative"),
    SlotForm("count", .integer(1...100), fills: .integer, "a whole number, from 1 to 100"),
    SlotForm(
      "finger", .integer(1...10), fills: .integer, samples: [1, 2, 1, 2, 1, 2, 3],
      "the number of a finger, from 1"),
    SlotForm("point", .point, fills: .point, answers: "point", "two numbers, `x y`"),
    SlotForm("offset", .point, fills: .point, "two numbers, `right down`"),
    SlotForm(
      "size", .point, fills: .point,
      samples: [.point(Point(x: 300, y: 900)), .point(Point(x: 900, y: 300))],
      "two numbers, `width height`"),
    SlotForm(
      "factors", .point, fills: .point,
      samples: [0.5, 1, 2].flatMap { x in
        [0.5, 1, 2].map { .point(Point(x: x, y: $0)) }
      }, "two numbers, `across down`"),
    SlotForm(
      "rect", .rect, fills: .rect,
      "four numbers, `x y width height`, none negative in size"),
  ]

  private static let words =
    [
      SlotForm("truth", .truth, fills: .truth, answers: "truth", "`yes` or `no`"),
      SlotForm(
        "action", .action, fills: .text, "the name of an action, of letters and digits"),
      SlotForm("actions", .action, .words, "names of actions joined by commas, or `nothing`"),
      SlotForm(
        "event", .word(controlEvents), fills: .word(controlEvents),
        samples: usualEvents + usualEvents + usualEvents + controlEvents.map { .text($0) },
        "a control event, such as `touchUpInside`"),
      SlotForm(
        "events", .word(controlEvents), .words, "control events joined by commas, or `nothing`"),
      SlotForm(
        "state", .word(states), fills: .word(states), answers: "text",
        "`possible`, `began`, `changed`, `ended`, `cancelled` or `failed`"),
      SlotForm("states", .word(states), .words, "states joined by commas, or `nothing`"),
      SlotForm(
        "stage", .word(stages), fills: .word(stages), samples: stageSamples,
        "`began`, `changed`, `ended` or `cancelled`"),
      // The strength of a motion never changes.
      SlotForm(
        "motion stage", .word(stages.filter { $0 != "changed" }), fills: .word(stages),
        samples: stageSamples.dropLast(), "`began`, `ended` or `cancelled`"),
      SlotForm(
        "stages", .word(stages), .words,
        "`began`, `changed`, `ended`, `cancelled` joined by commas, or `nothing`"),
      SlotForm(
        "motion stages", .word(stages.filter { $0 != "changed" }), .words,
        "`began`, `ended`, `cancelled` joined by commas, or `nothing`"),
      SlotForm(
        "key", .anyWord, fills: .text, samples: ["A", "select", "cmd-S"],
        "the name of a key or button, such as `cmd-S` or `select`"),
      SlotForm(
        "direction", .word(directions), fills: .word(directions), "`left`, `right`, `up` or `down`"),
      SlotForm(
        "screen edge", .word(ScreenEdge.words), fills: .word(ScreenEdge.words),
        "`top`, `left`, `bottom` or `right`"),
      SlotForm("detent", .word(detents), fills: .word(detents), "`medium` or `large`"),
      // Responders are notified of the other phases only.
      SlotForm(
        "phase", .word(phases.filter { $0 != "stationary" }), fills: .word(phases),
        "`began`, `moved`, `ended` or `cancelled`"),
      SlotForm(
        "phases", .word(phases.filter { $0 != "stationary" }), .words,
        "`began`, `moved`, `ended`, `cancelled` joined by commas, or `nothing`"),
      SlotForm(
        "finger phase", .word(phases), fills: .word(phases), answers: "text",
        "`began`, `moved`, `stationary`, `ended` or `cancelled`"),
      SlotForm(
        "touch type", .word(TouchType.words), fills: .word(TouchType.words), answers: "text",
        "`direct`, `pencil` or `indirectPointer`"),
      SlotForm(
        "view class", .word(ViewClass.words), fills: .word(ViewClass.words),
        "`controls`, `buttons`, `sliders`, `switches` or `labels`"),
      SlotForm("word", .anyWord, fills: .text, answers: "text", "a word"),
      SlotForm("text", .text, fills: .text, answers: "text", samples: ["ab", "c"], "a text"),
    ]

  /// Returns the forms for one word of a family of messages, and for a list of them, spelled with an `s`;
  /// none if the family's row names no slot.
  static func forms(_ cells: [Substring], words: [String]) -> [SlotForm] {
    guard !cells[1].isEmpty else { return [] }
    let spelling = String(cells[1])
    #if hasFeature(Embedded)
      let (one, several): (HelpText, HelpText) = ("", "")
    #else
      let one = HelpText(String(cells[2]))
      let several = HelpText("words joined by commas, or `nothing`, each \(cells[2])")
    #endif
    return [
      SlotForm(spelling, .word(words), fills: .word(words), one),
      SlotForm("\(spelling)s", .word(words), .words, several),
    ]
  }

  private static let controlEvents = ControlEvent.words
  private static let states = RecognizerState.words
  private static let stages = EventStage.words
  private static let detents = ["medium", "large"]
  private static let directions = SwipeDirection.words
  private static let phases = TouchPhase.words
  private static let stageSamples: [StepValue] = [
    "began", "began", "ended", "cancelled", "changed",
  ]
  /// Events that a set of registrations uses most.
  private static let usualEvents: [StepValue] = [
    "touchDown", "touchUpInside", "touchUpOutside", "touchDragInside", "valueChanged",
    "allTouchEvents",
  ]
}

extension SlotForm: Hashable {
  /// Returns whether both are the same instance.
  package static func == (left: SlotForm, right: SlotForm) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
