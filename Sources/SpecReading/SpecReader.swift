import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a folder of pages: the Markdown files in it, not those in folders below.
package struct SpecReader: Sendable {
  /// The folder, as the user named it.
  package let folder: String
  /// Whether to make HTML of the prose too.
  package let rendering: SpecReader.Rendering

  package init(folder: String, rendering: SpecReader.Rendering = .none) {
    self.folder = folder
    self.rendering = rendering
  }

  /// Reads all pages, in parallel, and checks them against each other.
  ///
  /// - Throws: `SpecFolderError` where the folder or a page cannot be read; mistakes in the pages
  ///   are diagnostics of the book.
  package func read() async throws -> SpecBook {
    let names = try pageNames()
    let readings = try await withThrowingTaskGroup(of: (Int, PageReader.Reading).self) { group in
      for (index, name) in names.enumerated() {
        group.addTask { (index, try read(page: name)) }
      }
      var readings: [(Int, PageReader.Reading)] = []
      for try await reading in group { readings.append(reading) }
      return readings.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return Self.book(readings)
  }

  static func book(_ readings: [PageReader.Reading]) -> SpecBook {
    let pages = readings.map(\.page)
    let statements = readings.flatMap(\.statements)
    var checker = BookChecker(pages: pages, statements: statements)
    let between = checker.check()
    // What stands at one place stays in the order in which it was found.
    let diagnostics = (readings.flatMap(\.diagnostics) + between).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    return SpecBook(
      pages: pages, ledger: Ledger(statements: statements), diagnostics: diagnostics)
  }

  /// The paths of the pages below the folder, sorted.
  private func pageNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw SpecFolderError.noFolder(folder)
    }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
      if names.isEmpty { throw SpecFolderError.noPages(folder) }
      return names.sorted()
    } catch let error as SpecFolderError {
      throw error
    } catch {
      throw SpecFolderError.unreadable(folder)
    }
  }

  private func read(page name: String) throws -> PageReader.Reading {
    let file = folder.hasSuffix("/") ? "\(folder)\(name)" : "\(folder)/\(name)"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw SpecFolderError.unreadable(file)
    }
    var reader = PageReader(
      Array(data), file: file, name: String(name.dropLast(3)), rendering: rendering)
    return reader.read()
  }
}
