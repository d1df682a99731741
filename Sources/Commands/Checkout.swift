import Platform

/// A checkout of Conform's repository.
struct Checkout {
  /// Its absolute path.
  let path: String

  /// Finds the checkout: the named one, else the current folder, else the one in whose `.build` the
  /// program is.
  init(_ named: Path?) throws {
    if let named {
      guard Self.isCheckout(named.text) else {
        throw CommandError(
          "\(named.text): is not a checkout of Conform: it has no 'Package.swift' and "
            + "'Spec/protocol.md'")
      }
      path = Self.absolute(named.text)
      return
    }
    let current = Self.absolute(".")
    guard let found = Self.isCheckout(current) ? current : Self.aroundProgram else {
      throw CommandError(
        "the libraries of Conform are neither in this folder nor around this program; name a "
          + "checkout of its repository: --conform FOLDER")
    }
    path = found
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
