/// The files of expected failures have mistakes, which have been told already.
struct MistakenExpectations: Error, CustomStringConvertible {
  var description: String {
    "nothing can be judged by files of expected failures that have mistakes"
  }
}
