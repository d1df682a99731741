import Commanding

/// The entry point of the program; everything else is in `Commanding`, where tests can import it.
@main
enum Program {
  static func main() async { await Conform.main() }
}
