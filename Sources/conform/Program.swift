import Commands

/// The entry point of the program; everything else is in `Commands`, where tests can import it.
@main
enum Program {
  static func main() async { await Conform.main() }
}
