// What an author of an engine prints of a script and of a reply is in the words of the pages.

extension Script: CustomStringConvertible {
  /// The stage as a tree, and the steps, numbered from 1.
  public var description: String {
    ([stage.description] + steps.enumerated().map { "\($0 + 1). \($1)" }).joined(separator: "\n")
  }
}

extension Script.Step: CustomStringConvertible {
  /// The step as a phrase of the pages: `C is hidden`, `touching 200 200`; a query is without its
  /// answer: `next of A`.
  public var description: String { words }
}

extension StepValue: CustomStringConvertible {
  /// The value in the notation of the pages: `nobody`, `yes`, `0.5`, `10 20`.
  public var description: String { words }
}

extension FingerChange: CustomStringConvertible {
  /// The change in the notation of the pages: `finger 1 moves to 5 5`.
  public var description: String { words }
}

extension Point: CustomStringConvertible {
  /// The point in the notation of the pages: `200 100`.
  public var description: String { words }
}

extension Rect: CustomStringConvertible {
  /// The rectangle in the notation of the pages: `0 0 300 100`.
  public var description: String { words }
}

extension Answer: CustomStringConvertible {
  /// The answer in words: `E`, `nobody`, `A → B`, `yes`, or a text between quotes.
  public var description: String { sentence().description }
}

extension Message: CustomStringConvertible {
  /// The message's name: `touchesBegan(_:with:)`.
  public var description: String { rawValue }
}

extension Trace: CustomStringConvertible {
  /// The records, numbered from 1, each on lines of its own.
  public var description: String {
    records.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }
}

extension Trace.Record: CustomStringConvertible {
  /// The calls, a line for consecutive calls of one message, and the answer; `nothing` without any.
  public var description: String {
    let groups = calls[...].groupedByMessage.map { group in
      "\(group[group.startIndex].message)  \(group.map { $0.recipient }.joined(separator: " → "))"
    }
    let lines = groups + (answer.map { ["answer: \($0)"] } ?? [])
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n   ")
  }
}

extension Trace.Call: CustomStringConvertible {
  /// The message and who got it: `touchesBegan(_:with:)  A (fingers 1, 2)`.
  public var description: String { "\(message)  \(recipient)" }

  /// The sender and the event of an action, as far as the engine tells them: ` from go with an event`.
  package var argumentWords: String {
    let sender = sender.map { " from \($0.name ?? "nobody")" } ?? ""
    let event = hasEvent.map { $0 ? " with an event" : " without an event" } ?? ""
    return sender + event
  }

  /// The receiver, with the fingers if there are any, and with what an action comes with.
  fileprivate var recipient: String {
    guard let first = fingers.first else { return receiver + argumentWords }
    let others = fingers.dropFirst().map { ", \($0)" }.joined()
    let noun = others.isEmpty ? "finger" : "fingers"
    return "\(receiver) (\(noun) \(first)\(others))\(argumentWords)"
  }
}

extension ArraySlice<Trace.Call> {
  /// The calls in runs of the same message.
  package var groupedByMessage: [ArraySlice<Trace.Call>] {
    grouped { $0.message == $1.message }
  }

  /// Returns the calls in runs of calls that are the same in some respect.
  package func grouped(by isSame: (Trace.Call, Trace.Call) -> Bool) -> [ArraySlice<Trace.Call>] {
    var groups: [ArraySlice<Trace.Call>] = []
    var rest = self
    while let first = rest.first {
      let group = rest.prefix { isSame($0, first) }
      groups.append(group)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }
}

extension Reply: CustomStringConvertible {
  /// The trace, or why there is none.
  public var description: String {
    switch self {
    case .observed(let trace): trace.description
    case .skipped(let reason, nil): "skipped: \(reason)"
    case .skipped(let reason, let url?): "skipped: \(reason) (\(url))"
    case .errored(let message): "errored: \(message)"
    }
  }
}
