import Foundation
import Results
import SpecReading

/// The package's pages, which all tests of a process share.
enum SpecPages {
  /// The folder of the pages.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Spec").path

  private static let reading = Task { try await SpecReader(folder: folder, languages: .all).read() }

  /// The pages with their translations, read once.
  static var book: SpecBook {
    get async throws { try await reading.value }
  }

  /// Returns every scenario with a number divisible by `step`, counted in the order of the pages.
  static func scenarios(every step: Int) async throws -> [Scenario] {
    let all = try await book.scenarios
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
