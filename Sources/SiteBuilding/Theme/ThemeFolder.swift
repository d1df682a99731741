import Conformance
import Platform
import Results
import SpecReading

/// Reads the files of a theme, and collects the mistakes in them and the texts that they show.
struct ThemeFolder {
  /// The folder, as the user named it.
  let path: String
  /// The mistakes.
  private(set) var diagnostics: [Diagnostic] = []
  /// The texts that the templates and scripts show.
  private(set) var uses: [StringUse] = []

  /// Reads a template.
  mutating func template<Slot>(_ file: ThemeFile) -> Template<Slot> {
    guard let text = text(of: file.rawValue) else { return Template() }
    let template = Template<Slot>(text, file: path(of: file.rawValue), diagnostics: &diagnostics)
    uses += template.strings
    return template
  }

  /// Returns whether the theme has a file.
  func has(_ file: ThemeFile) -> Bool { FileReader.exists(path(of: file.rawValue)) }

  /// Reads the style sheets and scripts, in the order of their names; the main style sheet always, so
  /// that its absence is reported.
  mutating func assets() -> [AssetSource] {
    let named = names.filter { AssetSource(name: $0, text: "") != nil && !$0.hasPrefix(".") }
    return Set(named + [ThemeFile.style.rawValue]).sorted().compactMap { name in
      guard let text = text(of: name), let asset = AssetSource(name: name, text: text) else {
        return nil
      }
      if asset.kind != .style { uses += StringUse.all(inScript: text, file: path(of: name)) }
      return asset
    }
  }

  /// Reads the words files and checks them against each other and what the theme shows.
  mutating func words() -> [String: StringsFile] {
    guard let text = text(of: ThemeFile.words.rawValue) else { return [:] }
    let path = path(of: ThemeFile.words.rawValue)
    let original = StringsFile(text, file: path, diagnostics: &diagnostics)
    original.check(uses, &diagnostics)
    var words = [Language.original.tag: original]
    for (tag, path, text) in texts("words") where tag != Language.original.tag {
      let file = StringsFile(text, file: path, diagnostics: &diagnostics)
      file.check(against: original, &diagnostics)
      words[tag] = file
    }
    return words
  }

  /// Reads the sentences of the steps in other languages.
  mutating func sentences() -> [String: Sentences] {
    texts("phrases").reduce(into: [:]) { sentences, file in
      let (tag, path, text) = file
      let read = SentencesFile(text, file: path, language: tag, diagnostics: &diagnostics)
      sentences[tag] = read.sentences
    }
  }

  /// Reads the files of a kind with the tags of their languages, such as `ko` of `words.ko.txt`.
  private mutating func texts(_ kind: String) -> [(tag: String, path: String, text: String)] {
    names.compactMap { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == kind, !parts[1].isEmpty, parts[2] == "txt",
        let text = text(of: name)
      else { return nil }
      return (String(parts[1]), path(of: name), text)
    }
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func path(of file: String) -> String { path + "/" + file }

  private mutating func text(of file: String) -> String? {
    let path = path(of: file)
    do throws(FileReadingError) {
      let text = String(validating: try FileReader.bytes(of: path), as: UTF8.self)
      if text == nil { diagnostics.append(.unreadableThemeFile(path, reason: "it is not UTF-8")) }
      return text
    } catch {
      diagnostics.append(
        FileReader.exists(path)
          ? .unreadableThemeFile(path, reason: error.reason) : .missingThemeFile(path))
      return nil
    }
  }
}

/// The files of a theme that are known by name.
enum ThemeFile: String, CaseIterable {
  /// The frame of every page.
  case layout = "layout.html"
  /// The front page, within the layout.
  case index = "index.html"
  /// A page of the specification, within the layout.
  case page = "page.html"
  /// The page with all engines side by side, within the layout.
  case matrix = "matrix.html"
  /// The page on which engines are compared, within the layout.
  case comparison = "compare.html"
  /// The page of one engine, within the layout.
  case engine = "engine.html"
  /// The page on which the reference engine runs, within the layout.
  case lab = "lab.html"
  /// The main style sheet; others, and scripts, may be added.
  case style = "style.css"
  /// The words of the site in the language of the original; others have files beside it.
  case words = "words.en.txt"
  /// The page for unknown addresses, within the layout; optional.
  case notFound = "404.html"
  /// The pictures beside links to symptoms and rows; optional.
  case picture = "picture.svg"

  /// The names of the files that a theme must have, joined with commas and “and”.
  static var list: String {
    let names = allCases.filter { $0 != .notFound && $0 != .picture }.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " and " + names.suffix(1).joined()
  }
}

extension Diagnostic {
  /// A file that a theme must have.
  static func missingThemeFile(_ file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme is missing",
      hint: "name the folder of a theme by `--theme`; it has \(ThemeFile.list)")
  }

  /// A file of the theme that exists and cannot be used.
  static func unreadableThemeFile(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme cannot be read: \(reason)",
      hint: "make it a readable file in UTF-8")
  }
}
