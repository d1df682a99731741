import Foundation
import Testing

@testable import Previewing

@Suite("Looking at folders")
struct FolderWatchTests {
  private func names(in folder: PreviewFolder) -> [String] {
    FolderWatch(folders: ["\(folder.path)/Spec"]).look().keys
      .map { String($0.dropFirst("\(folder.path)/Spec/".count)) }.sorted()
  }

  @Test("Pages in the folder and right below it are seen, and nothing deeper")
  func levels() throws {
    let folder = try PreviewFolder()
    for name in ["a.md", "ko/a.md", "ko/older/a.md", ".git/a.md", "notes.doc"] {
      try folder.write("# A", to: "Spec/\(name)")
    }
    #expect(names(in: folder) == ["a.md", "ko/a.md"])
  }

  @Test("A folder is seen through a link, one that leads back to itself is no trap")
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
