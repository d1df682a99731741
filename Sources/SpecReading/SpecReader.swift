import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a folder of pages: the Markdown files in it, and where that is asked for, those that
/// translate them, in folders below.
package struct SpecReader: Sendable {
  /// The folder, as the user named it.
  package let folder: String
  /// Whether to make HTML of the prose too.
  package let rendering: SpecReader.Rendering
  /// Whether to read the pages in other languages too.
  package let languages: SpecReader.Languages

  package init(
    folder: String, rendering: SpecReader.Rendering = .none,
    languages: SpecReader.Languages = .original
  ) {
    self.folder = folder
    self.rendering = rendering
    self.languages = languages
  }

  /// Reads all pages, in parallel, and checks them against each other.
  ///
  /// - Throws: `SpecFolderError` where the folder or a page cannot be read; mistakes in the pages
  ///   are diagnostics of the book.
  package func read() async throws -> SpecBook {
    var kept = KeptReadings()
    return try await read(reusing: &kept)
  }

  /// The same, but pages whose files are as they were when they were kept are not read again; the
  /// checks between the pages are made anew.
  package func read(reusing kept: inout KeptReadings) async throws -> SpecBook {
    let names = try order(of: pageNames())
    let glossary = try glossary(among: names)
    kept.begin(glossary)
    let read = try await readings(of: names, glossary, reusing: kept)
    kept.end(read)
    let readings = read.map(\.kept.reading)
    return await Self.book(
      readings, redirects: try redirects(), translations: try await translations(of: readings))
  }

  private typealias Read = (name: String, isNew: Bool, kept: KeptReadings.Kept)

  private func readings(
    of names: [String], _ glossary: Glossary, reusing old: KeptReadings
  ) async throws -> [Read] {
    try await withThrowingTaskGroup(of: (Int, Read).self) { group in
      var readings: [(Int, Read)] = []
      for (index, name) in names.enumerated() {
        // Before it is read: where it changes meanwhile, the next reading reads it again.
        let stamp = FileStamp(of: file(of: name))
        if let kept = old.reading(of: name, stamp: stamp) {
          readings.append((index, (name, false, kept)))
          continue
        }
        group.addTask {
          let reading = try read(page: name, glossary: glossary)
          return (index, (name, true, KeptReadings.Kept(stamp: stamp, reading: reading)))
        }
      }
      for try await reading in group { readings.append(reading) }
      return readings.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  static func book(
    _ readings: [PageReader.Reading], redirects reader: RedirectReader? = nil,
    translations: Translations = Translations()
  ) async -> SpecBook {
    async let links = LinkChecker.problems(with: readings.map { ($0.page, $0.links) })
    let pages = readings.map(\.page)
    let statements = readings.flatMap(\.statements)
    var checker = BookChecker(pages: pages, statements: statements)
    let redirects = reader?.read(among: pages)
    let between =
      await checker.check() + links + (redirects?.diagnostics ?? []) + translations.diagnostics
    // What stands at one place stays in the order in which it was found.
    let diagnostics = (readings.flatMap(\.diagnostics) + between).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    return SpecBook(
      pages: pages, ledger: Ledger(statements: statements),
      redirects: redirects?.redirects ?? [], translations: translations.translations,
      diagnostics: diagnostics)
  }

  private func order(of names: [String]) throws -> [String] {
    guard names.contains(ReadingOrder.page) else { return ReadingOrder().sorted(names) }
    return ReadingOrder(introduction: try bytes(of: ReadingOrder.page)).sorted(names)
  }

  /// The terms to link; none where nothing is rendered.
  private func glossary(among names: [String]) throws -> Glossary {
    guard rendering == .html, names.contains(Glossary.page) else { return Glossary() }
    var reader = PageReader(
      try bytes(of: Glossary.page), file: file(of: Glossary.page), name: Glossary.page,
      rendering: .none)
    return Glossary(reader.read().page)
  }

  /// What the folder says of renamed things, if anything.
  private func redirects() throws -> RedirectReader? {
    let path = path(of: RedirectReader.file)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return RedirectReader(try bytes(inFile: path), file: path)
  }

  /// The names of the pages in the folder.
  private func pageNames() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw SpecFolderError.noFolder(folder)
    }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
      if names.isEmpty { throw SpecFolderError.noPages(folder) }
      return names.map { String($0.dropLast(3)) }
    } catch let error as SpecFolderError {
      throw error
    } catch {
      throw SpecFolderError.unreadable(folder, reason: SystemRefusal(error).reason)
    }
  }

  private func read(page name: String, glossary: Glossary) throws -> PageReader.Reading {
    var reader = PageReader(
      try bytes(of: name), file: file(of: name), name: name, rendering: rendering,
      glossary: name == Glossary.page ? Glossary() : glossary)
    return reader.read()
  }

  /// The path of a page, as diagnostics name it.
  package func file(of name: String) -> String { path(of: "\(name).md") }

  func path(of file: String) -> String {
    folder.hasSuffix("/") ? "\(folder)\(file)" : "\(folder)/\(file)"
  }

  private func bytes(of name: String) throws -> [UInt8] { try bytes(inFile: file(of: name)) }

  /// All that stands in a file.
  func bytes(inFile file: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: file)))
    } catch {
      throw SpecFolderError.unreadable(file, reason: SystemRefusal(error).reason)
    }
  }
}
