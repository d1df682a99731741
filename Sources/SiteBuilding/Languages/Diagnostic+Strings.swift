import Conformance
import Results

/// The mistakes in words files, and in how a theme uses them.
extension Diagnostic {
  /// A line that is neither a text nor a comment.
  static func noString(_ line: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "“\(line)” is not a text",
      hint: "write a key of letters and digits, ' = ' and the text; '#' is a comment")
  }

  /// A second text for a key.
  static func repeatedString(
    _ key: String, at location: SourceLocation, first: Int
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(key)” has a text already on line \(first)", hint: "delete one of the two")
  }

  /// A plural rule that cannot be parsed.
  static func noPluralRule(_ rule: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "“\(rule)” is not a rule for a plural",
      hint: "write it as in 'n = 1' or 'n % 10 = 2..4 and n % 100 != 12..14'")
  }

  /// A plural form without the text that it is a form of.
  static func formWithoutText(
    _ form: String, _ key: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(form)” is a form of no text",
      hint: "add a line for all other numbers: \(key) = …")
  }

  /// A plural form for which the file has no rule.
  static func unknownForm(
    _ form: String, _ name: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    let near = Spelling.suggestion(for: name, among: known).map { "did you mean “\($0)”?" }
    return Diagnostic(
      location, "no rule says for which numbers “\(form)” is meant",
      hint: near ?? "add a line such as: plural[\(name)] = n = 1")
  }

  /// A plural form of a text without a number.
  static func formWithoutCount(
    _ form: String, _ key: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(form)” is a form for some numbers, and “\(key)” has no {count}",
      hint: "delete the line")
  }

  /// A brace that no other closes.
  static func unclosedBrace(at location: SourceLocation) -> Diagnostic {
    Diagnostic(location, "“{” without “}”", hint: "close it, as in {count}")
  }

  /// A placeholder that is never filled.
  static func unknownPlaceholder(
    _ name: String, of key: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    let list = known.map { "{\($0)}" }.joined(separator: ", ")
    return Diagnostic(
      location, "“\(key)” has no placeholder “{\(name)}”",
      hint: known.isEmpty ? "delete it: nothing is filled in" : "this text can use \(list)")
  }

  /// A placeholder whose value the text does not show.
  static func missingPlaceholder(
    _ name: String, of key: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      location, "the text of “\(key)” lacks “{\(name)}”", hint: "put {\(name)} where it belongs")
  }

  /// A use of a text that fills other placeholders than the text has.
  static func otherPlaceholders(
    _ key: String, _ names: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    let list = names.sorted().map { "{\($0)}" }.joined(separator: ", ")
    return Diagnostic(
      location, "the text of “\(key)” has other placeholders",
      hint: names.isEmpty ? "fill none here" : "fill \(list) here")
  }

  /// A text that Swift uses and the original's file lacks.
  static func missingString(_ key: String, in file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "the text “\(key)” is missing",
      hint: "add a line: \(key) = …")
  }

  /// A key that the original's file does not have.
  static func unknownString(
    _ key: String, at location: SourceLocation, file: String, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(key)” is not a text of \(file)",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "add a line there: \(key) = …")
  }

  /// A text that a language lacks; the site shows the original's.
  static func untranslated(_ key: String, original: String, in file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "“\(key)” is not translated: \(original)",
      hint: "add a line: \(key) = …")
  }

  /// A language whose words file is missing; the site shows the original's words.
  static func untranslatedLanguage(_ tag: String, in file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "the site has no words in “\(tag)”",
      hint: "copy \(ThemeFile.words.rawValue) to this file and translate it")
  }

  /// A text that nothing shows.
  static func unusedString(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(location, "nothing shows the text “\(key)”", hint: "delete the line")
  }
}
