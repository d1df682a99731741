import Conformance

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the theme says in another language: a file such as `words.ko.txt`, with a line for each.
///
///     # The frame
///     Skip to the content = 본문으로 건너뛰기
struct Words: Sendable {
  private static let separator = " = "

  private var translations: [String: String] = [:]
  private let saidByScripts: [String]

  /// Reads the file and reports every mistake in it, given all that the theme says.
  init(_ text: String, file: String, used: [UsedWord], diagnostics: inout [Diagnostic]) {
    saidByScripts = Set(used.filter(\.isSaidByScript).map(\.text)).sorted()
    var lines: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmed
      let location = SourceLocation(file: file, line: index + 1)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let (word, translation) = Self.parts(of: line) else {
        diagnostics.append(.noTranslation(String(line), at: location))
        continue
      }
      if let first = lines[word] {
        diagnostics.append(.secondTranslation(word, at: location, first: first))
        continue
      }
      if Self.places(in: word) != Self.places(in: translation) {
        diagnostics.append(.otherPlaces(word, Self.places(in: word), at: location))
      }
      lines[word] = index + 1
      translations[word] = translation
    }
    report(used, lines, file: file, to: &diagnostics)
  }

  /// What a text is in this language; the text itself where nobody has said.
  subscript(text: String) -> String { translations[text] ?? text }

  /// The files with words in a theme's folder, by the tags of their languages.
  static func files(in folder: String) -> [(tag: String, name: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasPrefix("words."), name.hasSuffix(".txt"), name.count > 10 else { return nil }
      return (String(name.dropFirst(6).dropLast(4)), name)
    }
  }

  /// The words that scripts say, as a script that is loaded before the others.
  func asset(for language: Language) -> Asset {
    var json = JSONWriter()
    json.object { json in
      for text in saidByScripts { json.put(text, self[text]) }
    }
    let bytes = Array("globalThis.conformWords=".utf8) + json.bytes + Array(";\n".utf8)
    return Asset(.script, named: "words.\(language.tag)", bytes: bytes)
  }

  private func report(
    _ used: [UsedWord], _ lines: [String: Int], file: String, to diagnostics: inout [Diagnostic]
  ) {
    var seen: Set<String> = []
    for word in used where translations[word.text] == nil && seen.insert(word.text).inserted {
      diagnostics.append(.untranslated(word.text, at: word.location, file: file))
    }
    let known = Set(used.map(\.text))
    for (word, line) in lines.sorted(by: { $0.value < $1.value }) where !known.contains(word) {
      diagnostics.append(.unsaid(word, at: SourceLocation(file: file, line: line)))
    }
  }

  private static func parts(of line: Substring) -> (word: String, translation: String)? {
    guard let range = line.firstRange(of: separator) else { return nil }
    let (word, translation) = (line[..<range.lowerBound], line[range.upperBound...])
    guard !word.trimmed.isEmpty, !translation.trimmed.isEmpty else { return nil }
    return (String(word.trimmed), String(translation.trimmed))
  }

  /// The places that scripts fill, such as `{1}`.
  private static func places(in text: String) -> [String] {
    (1...9).map { "{\($0)}" }.filter(text.contains)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
