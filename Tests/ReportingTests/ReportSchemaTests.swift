import Conformance
import Foundation
import Reporting
import Results
import Testing

@Suite("The schema that is published for reports") struct ReportSchemaTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Spec/report.schema.json")

  /// A report that has every field that a report may have.
  private static var report: Report {
    get throws {
      var report = Report.ofEachKind
      report.shard = Shard(2, of: 3)
      report.engines[0].profile.features = Set(Vocabulary.uikit.features)
      report.engines[0].results[1].verdict = .failed([
        .sample(mismatch: .missing("application", .end)),
        .sample(mismatch: .other(of: "the key window", expected: "window", actual: "nobody")),
        .sample(mismatch: .extra("wave")), .sample(mismatch: .order(of: "calls")),
      ])
      report.engines[0].profile.kinds = Set(ResponderKind.allCases)
      return report
    }
  }

  @Test("The schema accepts written reports", .enabled { await JSONSchema.isExpected() })
  func takes() async throws {
    let documents = [
      try Self.report, ReportJSONTests.traced, .sample([]), Report(engines: []),
    ].map { report in
      String(decoding: ReportJSON.encode(report), as: UTF8.self)
    }
    for document in documents {
      #expect(try await JSONSchema.mistakes(in: document, by: Self.file) == "")
    }
  }

  @Test(
    "The schema refuses reports that are never written", .enabled { await JSONSchema.isExpected() },
    arguments: [
      (#""format" : "conform-report""#, #""format" : "other""#),
      (#""version" : 4"#, #""version" : 3"#),
      (#""verdict" : "passed""#, #""verdict" : "green""#),
      (#""verdict" : "passed""#, #""verdict" : "failed""#),
      (#""verdict" : "errored""#, #""verdict" : "passed""#),
      (#""reason" : "#, #""raeson" : "#),
      (#""line" : 7"#, #""line" : "7""#),
      (#""number" : 2"#, #""number" : 0"#),
      (#""footer" : "#, #""foot" : "#),
      (#""id" : "HIT-4/0""#, #""id" : "zero""#),
      (#""kind" : "missing""#, #""kind" : "other""#),
      (#""place" : "end""#, #""place" : "start""#),
    ])
  func refuses(old: String, new: String) async throws {
    let text = String(decoding: ReportJSON.encode(try Self.report), as: UTF8.self)
    let damaged = text.replacingOccurrences(of: old, with: new)
    #expect(damaged != text)
    #expect(try await JSONSchema.mistakes(in: damaged, by: Self.file) != "")
  }
}
