import Conformance
import Platform
import Results

/// The folder `profiles` below the pages: a file `NAME.txt` for each profile.
package struct ProfileFolder: Sendable {
  private static let name = "profiles"
  private static let ending = ".txt"

  /// The names of the profiles, sorted.
  package let names: [String]

  private let path: String
  private let book: SpecBook

  /// Lists the folder; without one there is no profile.
  ///
  /// - Throws: `SpecError` if the folder cannot be read.
  package init(of reader: SpecReader, for book: SpecBook) throws(SpecError) {
    self.book = book
    path = reader.path(of: Self.name)
    names = FileReader.exists(path) ? try FileReader.names(in: path, ending: Self.ending) : []
  }

  /// Reads a profile; its mistakes are diagnostics.
  ///
  /// - Throws: `SpecError` if the folder has no profile of that name.
  package func read(_ name: String) throws(SpecError) -> (ScenarioProfile, [Diagnostic]) {
    guard names.contains(name) else {
      let missing = "there is no profile '\(name)': \(file(of: name)) is not there"
      guard !names.isEmpty else {
        throw SpecError(
          "\(missing), and no other profile is; a profile is a file with an id on each line")
      }
      let verb = names.count == 1 ? "is" : "are"
      throw SpecError("\(missing); there \(verb) \(names.joined(separator: ", "))")
    }
    return read(existing: name)
  }

  /// The mistakes of all profiles.
  package var diagnostics: [Diagnostic] { names.flatMap { read(existing: $0).1 } }

  private func file(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }

  private func read(existing name: String) -> (ScenarioProfile, [Diagnostic]) {
    let file = file(of: name)
    do throws(FileReadingError) {
      var reader = ProfileReader(file: file, book: book)
      reader.read(try FileReader.bytes(of: file))
      return (ScenarioProfile(name: name, scenarios: Set(reader.lines.keys)), reader.diagnostics)
    } catch {
      return (ScenarioProfile(name: name, scenarios: []), [.unreadable(file, error)])
    }
  }
}
