import Testing

@testable import SiteBuilding

@Suite("SiteWriter")
struct SiteWriterTests {
  private let files = [
    SiteFile(path: "a.html", bytes: Array("one".utf8)),
    SiteFile(path: "sub/b.html", bytes: Array("two".utf8)),
  ]

  @Test("A site is written with a manifest of its files")
  func writes() async throws {
    let folder = try TemporaryFolder()
    let changes = try await SiteWriter(folder: folder.path + "/out").write(files)
    #expect(changes == SiteChanges(written: ["a.html", "sub/b.html"]))
    #expect(folder.files == ["out/.conform-site", "out/a.html", "out/sub/b.html"])
    #expect(folder.text(of: "out/sub/b.html") == "two")
    #expect(folder.text(of: "out/.conform-site") == "conform site 1\na.html\nsub/b.html\n")
  }

  @Test("A file that did not change is not written again")
  func unchanged() async throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try await writer.write(files)
    let names = ["a.html", "sub/b.html", ".conform-site"]
    let before = try names.map(folder.identity)
    #expect(try await writer.write(files) == SiteChanges(unchanged: 2))
    #expect(try names.map(folder.identity) == before)
    var changed = files
    changed[0].bytes.append(33)
    #expect(try await writer.write(changed) == SiteChanges(written: ["a.html"], unchanged: 1))
    #expect(folder.text(of: "a.html") == "one!")
    #expect(try folder.identity(of: "sub/b.html") == before[1])
  }

  @Test("Files of a former run are removed, and other files stay")
  func stale() async throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try await writer.write(files)
    try folder.write("mine", to: "sub/notes.html")
    #expect(
      try await writer.write([files[0]]) == SiteChanges(removed: ["sub/b.html"], unchanged: 1))
    #expect(folder.files == [".conform-site", "a.html", "sub/notes.html"])
    #expect(folder.text(of: ".conform-site") == "conform site 1\na.html\n")
  }

  @Test("A stale file that is missing already is no error")
  func goneAlready() async throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try await writer.write(files)
    try folder.remove("sub/b.html")
    try await writer.write([files[0]])
    #expect(folder.files == [".conform-site", "a.html"])
  }

  @Test("A file that no run wrote is never replaced, and nothing is written")
  func strangers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "sub/b.html")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path).write(files)
    }
    #expect(error == .strangers(folder: folder.path, paths: ["sub/b.html"]))
    #expect(folder.files == ["sub/b.html"])
    #expect(folder.text(of: "sub/b.html") == "mine")
  }

  @Test(
    "No file is written through a symbolic link",
    arguments: ["mine.html", "missing.html"])
  func links(_ target: String) async throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path + "/out")
    try await writer.write(files)
    try folder.write("mine", to: "mine.html")
    try folder.remove("out/a.html")
    try folder.link("out/a.html", to: target)
    await #expect(
      throws: SiteWritingError.strangers(folder: folder.path + "/out", paths: ["a.html"])
    ) {
      try await writer.write(files)
    }
    #expect(folder.text(of: "mine.html") == "mine")
    #expect(folder.text(of: "missing.html") == nil)
  }

  @Test("A manifest that is a symbolic link is refused", arguments: ["list", "missing"])
  func linkedManifest(_ target: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("conform site 1\n", to: "list")
    try folder.link(".conform-site", to: target)
    await #expect(throws: SiteWritingError.damagedManifest(path: folder.path + "/.conform-site")) {
      try await SiteWriter(folder: folder.path).write(files)
    }
    #expect(folder.text(of: "list") == "conform site 1\n")
  }

  @Test("A damaged manifest is reported, and nothing is changed")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    try folder.write("conform site 1\n../x\n", to: ".conform-site")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path).write(files)
    }
    #expect(error == .damagedManifest(path: folder.path + "/.conform-site"))
    #expect(folder.files == [".conform-site"])
  }

  @Test("A folder in the place of a stale file is not removed")
  func folderInPlace() async throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try await writer.write(files)
    try folder.remove("a.html")
    try folder.write("mine", to: "a.html/notes")
    await #expect(throws: SiteWritingError.self) { try await writer.write([files[1]]) }
    #expect(folder.text(of: "a.html/notes") == "mine")
  }

  @Test("A folder in the place of a file is an error with the system's reason")
  func folderForFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.html/x")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path).write([SiteFile(path: "a.html", bytes: [])])
    }
    #expect(error == .refused(path: folder.path + "/a.html", reason: "Is a directory"))
  }

  @Test("A file in the place of a folder is an error with the system's reason")
  func fileForFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out")
    let error = try await #require(throws: SiteWritingError.self) {
      try await SiteWriter(folder: folder.path + "/out").write([SiteFile(path: "a.html", bytes: [])]
      )
    }
    #expect(
      error == .refused(path: folder.path + "/out/.conform-site", reason: "Not a directory"))
  }

  @Test(
    "Each error has a message with a remedy",
    arguments: [
      (
        .strangers(folder: "out", paths: ["a.html", "b.html"]),
        """
        “out” holds files that would be replaced and were not written by conform:
          a.html
          b.html
        Choose another folder with --output, or move them away.
        """
      ),
      (
        .damagedManifest(path: "out/.conform-site"),
        """
        “out/.conform-site” is not a list that conform wrote, so nothing there can safely be \
        replaced.
        Choose another folder with --output, or delete this site's folder.
        """
      ),
      (.refused(path: "out/a.html", reason: "full"), "cannot write “out/a.html”: full"),
    ] as [(SiteWritingError, String)])
  func wording(_ error: SiteWritingError, _ expected: String) {
    #expect(error.description == expected)
  }
}

@Suite("SiteManifest")
struct SiteManifestTests {
  @Test("A written manifest is read again")
  func roundTrip() {
    let manifest = SiteManifest(["b.html", "a/é.html"])
    #expect(manifest.text == "conform site 1\na/é.html\nb.html\n")
    #expect(SiteManifest(text: manifest.text) == manifest)
  }

  @Test(
    "A malformed manifest, or one that leads out of the folder, is refused",
    arguments: [
      "", "a.html\n", "conform site 2\na.html\n", "conform site 1\n../a.html\n",
      "conform site 1\n/etc/passwd\n", "conform site 1\na/../../b\n", "conform site 1\n.\n",
    ])
  func refused(_ text: String) {
    #expect(SiteManifest(text: text) == nil)
  }
}
