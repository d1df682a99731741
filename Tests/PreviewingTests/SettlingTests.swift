import SpecReading
import Testing

@testable import Previewing

@Suite struct SettlingTests {
  /// Sights that differ by which file has which state.
  private let states: [FolderWatch.Sight]

  init() throws {
    let folder = try PreviewFolder()
    try folder.write("1", to: "a.txt")
    try folder.write("12", to: "b.txt")
    let stamps = try ["a.txt", "b.txt"].map { name in
      try #require(FileStamp(of: "\(folder.path)/\(name)"))
    }
    states = [[:], ["page": stamps[0]], ["page": stamps[1]]]
  }

  /// When it is time, as the looks go.
  private func due(_ looks: [Int]) -> [Bool] {
    var settling = Settling(built: states[0])
    return looks.map { settling.isDue(states[$0]) }
  }

  @Test("Nothing is due while nothing changes")
  func quiet() { #expect(due([0, 0, 0]) == [false, false, false]) }

  @Test("A change is due at the second look that finds it, and once")
  func change() { #expect(due([1, 1, 1]) == [false, true, false]) }

  @Test("While one change follows another, none is due")
  func burst() { #expect(due([1, 2, 1, 2, 2, 2]) == [false, false, false, false, true, false]) }

  @Test("What was changed and changed back is not due")
  func back() { #expect(due([1, 0, 0]) == [false, false, false]) }

  @Test("A page that is gone is due like any change")
  func gone() { #expect(due([1, 1, 0, 0]) == [false, true, false, true]) }
}
