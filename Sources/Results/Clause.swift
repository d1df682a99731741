import Conformance

/// One normative statement of the specification.
///
/// A class, because all scenarios of a clause share it.
package final class Clause: Sendable {
  /// The permanent id, such as `HIT-4`.
  package let id: String
  /// The heading without the id, as plain text.
  package let title: String
  /// The path of the page, as the user named it.
  package let page: String
  /// The location of the heading.
  package let location: SourceLocation
  /// How binding the clause is.
  package let level: Level
  /// The features that an engine must claim to run the clause's scenarios.
  package let features: [Feature]
  /// How well the sources support the clause.
  package let confidence: Confidence
  /// The systems on which the clause holds.
  package let systems: SystemRange
  /// The ids of the ledger's statements that the clause covers, such as `S32`.
  package let statements: [String]
  /// The paragraph with the level, as plain text; empty unless pages are rendered as HTML.
  package let wording: String
  /// The first paragraph, as plain text; empty unless pages are rendered as HTML.
  package let lead: String
  /// The code spans of the title and prose, in order.
  package let codes: [String]
  /// The reason why the clause has no scenario; nil if it has one.
  package let untestedReason: String?

  package init(
    id: String, title: String, page: String, location: SourceLocation, level: Level,
    features: [Feature], confidence: Confidence, systems: SystemRange = .all, statements: [String],
    wording: String = "", lead: String = "", codes: [String] = [], untestedReason: String?
  ) {
    self.id = id
    self.title = title
    self.page = page
    self.location = location
    self.level = level
    self.features = features
    self.confidence = confidence
    self.systems = systems
    self.statements = statements
    self.wording = wording
    self.lead = lead
    self.codes = codes
    self.untestedReason = untestedReason
  }

  /// The API names in the code spans of the title and prose, in order, without duplicates.
  package var names: [SymbolName] { codes.compactMap(SymbolName.init).unique }
}

/// How binding a clause is (RFC 2119, RFC 8174).
package enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  /// An engine may choose; scenarios record its choice.
  case may = "MAY"
  /// A difference is a deviation, not a failure.
  case should = "SHOULD"
  /// A difference is a failure.
  case must = "MUST"

  /// Returns whether the first level is less binding than the second.
  package static func < (left: Level, right: Level) -> Bool {
    switch (left, right) {
    case (.may, .should), (.may, .must), (.should, .must): true
    default: false
    }
  }
}

/// How well a clause's sources support it.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's documentation states the behaviour.
  case documented
  /// A published log, test or experiment on UIKit shows the behaviour, and none contradicts it.
  case observed
  /// Descriptions of UIKit agree on the behaviour, but no published run shows it.
  case reported
  /// Descriptions of UIKit differ, or none exists.
  case disputed

  /// The highest level that a clause of this confidence may have.
  package var highestLevel: Level {
    switch self {
    case .documented, .observed: .must
    case .reported: .should
    case .disputed: .may
    }
  }

  /// Whether a clause of this confidence must cite sources with an address.
  package var needsAddress: Bool { self == .documented || self == .observed }
}

/// The name of an API in a clause's prose: `isHidden`, `UIView.isHidden` or
/// `hitTest(_:with:)`.
package struct SymbolName: Hashable, Sendable, CustomStringConvertible {
  /// The type, such as `UIView` or `UITouch.Phase`; empty if there is none.
  package let type: String
  /// The name without its type and arguments, such as `isHidden`.
  package let base: String
  /// The argument labels with their parentheses; empty if there are none.
  package let arguments: String
  /// The words of an Objective-C selector as one, in lower case, such as `hittestwithevent`; empty for
  /// other names.
  private let selector: String

  /// Parses a code span; nil if it is not a name but, for example, a frame, a phrase or an id.
  ///
  /// `isHidden = true` is the name `isHidden`.
  package init?(_ text: String) {
    var text = Substring(text)
    text = text.parts(at: " = ")[0]
    var receiver = ""
    if text.hasPrefix("-[") || text.hasPrefix("+["), text.last == "]",
      let space = text.firstIndex(of: " ")
    {
      receiver = "\(text[..<space].dropFirst(2))."
      text = text[text.index(after: space)...].dropLast()
    }
    // The base name of an Objective-C selector, such as `hitTest:withEvent:`, is its first word.
    var selector = ""
    if text.last == ":", !text.contains("("), let end = text.firstIndex(of: ":") {
      selector = text.filter { $0 != ":" }.lowercased()
      text = text[..<end]
    }
    if !receiver.isEmpty { text = "\(receiver)\(text)"[...] }
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    let arguments = text[open...]
    guard let base = path.last, Self.isWord(base), base.utf8.count > 1,
      path.dropLast().enumerated().allSatisfy({ $0 == 0 && $1.isEmpty || Self.isWord($1) }),
      arguments.isEmpty || arguments.last == ")" && !arguments.contains(" ")
    else { return nil }
    self.type = path.dropLast().joined(separator: ".")
    self.base = String(base)
    self.arguments = String(arguments)
    self.selector = selector
  }

  /// The name with its type and arguments: `UIView.isHidden`.
  package var description: String {
    type.isEmpty ? base + arguments : "\(type).\(base)\(arguments)"
  }

  /// Returns whether both names may refer to the same API.
  ///
  /// The base names must be equal, and so must types if both names have them; the argument labels of
  /// one must begin those of the other. An Objective-C selector matches the name that it has in Swift:
  /// `pointInside:withEvent:` is `point(inside:with:)`.
  package func matches(_ other: SymbolName) -> Bool {
    let isSameBase = base == other.base && hasLabels(of: other)
    return (isSameBase || isSelector(of: other) || other.isSelector(of: self))
      && (type.isEmpty || other.type.isEmpty || type == other.type
        || type.hasSuffix(".\(other.type)") || other.type.hasSuffix(".\(type)"))
  }

  private func hasLabels(of other: SymbolName) -> Bool {
    let (labels, others) = (arguments.dropLast(), other.arguments.dropLast())
    // Nothing follows `()`.
    if arguments == "()" || other.arguments == "()" {
      return labels.isEmpty || others.isEmpty || labels == others
    }
    return labels.hasPrefix(others) || others.hasPrefix(labels)
  }

  /// Whether this is an Objective-C selector, and the other its name in Swift, which leaves out words of
  /// the arguments' types.
  private func isSelector(of other: SymbolName) -> Bool {
    guard !selector.isEmpty, !other.arguments.isEmpty else { return false }
    let labels = other.arguments.filter { $0.isLetter || $0.isNumber }
    return selector.hasPrefix((other.base + labels).lowercased())
  }

  /// Whether the text is a word of a name; words in capitals with a hyphen, such as `HIT-9`, are ids.
  private static func isWord(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !first.isASCIIDigit, first != UInt8(ascii: "-") else {
      return false
    }
    return text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    } && (!text.contains("-") || text.contains { $0.isLowercase })
  }
}
