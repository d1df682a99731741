import Conformance
import Results

/// The address by which a browser opens a line in an editor, with `{path}`, `{line}` and `{column}`.
package struct EditorPattern: Hashable, Sendable {
  /// The address of Visual Studio Code.
  package static let visualStudioCode = "vscode://file{path}:{line}:{column}"
  /// Schemes that run or contain a page instead of opening a file.
  private static let forbidden: Set<Substring> = ["javascript", "data", "vbscript", "blob"]

  private let text: String
  private let folder: String

  /// Parses a pattern such as `vscode://file{path}:{line}:{column}`.
  ///
  /// - Parameter folder: the absolute path of the folder that relative paths begin in.
  package init(_ text: String, folder: String) throws(EditorPatternError) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard let scheme = parts.first, parts.count == 2, scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }),
      !Self.forbidden.contains(Substring(scheme.lowercased())), text.contains("{path}"),
      text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
    else {
      throw EditorPatternError(
        description: """
          “\(text)” opens no file. Write an address with '{path}', and with '{line}' and '{column}' if \
          the editor takes them, as in '\(Self.visualStudioCode)'.
          """)
    }
    self.text = text
    self.folder = folder
  }

  /// Returns the address of a location.
  func address(of location: SourceLocation) -> Address {
    let path = location.file.hasPrefix("/") ? location.file : "\(folder)/\(location.file)"
    return .editor(
      text,
      filling: [
        ("{line}", String(location.line)), ("{column}", String(location.column)), ("{path}", path),
      ])
  }
}

/// Thrown for a pattern that opens no file.
package struct EditorPatternError: Error, CustomStringConvertible {
  package let description: String
}
