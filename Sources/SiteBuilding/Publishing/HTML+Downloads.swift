extension HTML {
  /// Adds the links to what machines read, or nothing where there is nothing.
  mutating func append(_ downloads: DownloadFiles, in language: Language) {
    guard !downloads.files.isEmpty else { return }
    block("ul", .class("downloads")) { list in
      list.line("li") {
        $0.element(
          "a", .href(.file(DownloadFiles.report, root: language.top)),
          text: language.wording.allVerdicts)
      }
      for (engine, path) in downloads.badges {
        list.line("li") { item in
          item.element("a", .href(.file(path, root: language.top))) { link in
            let name = HTML { $0.append(foreign: engine.name) }
            link.append(language.wording.badge(of: name))
          }
        }
      }
    }
  }
}
