import Conformance
import Platform

/// The reference engine as a script that contains it as WebAssembly.
///
/// It is a script because a page opened from a disk may load nothing else:
///
///     globalThis.conformEngine="H4sI…";
///
/// The text is the module, compressed with gzip, in base64.
package struct LabEngine: Sendable {
  /// The script; only the lab loads it.
  let script: Asset

  /// Creates the script from a module that is compressed with gzip.
  package init(compressed module: [UInt8]) throws(LabEngineError) {
    guard !module.starts(with: [0x00, 0x61, 0x73, 0x6D]) else { throw .uncompressed }
    guard module.starts(with: [0x1F, 0x8B, 0x08]) else { throw .otherFormat }
    let text = Data(module).base64EncodedString()
    let bytes = Array("globalThis.conformEngine=\"".utf8) + Array(text.utf8) + Array("\";\n".utf8)
    script = Asset(.script, named: "lab-engine", bytes: bytes)
  }
}

/// Thrown for a file that is not an engine for the lab.
package enum LabEngineError: Error, Hashable, CustomStringConvertible {
  /// It is WebAssembly that is not compressed.
  case uncompressed
  /// It is something else.
  case otherFormat

  package var description: String {
    switch self {
    case .uncompressed:
      "the engine is not compressed; name the file ending in '.gz' that 'make lab-engine' wrote"
    case .otherFormat:
      "the file is not an engine for the lab; 'make lab-engine' writes one"
    }
  }
}
