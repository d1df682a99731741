import Conformance

/// A rule of event delivery that is broken on purpose, and the scenarios by which it shows.
package struct Fault: Hashable, Sendable {
  /// The sentence that says what such an engine does: `Hit-testing ignores alpha`.
  package var name: String
  /// The ids of the clauses whose rule is broken.
  package var clauses: [String]
  /// The fingerprint: the ids of the scenarios that do not pass on the reference engine with this
  /// fault, in the order of the pages.
  package var rows: [String]

  package init(name: String, clauses: [String], rows: [String]) {
    self.name = name
    self.clauses = clauses
    self.rows = rows
  }
}

/// The fingerprints of a catalogue of faults, which a program makes and `Diagnosis` uses.
package struct Fingerprints: Hashable, Sendable {
  /// The value of the field `format`.
  package static let format = "conform-fingerprints"
  /// The version of the format.
  package static let version = 1

  /// The faults, in the order of the catalogue.
  package var faults: [Fault]

  /// Reads the contents of a file.
  package init(_ bytes: [UInt8]) throws(FingerprintsError) {
    let json: JSON
    do throws(JSONError) { json = try JSONReader.read(bytes[...]) } catch { throw .notJSON(error) }
    do throws(WireError) {
      var fields = try FieldReader(json)
      try self.init(&fields)
    } catch {
      throw .malformed(error.description)
    }
  }

  private init(_ fields: inout FieldReader) throws(WireError) {
    faults = []
    try fields.constant("format", .text(Self.format))
    try fields.constant("version", .number(Double(Self.version)))
    try fields.field("faults", &faults)
    try fields.finish()
    var names: Set<String> = []
    for (index, fault) in faults.enumerated() where !names.insert(fault.name).inserted {
      throw WireError(at: "faults[\(index)].name", "\(fault.name.quoted) stands twice")
    }
  }
}

extension Fault: WireObject {
  package static var fieldKind: FieldKind { .object("fault") }
  package static var placeholder: Fault { Fault(name: "", clauses: [], rows: []) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("name", &name, as: .visibleText)
    try fields.field("clauses", &clauses)
    try fields.field("rows", &rows)
  }
}

/// Says why fingerprints cannot be read.
package enum FingerprintsError: Error, Hashable, Sendable {
  /// The file is not JSON.
  case notJSON(JSONError)
  /// Something is missing or of the wrong kind; the text names its path.
  case malformed(String)
}
