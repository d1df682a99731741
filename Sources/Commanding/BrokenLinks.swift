/// A site has links that lead nowhere, which have been told already.
struct BrokenLinks: Error, CustomStringConvertible {
  var description: String { "the site has mistakes, so it should not be published" }
}
