import Commanding

/// The program that is the command line and no more.
@main
enum Program {
  static func main() async { await Conform.main() }
}
