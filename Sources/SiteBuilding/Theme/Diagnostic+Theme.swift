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
}
