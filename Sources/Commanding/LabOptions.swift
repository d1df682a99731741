import ArgumentParser
import SiteBuilding

/// The `--lab` option: the engine that runs in the pages.
struct LabOptions: ParsableArguments {
  @Option(
    name: .customLong("lab"),
    help: ArgumentHelp(
      """
      Add the lab, a page in which this engine runs; 'make lab-engine' writes the file. \
      Example: --lab .build/web-engine.wasm.gz
      """, valueName: "file"),
    completion: .file(extensions: ["gz"]))
  var file: Path?

  /// Reads the engine; nil where none is named.
  func engine() throws -> LabEngine? {
    guard let file else { return nil }
    let module = try File(file).read()
    do throws(LabEngineError) {
      return try LabEngine(compressed: module)
    } catch {
      throw LabFileError(path: file.text, cause: error)
    }
  }
}

/// Thrown for a named file that is not an engine for the lab.
struct LabFileError: Error, CustomStringConvertible {
  /// The path as it was written on the command line.
  let path: String
  /// The reason.
  let cause: LabEngineError

  var description: String { "\(path): \(cause)" }
}
