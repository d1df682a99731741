import Platform

/// What commands read unless an option names something else.
///
/// The current folder comes first, so that a checkout uses its own pages. Then comes what was installed
/// with the program, in a folder beside that of its file, and then the checkout that it was built in:
///
///     /usr/bin/conform   ─►   /usr/share/conform/Spec, Site, web-engine.wasm.gz
enum Installation {
  /// The folder of the pages.
  static var pages: Path { found("Spec", where: hasPages) }

  /// The folder of the theme.
  static var theme: Path { found("Site", where: hasTemplates) }

  /// The engine for the lab; nil if the theme was not installed with the program, because the scripts
  /// of the lab and its engine have to be of one version.
  static var lab: Path? {
    let file = "\(shared)/web-engine.wasm.gz"
    guard theme.text == "\(shared)/Site", FileManager.default.fileExists(atPath: file) else {
      return nil
    }
    return Path(stringLiteral: file)
  }

  /// Where an installation has its files.
  private static var shared: String {
    URL(filePath: Checkout.file).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/conform").path
  }

  /// Returns the first folder of this name that is what it has to be, or the one in the current
  /// folder, which a command then reports as missing.
  private static func found(_ name: String, where isWanted: (String) -> Bool) -> Path {
    var folders = [name, "\(shared)/\(name)"]
    if let checkout = Checkout.aroundProgram { folders.append("\(checkout)/\(name)") }
    return Path(stringLiteral: folders.first(where: isWanted) ?? name)
  }

  /// Whether a folder has pages; they are not read.
  static func hasPages(_ folder: String) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return names?.contains { $0.hasSuffix(".md") } ?? false
  }

  private static func hasTemplates(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/layout.html")
  }
}
