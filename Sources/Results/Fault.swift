import Conformance

/// A rule of event delivery that is broken on purpose, and the scenarios by which it shows.
package struct Fault: Hashable, Sendable {
  /// The sentence that says what such an engine does: `Hit-testing ignores alpha`.
  package var name: String
  /// The ids of the clauses whose rule is broken.
  package var clauses: [String]
  /// The fingerprint: the scenarios that do not pass on the reference engine with this fault, in the
  /// order of the pages.
  package var rows: [Row]

  /// A scenario that does not pass, and how.
  package struct Row: Hashable, Sendable {
    /// The scenario's id.
    package var id: String
    /// The keys of the differences, as `ScenarioResult.differenceKeys` has them.
    package var keys: Set<String>

    package init(id: String, keys: Set<String>) {
      self.id = id
      self.keys = keys
    }
  }

  package init(name: String, clauses: [String], rows: [Row]) {
    self.name = name
    self.clauses = clauses
    self.rows = rows
  }
}

extension Fault {
  /// Whether the name says that something never, always or nowhere holds, so that one scenario that
  /// passes refutes it.
  package var isUniversal: Bool {
    name.split(separator: " ").contains { Self.universalWords.contains(String($0)) }
  }

  private static let universalWords: Set = [
    "always", "every", "Every", "ignored", "ignores", "never", "no", "No", "nobody", "nothing",
  ]
}

extension ScenarioResult {
  /// Short names for the differences, which are equal where two engines do the same instead of what the
  /// page expects: by phrase and by what was observed, with its names, counts, order and values; by the
  /// message of an error.
  package var differenceKeys: Set<String> {
    if case .errored(let message) = verdict { return [message.key] }
    return Set(verdict.differences.map { "\($0.phrase) \($0.actual)".key })
  }
}

extension String {
  fileprivate var key: String { String(ContentDigest(of: Array(utf8)).digits.prefix(6)) }
}

/// The fingerprints of a catalogue of faults, which a program makes and `Diagnosis` uses.
package struct Fingerprints: Hashable, Sendable {
  /// The value of the field `format`.
  package static let format = "conform-fingerprints"
  /// The version of the format.
  package static let version = 3

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
      throw WireError(at: "faults[\(index)].name", "\(fault.name.quoted) occurs twice")
    }
  }
}

extension Fault: WireObject {
  package static var fieldKind: FieldKind { .object("fault") }
  package static var placeholder: Fault { Fault(name: "", clauses: [], rows: []) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("name", &name, as: .visibleText)
    try fields.field("clauses", &clauses)
    var texts = rows.map { ([$0.id] + $0.keys.sorted()).joined(separator: " ") }
    try fields.field("rows", &texts)
    rows = texts.map { text in
      let words = text.split(separator: " ").map(String.init)
      return Row(id: words.first ?? "", keys: Set(words.dropFirst()))
    }
  }
}

/// Says why fingerprints cannot be read.
package enum FingerprintsError: Error, Hashable, Sendable {
  /// The file is not JSON.
  case notJSON(JSONError)
  /// Something is missing or of the wrong kind; the text names its path.
  case malformed(String)
}
