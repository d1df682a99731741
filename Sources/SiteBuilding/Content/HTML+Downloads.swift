extension HTML {
  /// Adds the links to what machines read, or nothing where there is nothing.
  mutating func append(_ downloads: DownloadFiles) {
    guard !downloads.files.isEmpty else { return }
    block("ul", .class("downloads")) { list in
      list.line("li") {
        $0.element(
          "a", .href(.file(DownloadFiles.report, root: "")), text: "All verdicts as JSON")
      }
      for (engine, path) in downloads.badges {
        list.line("li") { item in
          item.element("a", .href(.file(path, root: ""))) { link in
            link.append(text: "Badge of ")
            link.append(foreign: engine.name)
          }
        }
      }
    }
  }
}
