import Foundation
import SpecReading
import Testing

@testable import Previewing

@Suite struct FolderWatchTests {
  private func names(in folder: PreviewFolder) -> [String] {
    FolderWatch(folders: ["\(folder.path)/Spec"]).snapshot().keys
      .map { String($0.dropFirst("\(folder.path)/Spec/".count)) }.sorted()
  }

  @Test("Files in a folder and in its folders are watched, and no deeper ones")
  func levels() throws {
    let folder = try PreviewFolder()
    for name in ["a.md", "ko/a.md", "ko/older/a.md", ".git/a.md", "notes.doc"] {
      try folder.write("# A", to: "Spec/\(name)")
    }
    #expect(names(in: folder) == ["a.md", "ko/a.md"])
  }

  @Test("Symbolic links to folders are followed, and loops of links end")
  func links() throws {
    let folder = try PreviewFolder()
    try folder.write("# A", to: "Spec/a.md")
    try folder.write("# A", to: "Korean/a.md")
    for (name, target) in [("ko", "../Korean"), ("ja", "."), ("loop", "loop"), ("fr", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Spec/\(name)", withDestinationPath: target)
    }
    #expect(names(in: folder) == ["a.md", "ja/a.md", "ko/a.md"])
  }
}

extension FolderWatchTests {
  @Test("A pipe is watched and never opened, whether it has the name of a page or of a folder")
  func pipes() throws {
    let folder = try PreviewFolder()
    try folder.write("# A", to: "Spec/a.md")
    for name in ["b.md", "ko"] {
      try #require(mkfifo("\(folder.path)/Spec/\(name)", 0o600) == 0)
    }
    #expect(names(in: folder) == ["a.md", "b.md"])
  }
}

@Suite struct DebounceTests {
  /// Three different snapshots.
  private let states: [FolderWatch.Snapshot]

  init() throws {
    let folder = try PreviewFolder()
    try folder.write("1", to: "a.txt")
    try folder.write("12", to: "b.txt")
    let stamps = try ["a.txt", "b.txt"].map { name in
      try #require(FileStamp(of: "\(folder.path)/\(name)"))
    }
    states = [[:], ["page": stamps[0]], ["page": stamps[1]]]
  }

  /// Returns for each snapshot whether a build is due.
  private func due(_ snapshots: [Int]) -> [Bool] {
    var debounce = Debounce(built: states[0])
    return snapshots.map { debounce.isDue(states[$0]) }
  }

  @Test(
    "A change is due once, at the second snapshot that contains it",
    arguments: [
      ([0, 0, 0], [false, false, false]), ([1, 1, 1], [false, true, false]),
      // One change after another, one that is undone, and a page that is removed.
      ([1, 2, 1, 2, 2, 2], [false, false, false, false, true, false]),
      ([1, 0, 0], [false, false, false]), ([1, 1, 0, 0], [false, true, false, true]),
    ])
  func changes(snapshots: [Int], expected: [Bool]) { #expect(due(snapshots) == expected) }
}
