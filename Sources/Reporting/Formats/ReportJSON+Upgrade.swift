import Conformance
import Results

extension JSON {
  /// Returns a report of an older version as one of the current version.
  ///
  /// - Version 1 had no verdict `deviated`: a difference from a SHOULD had failed.
  /// - Version 2 called deviated `departed`, flaky `unsteady`, and the reference engine `Conform`.
  func upgraded(from version: Int) -> JSON {
    guard version < Report.currentVersion else { return self }
    return mapping { name, value in
      switch name {
      case "version": (name, .number(Double(Report.currentVersion)))
      case "engines": (name, value.mappingElements { $0.upgradedEngine(from: version) })
      default: (name, value)
      }
    }
  }

  private func upgradedEngine(from version: Int) -> JSON {
    mapping { name, value in
      switch name {
      case "engine": (name, value.upgradedProfile)
      case "results": (name, value.mappingElements(\.upgradedResult))
      case "tally" where version == 1: (name, value.with(JSON.Member("deviated", .number(0))))
      case "tally": (name, value.mapping { ($0 == "departed" ? "deviated" : $0, $1) })
      default: (name, value)
      }
    }
  }

  private var upgradedProfile: JSON {
    guard case .object(let members) = self, members.contains(Member("name", .text("Conform"))),
      members.contains(Member("language", .text("Swift")))
    else { return self }
    return mapping { ($0, $0 == "name" ? .text(EngineProfile.referenceName) : $1) }
  }

  private var upgradedResult: JSON {
    mapping { name, value in
      switch name {
      case "verdict", "otherVerdict":
        (name, value == .text("departed") ? .text("deviated") : value)
      case "expected": (name, value.mapping { ($0 == "unsteady" ? "flaky" : $0, $1) })
      default: (name, value)
      }
    }
  }

  private func mapping(_ change: (String, JSON) -> (name: String, value: JSON)) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        let (name, value) = change(member.name, member.value)
        return JSON.Member(name, value)
      })
  }

  private func mappingElements(_ change: (JSON) -> JSON) -> JSON {
    if case .list(let elements) = self { .list(elements.map(change)) } else { self }
  }

  private func with(_ member: Member) -> JSON {
    if case .object(let members) = self { .object(members + [member]) } else { self }
  }
}
