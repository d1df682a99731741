import Conformance
import Results
import Running

@testable import SpecReading

extension FuzzTarget {
  static let filter = FuzzTarget(
    "filter",
    property: "A filter selects the same in capitals, and with a `!` exactly the other scenarios.",
    maximumLength: 1 << 12,
    seeds: { source in
      let cases = try JSONReader.read(SeedSource.file("Tests/Fixtures/Filters/cases.json")[...])
      guard case .list(let rows) = cases else { throw PropertyError("cases.json is no list") }
      return rows.compactMap { row in
        guard case .text(let filter) = row.member("filter") else { return nil }
        return Array(filter.utf8)
      }
    },
    check: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let filter: ScenarioFilter
      do throws(ScenarioFilterError) { filter = try ScenarioFilter(text) } catch {
        try require(!error.description.isEmpty, "an error without words")
        return
      }
      let selected = sample.filter(filter.selects).map(\.id)
      do { _ = try Plan(sample, filters: [filter]) } catch {
        try require(selected.isEmpty, "refused: \(error)")
      }
      let capitals = String(decoding: bytes.map(\.capital), as: UTF8.self)
      try require(
        sample.filter(try ScenarioFilter(capitals).selects).map(\.id) == selected,
        "the filter in capitals selects others")
      let words = text.split(whereSeparator: \.isWhitespace)
      guard words.count == 1, !text.utf8.contains(UInt8(ascii: "!")) else { return }
      let others = try ScenarioFilter("!\(words[0])")
      try require(
        sample.filter { !others.selects($0) }.map(\.id) == selected,
        "the negation does not select the others")
    })
}

/// The scenarios that filters are tried on.
private let sample: [Scenario] = {
  let folder = "Tests/Fixtures/Filters/Spec"
  let pages = (try? SeedSource.files(in: folder, ending: ".md")) ?? []
  return pages.enumerated().flatMap { index, bytes in
    var reader = PageReader(
      bytes, file: "Spec/touch/page\(index).md", name: "page\(index)", rendering: .none)
    return reader.read().page.scenarios
  }
}()

extension UInt8 {
  fileprivate var capital: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 32 : self
  }
}
