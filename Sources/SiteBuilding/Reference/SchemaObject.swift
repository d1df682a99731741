/// An object of JSON as a schema describes it.
struct SchemaObject: Hashable, Sendable {
  /// A stretch of what is said of a field's value.
  enum Word: Hashable, Sendable {
    /// Words of ours.
    case plain(String)
    /// A value as it stands in JSON.
    case value(String)
    /// Another object.
    case object(String)
  }

  /// A member of the object.
  struct Field: Hashable, Sendable {
    /// Its name.
    var name: String
    /// Whether it is always there.
    var isRequired: Bool
    /// What its value is.
    var value: [Word]
    /// What it means.
    var meaning: String
  }

  /// One of several forms that the object has, told by the value of a field.
  struct Form: Hashable, Sendable {
    /// The field and the value that tell it.
    var field: String
    var value: String
    /// The fields that must stand in it.
    var with: [String]
    /// The fields that must not.
    var without: [String]
  }

  /// What it is called.
  var title: String
  /// What it means.
  var meaning: String
  /// Its members, in the order of the schema.
  var fields: [Field]
  /// Its forms, where it has several.
  var forms: [Form]
}
