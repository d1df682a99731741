/// One field of an object of the wire.
package struct FieldDescription: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its type.
  package var kind: FieldKind
  /// Whether it may be null or absent.
  package var isOptional: Bool
  /// One sentence for people; empty where the name says it all.
  package var meaning = ""
}

/// One object of the wire, as its reader asks for its fields.
struct ObjectDescription: Sendable {
  /// One sentence for people; empty where the name says it all.
  var meaning = ""
  /// The fields, in the order in which they are read.
  var fields: [FieldDescription] = []
  /// The field whose word decides which other fields there are, with those of each word.
  var variants: (field: String, words: [(word: String, fields: [FieldDescription])])?
  /// Whether an object has exactly one of the fields.
  var hasOneField = false
  /// The nested objects, under the names that `FieldKind.object` refers to.
  var definitions: [(name: String, object: ObjectDescription)] = []

  /// Adds a nested object, and those nested in it, each once.
  mutating func define(_ name: String, _ object: ObjectDescription) {
    guard !definitions.contains(where: { $0.name == name }) else { return }
    var object = object
    let inner = object.definitions
    object.definitions = []
    definitions.append((name, object))
    for (name, object) in inner { define(name, object) }
  }
}
