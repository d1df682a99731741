import Conformance

/// The versions of the system on which a clause or a scenario holds.
package struct SystemRange: Hashable, Sendable, CustomStringConvertible {
  /// The first version; nil if it holds on the oldest ones.
  package let first: SystemVersion?
  /// The version from which on it no longer holds; nil if it holds on the newest ones.
  package let end: SystemVersion?

  /// All versions.
  package static let all = SystemRange(first: nil, end: nil)

  package var description: String {
    [first.map { "\($0) and later" }, end.map { "before \($0)" }].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// The newest version on which it holds; nil for the newest of all.
  package var newest: SystemVersion? {
    end.map { end in
      end.minor > 0
        ? SystemVersion(major: end.major, minor: end.minor - 1)
        : SystemVersion(major: end.major - 1)
    }
  }

  /// Returns whether it holds on a version, or on the newest without one.
  package func contains(_ version: SystemVersion?) -> Bool {
    guard let version else { return end == nil }
    return first.map { $0 <= version } ?? true && end.map { version < $0 } ?? true
  }
}

extension SystemRange {
  /// Parses one or both of `iOS 8 and later` and `before iOS 15`, in this order and joined by a comma;
  /// nil for any other text, and where the end is not after the beginning.
  package init?(_ text: String) {
    var parts = text.split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    var (first, end) = (SystemVersion?.none, SystemVersion?.none)
    if let part = parts.last, part.hasPrefix("before ") {
      end = SystemVersion(String(part.dropFirst(7)))
      guard end != nil else { return nil }
      parts.removeLast()
    }
    if let part = parts.first, part.hasSuffix(" and later") {
      first = SystemVersion(String(part.dropLast(10)))
      guard first != nil else { return nil }
      parts.removeFirst()
    }
    guard parts.isEmpty, first != nil || end != nil else { return nil }
    if let first, let end, first >= end { return nil }
    self.init(first: first, end: end)
  }
}
