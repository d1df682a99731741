import Conformance

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reports as files: versioned JSON with a footer that proves that nothing is missing.
package enum ReportJSON {
  static let format = "conform-report"

  /// What a count can be that no results prove; what adds it up must not overflow.
  static let plausibleCounts = 0...Int(Int32.max)

  /// Which reports somebody can do with.
  package enum Acceptance: Sendable {
    /// Only those of runs that came to their end.
    case complete
    /// Also those of runs that were stopped or interrupted: the rest counts as not run.
    case partial
  }

  /// The report as JSON; the same report gives the same bytes.
  ///
  /// With traces it stands on one line: nobody reads so much, and indents would double it.
  package static func encode(_ report: Report) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !report.hasTraces { encoder.outputFormatting.insert(.prettyPrinted) }
    return Array(try encoder.encode(Document(report))) + [UInt8(ascii: "\n")]
  }

  /// Reads a report back; the file's name is for the messages.
  package static func decode(
    _ bytes: [UInt8], file: String, accepting acceptance: Acceptance = .complete
  ) throws(Mistake) -> Report {
    do throws(Mistake.Kind) {
      let data = Data(bytes)
      let header: Header = try part(of: data)
      guard header.format == format else { throw .notAReport }
      guard header.version == Report.currentVersion else { throw .version(header.version) }
      let report = try (part(of: data) as Document).report()
      if acceptance == .complete, !report.isComplete { throw .partial }
      return report
    } catch {
      throw Mistake(file: file, kind: error)
    }
  }

  private static func part<Part: Decodable>(of data: Data) throws(Mistake.Kind) -> Part {
    do {
      return try JSONDecoder().decode(Part.self, from: data)
    } catch let error as DecodingError {
      throw Mistake.Kind(error)
    } catch {
      throw .notJSON
    }
  }
}

extension Report {
  fileprivate var hasTraces: Bool {
    engines.contains { $0.results.contains { $0.trace != nil } }
  }
}

extension ReportJSON {
  /// What every version of the format begins to be told by.
  private struct Header: Decodable {
    var format: String?
    var version: Int?
  }
}
