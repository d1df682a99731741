import Conformance
import Platform
import Results

/// Reads a folder of pages into a `SpecBook`: its Markdown files and, on request, the translations
/// in the folders below.
package struct SpecReader: Sendable {
  /// The languages to read.
  package enum Languages: Sendable {
    /// The original pages only, which are all that a run needs.
    case original
    /// The original pages and every translation.
    case all
  }

  /// Whether the reader also renders HTML.
  package enum Rendering: Sendable {
    /// No HTML, which is all that a run needs.
    case none
    /// The prose as safe HTML.
    case html
  }

  /// The path of the folder, as the user wrote it.
  package let folder: String
  /// Whether to render HTML.
  package let rendering: Rendering
  /// The languages to read.
  package let languages: Languages
  /// The texts of pages, by path, that are read in the place of their files.
  package var replacements: [String: [UInt8]] = [:]
  /// Returns whether a row is read as a scenario; nil for all. The phrases of other rows are not
  /// matched, so their mistakes are not noticed.
  package var selects: (@Sendable (ScenarioID, Clause) -> Bool)?

  package init(folder: String, rendering: Rendering = .none, languages: Languages = .original) {
    self.folder = folder
    self.rendering = rendering
    self.languages = languages
  }

  /// Reads all pages in parallel and checks them against each other.
  ///
  /// - Throws: `SpecError` if the folder cannot be read. Mistakes in the pages, and pages that
  ///   cannot be read, are diagnostics of the book.
  package func read() async throws -> SpecBook {
    var cache = ParseCache()
    return try await read(using: &cache)
  }

  /// Reads all pages and parses only those whose files differ from the cached ones.
  ///
  /// The checks between pages always run again.
  package func read(using cache: inout ParseCache) async throws -> SpecBook {
    let names = readingOrder(of: try pageNames())
    let glossary = glossary(among: names)
    var mistakes: [Diagnostic] = []
    let vocabularyPage = usedVocabularyPage(reporting: &mistakes)
    // Pages cannot be read without the vocabulary that they are written in.
    if vocabularyPage?.domain != VocabularyPage.uikit, !mistakes.isEmpty {
      var book = await Self.book([], translations: Translations(diagnostics: mistakes))
      book.lacksVocabulary = true
      return book
    }
    let vocabulary = cache.prepare(for: glossary, vocabularyPage)
    let pages = await parse(names, glossary, vocabulary, using: &cache)
    // What the other pages say about an unreadable one would only repeat that it is not there.
    let unreadable = pages.filter { !$0.isReadable }
    guard unreadable.isEmpty else { return await Self.book(unreadable) }
    let redirects = read(path(of: RedirectReader.file), reporting: &mistakes, RedirectReader.init)
    let fingerprints = read(
      path(of: FingerprintReader.file), reporting: &mistakes, FingerprintFile.init)
    var translations = Translations()
    var synonyms = Synonyms()
    if languages == .all {
      mistakes += [vocabularyPage?.difference].compactMap { $0 }
      translations = await self.translations(of: pages, fingerprints?.reader.faults ?? [])
      mistakes += fingerprints?.diagnostics ?? []
      synonyms = self.synonyms(reporting: &mistakes)
    }
    let evidence = UIKitRunFolder(of: self)
    translations.diagnostics += mistakes + evidence.diagnostics
    var book = await Self.book(pages, redirects: redirects, translations: translations)
    book.vocabulary = vocabulary
    book.fingerprints = fingerprints
    book.synonyms = synonyms
    book.isPartial = selects != nil
    book.uikitRuns = evidence.runs
    return book
  }

  /// Reads the page of the vocabulary, if there is one, and appends its mistakes.
  package func vocabularyPage(reporting diagnostics: inout [Diagnostic]) -> VocabularyPage? {
    let page = read(path(of: vocabularyFile), reporting: &diagnostics, VocabularyPage.init)
    diagnostics += page?.diagnostics ?? []
    return page
  }

  /// Returns what the pages of the folder can say; UIKit's vocabulary if it has none of its own.
  package func vocabulary(reporting diagnostics: inout [Diagnostic]) -> Vocabulary {
    usedVocabularyPage(reporting: &diagnostics)?.vocabulary ?? .uikit
  }

  /// Returns the page of the vocabulary if it has to be read: what only runs the pages of UIKit's domain
  /// uses the rows that the program contains.
  private func usedVocabularyPage(reporting diagnostics: inout [Diagnostic]) -> VocabularyPage? {
    if languages == .original,
      let bytes = try? text(at: path(of: vocabularyFile)),
      VocabularyPage.domain(in: bytes) == VocabularyPage.uikit
    {
      return nil
    }
    return vocabularyPage(reporting: &diagnostics)
  }

  private func parse(
    _ names: [String], _ glossary: Glossary, _ vocabulary: VocabularyIndex,
    using cache: inout ParseCache
  ) async -> [ParsedPage] {
    await withTaskGroup(of: (String, ParseCache.Entry).self) { group in
      var entries: [String: ParseCache.Entry] = [:]
      var changed: Set<String> = []
      for name in names {
        // The stamp is taken before the file is read: a change in between is noticed next time.
        let replacement = replacements[file(of: name)]
        let stamp = replacement == nil ? FileStamp(of: file(of: name)) : nil
        let cached = replacement.map { cache.entry(for: name, text: $0) }
        if let entry = cached ?? cache.entry(for: name, stamp: stamp) {
          entries[name] = entry
          continue
        }
        changed.insert(name)
        group.addTask {
          let page = parse(page: name, glossary, vocabulary)
          // A file can become readable without a change of its stamp.
          return (name, ParseCache.Entry(stamp: page.isReadable ? stamp : nil, page: page))
        }
      }
      for await (name, entry) in group { entries[name] = entry }
      cache.update(with: entries, changed: changed)
      return names.compactMap { entries[$0]?.page }
    }
  }

  static func book(
    _ parsed: [ParsedPage], redirects reader: RedirectReader? = nil,
    translations: Translations = Translations()
  ) async -> SpecBook {
    async let links = LinkChecker.diagnostics(for: parsed.map { ($0.page, $0.links) })
    let pages = parsed.map(\.page)
    let statements = parsed.flatMap(\.statements)
    var checker = BookChecker(pages: pages, statements: statements)
    let redirects = reader?.read(among: pages)
    let between =
      await checker.check() + links + (redirects?.diagnostics ?? []) + translations.diagnostics
    // The sort is stable: diagnostics at one location keep the order in which they were found.
    let diagnostics = (parsed.flatMap(\.diagnostics) + between).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    return SpecBook(
      pages: pages, traceabilityMatrix: TraceabilityMatrix(statements: statements),
      redirects: redirects?.redirects ?? [], translations: translations.translations,
      diagnostics: diagnostics)
  }

  /// Sorts page names by their first link on the page `introduction`; pages without one come last,
  /// by name.
  private func readingOrder(of names: [String]) -> [String] {
    let introduction = "introduction"
    var positions: [String: Int] = [:]
    if names.contains(introduction), let bytes = try? bytes(of: introduction) {
      positions[introduction] = 0
      let document = MarkdownDocument(SourceLines(bytes), rendering: .none)
      for link in document.blocks.flatMap(\.links) {
        guard let page = link.target?.page.map(String.init), positions[page] == nil else {
          continue
        }
        positions[page] = positions.count
      }
    }
    return names.sorted { first, second in
      (positions[first] ?? .max, first) < (positions[second] ?? .max, second)
    }
  }

  /// Returns the terms to link; none if nothing is rendered.
  private func glossary(among names: [String]) -> Glossary {
    guard rendering == .html, names.contains(Glossary.page),
      let bytes = try? bytes(of: Glossary.page)
    else { return Glossary() }
    var reader = PageReader(
      bytes, file: file(of: Glossary.page), name: Glossary.page,
      rendering: .none)
    return Glossary(reader.read().page)
  }

  /// Reads a file beside the pages, if there is one; a file that cannot be read is a diagnostic.
  func read<Contents>(
    _ path: String, reporting diagnostics: inout [Diagnostic],
    _ parse: (_ bytes: [UInt8], _ file: String) -> Contents
  ) -> Contents? {
    guard replacements[path] != nil || FileReader.exists(path) else { return nil }
    do throws(FileReadingError) {
      return parse(try text(at: path), path)
    } catch {
      diagnostics.append(.unreadable(path, error))
      return nil
    }
  }

  private func pageNames() throws(SpecError) -> [String] {
    guard FileReader.exists(folder) else {
      throw SpecError("there is no folder \(folder); name the folder of the pages with --spec")
    }
    let names = try FileReader.names(in: folder, ending: ".md")
      .filter { $0 != VocabularyPage.name }
    guard !names.isEmpty else {
      throw SpecError("the folder \(folder) has no page; pages are Markdown files that end in .md")
    }
    return names
  }

  private func parse(
    page name: String, _ glossary: Glossary, _ vocabulary: VocabularyIndex
  ) -> ParsedPage {
    do throws(FileReadingError) {
      var reader = PageReader(
        try bytes(of: name), file: file(of: name), name: name, vocabulary, rendering: rendering,
        glossary: name == Glossary.page ? Glossary() : glossary)
      reader.selects = selects
      return reader.read()
    } catch {
      return ParsedPage(unreadable: file(of: name), name: name, error)
    }
  }

  /// The paths of all pages and their translations, sorted.
  package var files: [String] {
    get throws {
      let translated = TranslationFolder.all(in: self)
        .flatMap { folder in folder.pages.map { "\(folder.path)/\($0).md" } }
      let vocabulary = FileReader.exists(path(of: vocabularyFile)) ? [VocabularyPage.name] : []
      return (try pageNames() + vocabulary).map(file).sorted() + translated
    }
  }

  /// The paths of the lists in which ids stand: in the folder of the pages, and of engines beside it.
  package var filesBesidePages: [String] {
    let folders = TranslationFolder.all(in: self)
    let name = folder.split(separator: "/").last ?? ""
    let parent = folder.prefix(upTo: name.startIndex)
    let engines = [path(of: "engines"), "\(parent)engines"]
    let lists = ["profiles", "evidence"].map(path) + engines + engines.flatMap(paths)
    return folders.flatMap { ["\($0.path)/\(Self.namesFile)", $0.record] }
      + lists.flatMap(paths).filter { $0.hasSuffix(".txt") } + ["\(parent)expectations.txt"]
  }

  private func paths(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The name of the list of names in a language's folder.
  package static let namesFile = TranslatedNames.file

  /// The path of the list of redirects.
  package var redirects: String { path(of: RedirectReader.file) }

  /// Whether the word is an id of a clause.
  package static func isClauseID(_ word: String) -> Bool { ClauseHeading.isID(word[...]) }

  /// Returns the path of a page, as diagnostics show it.
  package func file(of name: String) -> String { path(of: "\(name).md") }

  private var vocabularyFile: String { "\(VocabularyPage.name).md" }

  func path(of file: String) -> String {
    folder.hasSuffix("/") ? "\(folder)\(file)" : "\(folder)/\(file)"
  }

  private func bytes(of name: String) throws(FileReadingError) -> [UInt8] {
    try text(at: file(of: name))
  }

  /// Returns the text of a file, or the one that replaces it.
  func text(at path: String) throws(FileReadingError) -> [UInt8] {
    if let text = replacements[path] { return text }
    return try FileReader.bytes(of: path)
  }
}

/// The reason why pages, or files beside them, cannot be read or used as they were asked for.
package struct SpecError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }

  /// The folder or page cannot be read.
  static func unreadable(_ path: String, reason: String) -> Self {
    Self("\(path) cannot be read: \(reason)")
  }
}
