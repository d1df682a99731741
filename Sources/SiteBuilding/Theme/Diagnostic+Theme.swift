import Conformance

/// What can be wrong with a theme, and what to do about it.
extension Diagnostic {
  /// A placeholder that nothing fills.
  static func unknownPlaceholder(
    _ name: String, at location: SourceLocation, known: [String]
  ) -> Diagnostic {
    let names = known.map { "{{\($0)}}" }.joined(separator: ", ")
    return Diagnostic(
      location, "unknown placeholder “{{\(name)}}”", hint: "this template can use \(names)")
  }

  /// A placeholder without an end.
  static func unclosedPlaceholder(at location: SourceLocation) -> Diagnostic {
    Diagnostic(location, "“{{” without “}}” on the same line", hint: "close it, as in {{title}}")
  }

  /// A placeholder whose content no page would show.
  static func unusedPlaceholder(_ name: String, in file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "the placeholder “{{\(name)}}” is missing",
      hint: "put {{\(name)}} where its content belongs; without it the site would lack it")
  }

  /// A file that a theme must have.
  static func missingThemeFile(_ file: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme is missing",
      hint: "a theme has \(ThemeFile.list)")
  }

  /// A file of the theme that is there and cannot be used.
  static func unreadableThemeFile(_ file: String, reason: String) -> Diagnostic {
    Diagnostic(
      SourceLocation(file: file, line: 1), "this file of the theme cannot be read: \(reason)",
      hint: "make it a readable file in UTF-8")
  }

  /// A line of a file of words that translates nothing.
  static func noTranslation(_ line: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "“\(line)” is no translation",
      hint: "write what the theme says, ' = ' and the same in the other language; '#' is a comment")
  }

  /// A translation of what has one already.
  static func secondTranslation(
    _ word: String, at location: SourceLocation, first: Int
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(word)” is translated already on line \(first)", hint: "delete one of the two")
  }

  /// A translation that fills other places than the original.
  static func otherPlaces(
    _ word: String, _ places: [String], at location: SourceLocation
  ) -> Diagnostic {
    let list = places.isEmpty ? "no places such as {1}" : places.joined(separator: " and ")
    return Diagnostic(
      location, "the translation of “\(word)” has other places to fill",
      hint: "the original has \(list)")
  }

  /// A word of the theme that a file of words leaves out.
  static func untranslated(
    _ word: String, at location: SourceLocation, file: String
  ) -> Diagnostic {
    Diagnostic(
      location, "“\(word)” is not translated in \(file)",
      hint: "add a line there: \(word) = …")
  }

  /// A translation of what the theme does not say.
  static func unsaid(_ word: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      location, "the theme says “\(word)” nowhere",
      hint: "delete the line, or write the original as the theme has it")
  }
}
