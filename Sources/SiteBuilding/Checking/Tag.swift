/// A tag in the HTML of a page, with the attributes that make or lead to a place.
struct Tag: Hashable {
  /// The line it begins on, counted from 1.
  var line: Int
  /// The column it begins in, counted from 1 in bytes.
  var column: Int
  /// The name of the place, if it is one.
  var id: String?
  /// Where it leads or what it loads, if anything.
  var target: String?
}
