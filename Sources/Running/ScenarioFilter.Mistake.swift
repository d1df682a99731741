import Conformance

extension ScenarioFilter {
  /// Why a filter cannot be read.
  package enum Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no term in it.
    case empty
    /// A `!` stands alone.
    case nothingNegated
    /// There is no such word before a colon.
    case unknownKey(String, nearest: String?)
    /// Nothing stands after the colon.
    case missingValue(key: String)
    /// There is no such level.
    case unknownLevel(String)
    /// There is no such feature.
    case unknownFeature(String, nearest: String?)

    package var description: String {
      switch self {
      case .empty:
        "The filter is empty. Write an id such as 'HIT-4', or leave the filter out."
      case .nothingNegated:
        "'!' needs a term right after it, such as '!feature:touches'."
      case .unknownKey(let key, let nearest):
        "'\(key):' is not known. "
          + Self.remedy(nearest.map { "\($0):" }, all: ["feature:", "level:", "page:"])
      case .missingValue(let key):
        "'\(key):' needs a value right after it, such as '\(Self.example(of: key))'."
      case .unknownLevel(let level):
        "'\(level)' is not a level. Write MUST, SHOULD or MAY."
      case .unknownFeature(let feature, let nearest):
        "'\(feature)' is not a feature. "
          + Self.remedy(nearest, all: Feature.allCases.map(\.rawValue))
      }
    }

    private static func remedy(_ nearest: String?, all: [String]) -> String {
      if let nearest { return "Did you mean '\(nearest)'?" }
      return "Write one of \(all.joined(separator: ", "))."
    }

    private static func example(of key: String) -> String {
      switch key {
      case "feature": "feature:touches"
      case "level": "level:MUST"
      default: "\(key):hit-testing"
      }
    }
  }
}
