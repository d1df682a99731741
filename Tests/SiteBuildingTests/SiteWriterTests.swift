#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import SiteBuilding

@Suite("SiteWriter")
struct SiteWriterTests {
  private let files = [
    SiteFile(path: "a.html", bytes: Array("one".utf8)),
    SiteFile(path: "sub/b.html", bytes: Array("two".utf8)),
  ]

  @Test("A site is written with a manifest of its files")
  func writes() throws {
    let folder = try TemporaryFolder()
    let changes = try SiteWriter(folder: folder.path + "/out").write(files)
    #expect(changes == SiteChanges(written: ["a.html", "sub/b.html"]))
    #expect(folder.files == ["out/.conform-site", "out/a.html", "out/sub/b.html"])
    #expect(folder.text(of: "out/sub/b.html") == "two")
    #expect(folder.text(of: "out/.conform-site") == "conform site 1\na.html\nsub/b.html\n")
  }

  @Test("A file that did not change is not written again")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try writer.write(files)
    let names = ["a.html", "sub/b.html", ".conform-site"]
    let before = try names.map(folder.identity)
    #expect(try writer.write(files) == SiteChanges(unchanged: 2))
    #expect(try names.map(folder.identity) == before)
    var changed = files
    changed[0].bytes.append(33)
    #expect(try writer.write(changed) == SiteChanges(written: ["a.html"], unchanged: 1))
    #expect(folder.text(of: "a.html") == "one!")
    #expect(try folder.identity(of: "sub/b.html") == before[1])
  }

  @Test("Files of a former run are removed, and other files stay")
  func stale() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try writer.write(files)
    try folder.write("mine", to: "sub/notes.html")
    #expect(
      try writer.write([files[0]]) == SiteChanges(removed: ["sub/b.html"], unchanged: 1))
    #expect(folder.files == [".conform-site", "a.html", "sub/notes.html"])
    #expect(folder.text(of: ".conform-site") == "conform site 1\na.html\n")
  }

  @Test("A file that no run wrote is never replaced, and nothing is written")
  func strangers() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "sub/b.html")
    let error = try #require(throws: SiteWritingError.self) {
      try SiteWriter(folder: folder.path).write(files)
    }
    #expect(error == .strangers(folder: folder.path, paths: ["sub/b.html"]))
    #expect(folder.files == ["sub/b.html"])
    #expect(folder.text(of: "sub/b.html") == "mine")
  }

  @Test("The output folder itself may be a symbolic link")
  func linkedOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "real/notes")
    try folder.link("out", to: "real")
    try SiteWriter(folder: folder.path + "/out").write(files)
    #expect(folder.text(of: "real/sub/b.html") == "two")
  }

  @Test("What a killed run has left is removed, and the site is completed")
  func killed() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try writer.write([files[0]])
    try folder.write("conform site 1\na.html\nsub/b.html\n", to: ".conform-site")
    try folder.write("half", to: "sub/b.html")
    try folder.write("tw", to: ".conform-site.new/sub/b.html")
    #expect(
      try writer.write(files) == SiteChanges(written: ["sub/b.html"], unchanged: 1))
    #expect(folder.files == [".conform-site", "a.html", "sub/b.html"])
    #expect(folder.text(of: "sub/b.html") == "two")
  }

  @Test("A file that cannot be written leaves the site as it was, without new folders")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try writer.write(files)
    let new = [
      SiteFile(path: "a.html", bytes: [33]), SiteFile(path: "new/c.html", bytes: [33]),
      // Longer than any file system allows.
      SiteFile(path: "deep/" + String(repeating: "x", count: 300) + "/d.html", bytes: [33]),
    ]
    let error = #expect(throws: SiteWritingError.self) { try writer.write(new) }
    guard case .refused(_, "File name too long") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(folder.files == [".conform-site", "a.html", "sub/b.html"])
    #expect(folder.text(of: "a.html") == "one")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == [".conform-site", "a.html", "sub"])
  }

  @Test("A site that cannot be written leaves no folder")
  func unwritableAtFirst() throws {
    let folder = try TemporaryFolder()
    let file = SiteFile(path: String(repeating: "x", count: 300), bytes: [])
    #expect(throws: SiteWritingError.self) {
      try SiteWriter(folder: "\(folder.path)/new/site").write([file])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("A folder in the place of a stale file is not removed")
  func folderInPlace() throws {
    let folder = try TemporaryFolder()
    let writer = SiteWriter(folder: folder.path)
    try writer.write(files)
    try folder.remove("a.html")
    try folder.write("mine", to: "a.html/notes")
    #expect(throws: SiteWritingError.self) { try writer.write([files[1]]) }
    #expect(folder.text(of: "a.html/notes") == "mine")
  }

  @Test("A file in the place of a folder is an error with the system's reason")
  func fileForFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out")
    let error = try #require(throws: SiteWritingError.self) {
      try SiteWriter(folder: folder.path + "/out").write([SiteFile(path: "a.html", bytes: [])]
      )
    }
    #expect(
      error == .refused(path: folder.path + "/out/a.html", reason: "Not a directory"))
  }

  @Test(
    "Each error has a message with a remedy",
    arguments: [
      (
        .strangers(folder: "out", paths: ["a.html", "b.html"]),
        """
        “out” holds files that would be replaced or removed and were not written by conform:
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
      (
        .interrupted(path: "out/a.html", reason: "full"),
        """
        cannot write “out/a.html”: full
        Part of the site is new and part of it is old. Make it again.
        """
      ),
    ] as [(SiteWritingError, String)])
  func wording(_ error: SiteWritingError, _ expected: String) {
    #expect(error.description == expected)
  }
}

@Suite("SiteManifest")
struct SiteManifestTests {
  @Test(
    "A malformed manifest, or one that leads out of the folder, is refused, and nothing is changed",
    arguments: [
      "", "a.html\n", "conform site 2\na.html\n", "conform site 1\n../a.html\n",
      "conform site 1\n/etc/passwd\n", "conform site 1\na/../../b\n", "conform site 1\n.\n",
    ])
  func refused(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".conform-site")
    #expect(throws: SiteWritingError.damagedManifest(path: folder.path + "/.conform-site")) {
      try SiteWriter(folder: folder.path).write([SiteFile(path: "a.html", bytes: [])])
    }
    #expect(folder.files == [".conform-site"])
  }
}
