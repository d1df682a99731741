import Conformance

/// JSON written as it looks; a member without a value is left out.
///
///     let data: JSON = ["stage": .text("stage_1"), "engines": .integers([0, 2]), "known": nil]
///     // {"stage":"stage_1","engines":[0,2]}
extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  package init(arrayLiteral elements: JSON...) { self = .list(elements) }

  /// A whole number.
  package static func integer(_ number: Int) -> JSON { .number(Double(number)) }

  /// A list of whole numbers.
  package static func integers(_ numbers: some Sequence<Int>) -> JSON {
    .list(numbers.map(JSON.integer))
  }

  /// A list of texts.
  package static func texts(_ texts: some Sequence<String>) -> JSON { .list(texts.map(JSON.text)) }

  /// A list; nil for an empty one.
  package static func nonempty(_ elements: [JSON]) -> JSON? {
    elements.isEmpty ? nil : .list(elements)
  }

  /// The value as text without spaces.
  package var string: String { String(decoding: bytes(), as: UTF8.self) }

  /// Returns the bytes in a layout.
  package func bytes(_ layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var json = JSONWriter(layout)
    json.value(self)
    return json.bytes
  }
}
