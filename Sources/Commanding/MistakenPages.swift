/// The pages have mistakes, which have been told already.
struct MistakenPages: Error, CustomStringConvertible {
  var description: String { "nothing can be judged by pages that have mistakes" }
}
