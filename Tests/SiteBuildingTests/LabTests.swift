import Conformance
import Results
import SpecReading
import Testing

@testable import SiteBuilding

@Suite("The lab of the site")
struct LabTests {
  /// The smallest file that is compressed with gzip, as far as its beginning tells.
  private static let module: [UInt8] = [0x1F, 0x8B, 0x08, 0x00]

  private func files(
    with lab: LabEngine?, of page: Page = Samples.page(), reports: [Report] = []
  ) async throws -> [String: String] {
    let theme = try PlainTheme.read(changing: [
      "layout.html":
        "{{assets}}<b>{{policy}}</b>{{lab}}{{main}}"
        + "<!--{{title}}{{root}}{{head}}{{search}}{{navigation}}{{language}}{{languages}}-->",
      "lab-stage.js": "say(\"matrix\");\n",
    ])
    return try await SiteBuilder(theme: theme, snapshots: Samples.snapshots, lab: lab)
      .build(Samples.book(page), reports: reports).texts
  }

  @Test("A site without an engine has no lab, no link to it, and none of its files")
  func without() async throws {
    let files = try await files(with: nil)
    #expect(files.keys.filter { $0.hasPrefix("lab") || $0.hasPrefix("scenarios-") } == [])
    #expect(files.values.allSatisfy { !$0.contains("site:lab") && !$0.contains("wasm") })
  }

  @Test("The lab alone loads its assets; it and pages of scenarios may compile WebAssembly")
  func with() async throws {
    let files = try await files(with: LabEngine(compressed: Self.module))
    let engine = try #require(files.keys.first { $0.hasPrefix("lab-engine.") })
    #expect(files[engine] == "globalThis.conformEngine=\"H4sIAA==\";\n")
    let script = try #require(files.keys.first { $0.hasPrefix("lab.en.") })
    #expect(files[script]?.contains("{\"matrix\":\"Matrix\"}") == true)
    let pages = files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 3)
    for (path, page) in pages {
      let isLab = path == "lab.html"
      let link = "<a id=\"site:lab\" href=\"lab.html\" data-script=\"\(script)\">Lab</a>"
      #expect(page.contains(link), "\(path)")
      let runsEngine = isLab || path == "hit.html"
      #expect(page.contains("<b> 'wasm-unsafe-eval'</b>") == runsEngine, "\(path)")
      #expect(!page.contains("worker-src"), "\(path)")
      #expect(page.contains("src=\"\(script)\"") == isLab, "\(path)")
      #expect(page.contains(engine) == isLab, "\(path)")
    }
  }

  @Test("The scenarios of a page are a script with stages and steps as engines get them")
  func scenarios() async throws {
    let files = try await files(with: LabEngine(compressed: Self.module))
    let (path, script) = try #require(files.first { $0.key.hasPrefix("scenarios-") })
    #expect(script.hasPrefix("(globalThis.conformScenarios??={})[\"hit\"]={\"titles\":{\"en\":{"))
    #expect(script.contains("{\"id\":\"HIT-4/hidden\",\"features\":"))
    #expect(files["lab.html"]?.contains("&quot;\(path)&quot;") == true)
  }

  @Test("A page whose scenarios can be replayed names what a stage loads when it is touched")
  func touched() async throws {
    let page = Samples.stagedPage(Samples.played([.set("hidden", of: "A", to: true)]))
    let report = Samples.recordings(("Toy", [Trace.Record()], .passed))
    let lab = try LabEngine(compressed: Self.module)
    let files = try await files(with: lab, of: page, reports: [report])
    let text = try #require(files["hit.html"])
    for (name, start) in [("engine", "lab-engine."), ("scenarios", "scenarios-hit.")] {
      let path = try #require(files.keys.first { $0.hasPrefix(start) })
      #expect(text.contains("data-\(name)=\"\(path)\""))
    }
    #expect(text.contains("data-page=\"hit\" data-vocabulary=\"{&quot;kinds&quot;:{"))
  }

  @Test("A file that is no compressed engine is refused, with what to do")
  func refusals() {
    #expect(throws: LabEngineError.uncompressed) {
      try LabEngine(compressed: [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0])
    }
    #expect(throws: LabEngineError.otherFormat) { try LabEngine(compressed: Array("{}".utf8)) }
    #expect(
      "\(LabEngineError.uncompressed)"
        == "the engine is not compressed; name the file ending in '.gz' that 'make lab-engine' wrote"
    )
    #expect(
      "\(LabEngineError.otherFormat)"
        == "the file is not an engine for the lab; 'make lab-engine' writes one")
  }
}
