import Conformance
import Results

/// A format that a report can be written in.
///
/// A new format takes three files: one that declares it as those beside this one do, this one for
/// the list, and its test.
package struct ReportFormat: Sendable {
  /// The formats. Of two with the same ending, the first is the one that the ending stands for.
  package static let all: [ReportFormat] = [.json, .junit, .tap, .ctrf]

  /// The name before the colon in `--report NAME:FILE`: lowercase letters.
  package let name: String
  /// What a file's name ends with to mean this format, without the dot; empty if only the name does.
  package var endings: [String] = []
  /// What it is, in a few words for the help.
  package let help: String
  /// Returns a report in this format; the same report gives the same bytes.
  package let encode: @Sendable (Report) -> [UInt8]

  /// The formats for the help of `--report`: `json (.json): all there is to know; …`.
  package static var listForHelp: String {
    all.map { format in
      let endings = format.endings.map { ".\($0)" }.joined(separator: ", ")
      return "\(format.name)\(endings.isEmpty ? "" : " (\(endings))"): \(format.help)"
    }.joined(separator: "; ")
  }

  /// The formats for an error: `json:FILE, junit:FILE or tap:FILE`.
  fileprivate static var listForErrors: String {
    let names = all.map { "\($0.name):FILE" }
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// The endings for an error: `.json (json), .xml (junit) or .tap (tap)`.
  fileprivate static var endingsForErrors: String {
    let endings = all.flatMap { format in format.endings.map { ".\($0) (\(format.name))" } }
    return "\(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? "")"
  }
}

extension ReportFormat: Hashable {
  /// Whether both have the same name.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A file to write a report to, and the format to write it in.
package struct ReportDestination: Hashable, Sendable {
  /// The file's path, as the user wrote it.
  package let path: String
  /// The format.
  package let format: ReportFormat

  /// Parses the argument of `--report`: `report.xml`, or `ctrf:report.json`.
  ///
  /// What stands before the first colon is a format's name if it is two or more letters, digits or
  /// hyphens. So `C:\report.json` and `./a:b.json` are paths.
  package init(_ argument: String) throws(ReportDestinationError) {
    let remedy =
      "Write \(ReportFormat.listForErrors), or './\(argument)' for a file of that name."
    if argument.hasPrefix(":") {
      throw ReportDestinationError(
        description: "There is no format before the colon of '\(argument)'. \(remedy)")
    }
    guard let colon = argument.firstIndex(of: ":"), Self.isName(argument[..<colon]) else {
      format = try Self.format(of: argument)
      path = argument
      return
    }
    let name = String(argument[..<colon])
    guard let format = ReportFormat.all.first(where: { $0.name == name }) else {
      let nearest = Spelling.suggestion(for: name, among: ReportFormat.all.lazy.map(\.name))
      let hint = nearest.map { "Did you mean '\($0)'? " } ?? ""
      throw ReportDestinationError(
        description: "'\(name)' is not a format of reports. \(hint)\(remedy)")
    }
    path = String(argument[argument.index(after: colon)...])
    guard path.contains(where: { !$0.isWhitespace }) else {
      throw ReportDestinationError(
        description: "'\(name):' names no file. Write one right after it: "
          + "\(ReportFormat.listForErrors).")
    }
    self.format = format
  }

  private static func isName(_ text: Substring) -> Bool {
    text.utf8.count > 1
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  private static func format(of file: String) throws(ReportDestinationError) -> ReportFormat {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      let format = ReportFormat.all.first(where: {
        $0.endings.contains(name[name.index(after: dot)...].lowercased())
      })
    else {
      throw ReportDestinationError(
        description: "The format is given by the extension, \(ReportFormat.endingsForErrors), "
          + "or by a name before the file: \(ReportFormat.listForErrors).")
    }
    guard dot > name.startIndex else {
      throw ReportDestinationError(
        description: "'\(file)' is an extension without a name. Write a name before it, or "
          + "'\(format.name):\(file)' for a file of that name.")
    }
    return format
  }
}

/// Says why an argument of `--report` cannot be used.
package struct ReportDestinationError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
