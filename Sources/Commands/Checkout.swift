import Platform

/// The checkout of Conform's repository.
enum Checkout {
  /// Returns the absolute path of the checkout: the named one, else the current folder, else the one in
  /// whose `.build` the program is.
  static func path(_ named: Path?) throws -> String {
    if let named {
      guard isCheckout(named.text) else {
        throw CommandError(
          "\(named.text): is not a checkout of Conform: it has no 'Package.swift' and "
            + "'Spec/protocol.md'")
      }
      return absolute(named.text)
    }
    let current = absolute(".")
    guard let found = isCheckout(current) ? current : aroundProgram else {
      throw CommandError(
        "the libraries of Conform are neither in this folder nor around this program; name a "
          + "checkout of its repository: --conform FOLDER")
    }
    return found
  }

  /// The absolute path of the checkout in whose `.build` the program is; nil if it is in none.
  static var aroundProgram: String? {
    var folder = file
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if isCheckout(folder) { return folder }
    }
    return nil
  }

  /// The program, as a word of a command that works in every folder.
  static var program: String {
    let name = CommandLine.arguments.first ?? "conform"
    return name.contains("/") ? absolute(name) : name
  }

  /// The words that run this program again in the current folder: `swift run conform` in the checkout
  /// that it was built in.
  static var runningProgram: [String] {
    aroundProgram == absolute(".") ? ["swift", "run", "conform"] : [program]
  }

  /// The path of the running program's file, behind links.
  static var file: String {
    #if canImport(Darwin)
      let link = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    #else
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
    return link ?? program
  }

  private static func isCheckout(_ path: String) -> Bool {
    ["Package.swift", "Spec/protocol.md"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  private static func absolute(_ path: String) -> String {
    let path = URL(filePath: path).standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
