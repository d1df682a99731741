import Conformance
import SpecReading

/// What a page's scenarios need to be replayed: a script that hands data to the theme's player.
///
/// It stands in a file of its own, because few readers ask for it, and is a script because a page
/// that was opened from a disk can load nothing else.
struct ReplayData {
  /// The most calls of one step that are kept.
  private static let shownCalls = 500

  private let recordings: Recordings
  private let scenes: PageScenes
  private var messages: [Message: Int] = [:]
  private var messageNames: [String] = []

  /// The file, or nil where there is nothing to replay.
  static func asset(of page: Page, _ scenes: PageScenes, _ recordings: Recordings) -> Asset? {
    guard !recordings.isEmpty else { return nil }
    var data = ReplayData(recordings: recordings, scenes: scenes)
    guard let bytes = data.script(page.scenarios) else { return nil }
    return Asset(name: page.name + ".replay.js", bytes: bytes)
  }

  private init(recordings: Recordings, scenes: PageScenes) {
    self.recordings = recordings
    self.scenes = scenes
  }

  private mutating func script(_ scenarios: [Scenario]) -> [UInt8]? {
    var isEmpty = true
    var json = JSONWriter()
    json.object { json in
      json.name("scenarios")
      json.object { json in
        for scenario in scenarios {
          let found = recordings.recordings(of: scenario)
          guard !found.isEmpty, let number = scenes.number(of: scenario.script.stage) else {
            continue
          }
          isEmpty = false
          json.name(scenario.id.description)
          json.object { write(scenario, found, on: scenes.drawings[number], to: &$0) }
        }
      }
      writeNames(to: &json)
    }
    return isEmpty ? nil : Array("conformReplay(".utf8) + json.bytes + Array(")\n".utf8)
  }

  private func writeNames(to json: inout JSONWriter) {
    json.put("engines", recordings.engines) { $0.value($1.shown(upTo: 80)) }
    json.put("messages", messageNames) { $0.value($1.shown(upTo: 120)) }
    json.name("stages")
    json.object { json in
      for drawing in scenes.drawings {
        json.put(drawing.id, drawing.drawing.figures) { json, figure in
          json.value(drawing.arrangement.stage.responders[figure.row].name.shown(upTo: 80))
        }
      }
    }
  }

  private mutating func write(
    _ scenario: Scenario, _ found: [Recordings.Recording], on stage: StageDrawing,
    to json: inout JSONWriter
  ) {
    json.put("stage", stage.id)
    var film = SceneFilm(stage)
    json.put("steps", scenario.script.steps) { json, step in
      let moment = film.advance(step)
      json.object { json in
        json.put("words", step.words.shown(upTo: 400))
        moment.write(to: &json)
      }
    }
    json.put("height", film.height)
    json.name("runs")
    json.list { json in
      for recording in found {
        json.object { write(recording, of: scenario, on: stage, to: &$0) }
      }
    }
  }

  private mutating func write(
    _ recording: Recordings.Recording, of scenario: Scenario, on stage: StageDrawing,
    to json: inout JSONWriter
  ) {
    json.put("engine", recording.engine)
    json.name("records")
    json.list { json in
      for (step, record) in zip(scenario.script.steps, recording.trace.records) {
        json.object { json in
          if !record.calls.isEmpty {
            json.name("calls")
            json.list { json in
              for call in record.calls.prefix(Self.shownCalls) { write(call, on: stage, to: &json) }
            }
          }
          if let answer = step.words(of: record) { json.put("answer", answer.shown(upTo: 400)) }
        }
      }
    }
    guard !recording.differences.isEmpty else { return }
    json.put("differences", recording.differences) { json, difference in
      json.object { json in
        json.put("step", difference.step)
        json.put("phrase", difference.phrase.shown(upTo: 400))
        json.put("expected", difference.expected.shown(upTo: 400))
        json.put("actual", difference.actual.shown(upTo: 400))
      }
    }
  }

  /// `[receiver, message]` or `[receiver, message, "fingers 1 and 2"]`; a receiver is the number of
  /// its figure in the drawing, or a name that the stage does not have.
  private mutating func write(
    _ call: Trace.Call, on stage: StageDrawing, to json: inout JSONWriter
  ) {
    let message = number(of: call.message)
    json.list { json in
      if let row = stage.arrangement.stage.index(of: call.receiver) {
        json.value(Double(stage.drawing.numbers[row]))
      } else {
        json.value(call.receiver.shown(upTo: 80))
      }
      json.value(Double(message))
      if let fingers = call.fingerWords { json.value(fingers) }
    }
  }

  private mutating func number(of message: Message) -> Int {
    if let number = messages[message] { return number }
    messages[message] = messageNames.count
    messageNames.append(message.rawValue)
    return messageNames.count - 1
  }
}

extension String {
  /// The text cut where it is long, with its control characters made visible.
  fileprivate func shown(upTo limit: Int) -> String { cut(to: limit).withVisibleControls }
}
