/// The forms of one kind of instruction: the field that names the form, and what each form has
/// besides.
package struct Vocabulary<Value>: Sendable {
  /// Reads what follows the name.
  typealias Reading = @Sendable (inout FieldReader) throws(WireProblem) -> Value

  /// The field that holds the name, such as `do`.
  package let keyword: String
  /// The names, in the order of the declaration.
  package let names: [String]
  private let readings: [String: Reading]

  init(_ keyword: String, _ forms: KeyValuePairs<String, Reading>) {
    self.keyword = keyword
    names = forms.map(\.key)
    readings = Dictionary(forms.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads an instruction.
  func read(_ fields: inout FieldReader) throws(WireProblem) -> Value {
    try read(try fields.text(keyword), &fields)
  }

  /// Reads the instruction of that name.
  func read(_ name: String, _ fields: inout FieldReader) throws(WireProblem) -> Value {
    guard let reading = readings[name] else {
      throw WireProblem(at: keyword, "unknown: \"\(name)\"")
    }
    return try reading(&fields)
  }

  /// The fields that a form has besides its name.
  package func fields(of name: String) -> [FieldDescription] {
    readings[name].map { FieldReader.describe($0) } ?? []
  }
}
