import Foundation
import Testing

extension BuiltBinaryTests {
  private func read(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// The page on which the second scenario fails.
  private static let failing = sound.replacingOccurrences(of: "100 10 ", with: "10 10  ")

  @Test("A report is written in every format that is asked for")
  func formats() throws {
    try inFolder(page: Self.failing) { folder in
      let ending = try conform(
        [
          "--report", "r.json", "--report", "r.xml", "--report", "r.tap", "--badge", "b.json",
          "--annotations",
        ], in: folder)
      #expect(ending.status == 1)
      #expect(
        ending.output.hasSuffix(
          """

          ::error file=Spec/page.md,line=17,title=HIT-1/outside on Conform::the hit-test view is \
          nobody: expected nobody, actual window

          """))
      #expect(try read("r.json", in: folder).contains("\"format\" : \"conform-report\""))
      #expect(
        try read("r.xml", in: folder).contains(
          "<testsuites name=\"conform\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
      #expect(
        try read("r.tap", in: folder).hasPrefix(
          """
          TAP version 14
          1..2
          # Conform 0.1.0 (Swift)
          ok 1 - HIT-1/inside (Conform)
          not ok 2 - HIT-1/outside (Conform)
            ---

          """))
      #expect(
        try read("b.json", in: folder) == """
          {"schemaVersion":1,"label":"Conform","message":"1 of 2","color":"yellow"}

          """)
    }
  }

  @Test("The site replays the traces that a report keeps, and those of the local engine")
  func traces() throws {
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Site").path
    try inFolder(page: Self.sound) { folder in
      #expect(try conform(["--report", "plain.json"], in: folder).status == 0)
      #expect(try conform(["--report", "full.json", "--traces"], in: folder).status == 0)
      for (words, isReplayed) in [
        (["--report", "plain.json"], false), (["--report", "full.json"], true), ([], true),
      ] {
        let site = try conform(["site", "--output", "out", "--theme", theme] + words, in: folder)
        #expect(site.status == 0)
        #expect(
          try read("out/page.html", in: folder).contains("data-engines=\"0\"") == isReplayed)
        #expect(try !read("out/report.json", in: folder).contains("\"trace\""))
      }
    }
  }

  @Test("Shards that are merged equal one run, byte for byte, and an empty one is fine")
  func shards() throws {
    try inFolder(page: Self.failing) { folder in
      #expect(try conform(["--report", "whole.json"], in: folder).status == 1)
      #expect(try conform(["--shard", "1/3", "--report", "1.json"], in: folder).status == 0)
      #expect(try conform(["--shard", "2/3", "--report", "2.json"], in: folder).status == 1)
      let empty = try conform(["--shard", "3/3", "--report", "3.json"], in: folder)
      #expect(
        empty
          == Ending(
            status: 0,
            output: """
              shard 3/3 holds none of the 2 selected scenarios: there is nothing to run

              0 scenarios: 0 passed · Conform 0.1.0 (Swift)

              """, errors: ""))
      let merged = try conform(
        ["merge", "3.json", "2.json", "1.json", "--report", "all.json"], in: folder)
      #expect(
        merged
          == Ending(
            status: 1,
            output: """
              3 reports joined
              2 scenarios: 1 passed, 1 failed · Conform 0.1.0 (Swift)

              """, errors: ""))
      #expect(try read("all.json", in: folder) == read("whole.json", in: folder))
    }
  }

  @Test("A shard that is missing cannot be merged away")
  func missingShard() throws {
    try inFolder { folder in
      _ = try conform(["--shard", "1/2", "--report", "1.json"], in: folder)
      let merged = try conform(["merge", "1.json", "--report", "all.json"], in: folder)
      #expect(
        merged
          == Ending(
            status: 2, output: "",
            errors: "conform: shard 2/2 of 'Conform' is in none of the reports\n"))
      let site = folder.appendingPathComponent("all.json").path
      #expect(!FileManager.default.fileExists(atPath: site))
    }
  }

  @Test("Nothing selected is an error in a shard too")
  func nothingSelectedInShard() throws {
    try inFolder { folder in
      let ending = try conform(["--shard", "1/2", "--filter", "HIT-9"], in: folder)
      #expect(ending.status == 2)
    }
  }

  @Test("A build tool's shard is run, acknowledged, and reported as JUnit XML where it looks")
  func buildTool() throws {
    let environment = [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status",
      "XML_OUTPUT_FILE": "test.xml",
    ]
    try inFolder { folder in
      let ending = try conform([], in: folder, environment: environment)
      #expect(ending.status == 0)
      #expect(ending.output.hasSuffix("\n1 scenario: 1 passed · Conform 0.1.0 (Swift)\n"))
      #expect(try read("status", in: folder) == "")
      #expect(try read("test.xml", in: folder).contains("name=\"HIT-1/outside\""))
      let own = try conform(["--shard", "1/1", "--list"], in: folder, environment: environment)
      #expect(own.output.split(separator: "\n").count == 2)
      let wrong = try conform([], in: folder, environment: ["TEST_TOTAL_SHARDS": "2"])
      #expect(wrong.status == 2)
      #expect(wrong.errors.hasPrefix("conform: the environment names no shard: TEST_SHARD_INDEX"))
    }
  }

  @Test("A shuffled run says its seed and reports the same")
  func seed() throws {
    try inFolder { folder in
      _ = try conform(["--report", "plain.json"], in: folder)
      let seeded = try conform(["--seed", "7", "--report", "seeded.json"], in: folder)
      #expect(seeded.output.hasPrefix("shuffled with --seed 7\n✓ Spec/page.md  2 passed\n"))
      #expect(try read("seeded.json", in: folder) == read("plain.json", in: folder))
      let random = try conform(["--seed", "random"], in: folder)
      #expect(random.output.hasPrefix("shuffled with --seed "))
    }
  }

  @Test("What is other than in an older report is told, without a say in the status")
  func compare() throws {
    try inFolder { folder in
      _ = try conform(["--report", "old.json"], in: folder)
      let same = try conform(["--compare", "old.json"], in: folder)
      #expect(same.output.hasSuffix("\n\nConform compared with old.json: nothing changed\n"))
      try Data(Self.failing.utf8).write(to: folder.appendingPathComponent("Spec/page.md"))
      let other = try conform(["--compare", "old.json", "--report", "old.json"], in: folder)
      #expect(other.status == 1)
      #expect(
        other.output.hasSuffix(
          """

          Conform compared with old.json:
            1 newly failing
              HIT-1/outside  the hit-test view is nobody: expected nobody, actual window

          """))
      let missing = try conform(["--compare", "none.json"], in: folder)
      #expect(missing.status == 2)
      #expect(missing.output == "")
    }
  }

  @Test("A scenario is explained on every engine, or replayed by hand")
  func explain() throws {
    try inFolder(page: Self.failing) { folder in
      let ending = try conform(["explain", "HIT-1/outside"], in: folder)
      #expect(
        ending
          == Ending(
            status: 0,
            output: """
              HIT-1 MUST A window is found
              Spec/page.md:8 · documented · hit-testing

                It MUST be found.

              HIT-1/outside  Spec/page.md:17

                stage
                  app  application
                  └─ window  window  0 0 100 100

                steps
                  1. touching 10 10
                  2. the hit-test view?
                     then the hit-test view is nobody  line 17

                Conform 0.1.0 (Swift): failed
                  1. touching 10 10
                     point(inside:with:)  window
                     sendEvent(_:)  app → window
                     touchesBegan(_:with:)  window → app
                  2. the hit-test view: window
                     ✗ the hit-test view is nobody
                       expected  nobody
                       actual    window


              """, errors: ""))
      let lines = try conform(["explain", "HIT-1", "--transcript"], in: folder)
      #expect(
        lines.output == """
          {"type":"hello","protocol":1}
          {"type":"stage","id":1,"responders":[{"name":"app","kind":"application"},\
          {"name":"window","kind":"window","in":"app","frame":[0,0,100,100]}]}
          {"type":"perform","id":1,"stage":1,"steps":[{"do":"touchBegins","at":[10,10]},\
          {"ask":"hitTestView"}]}
          {"type":"perform","id":2,"stage":1,"steps":[{"do":"touchBegins","at":[10,10]},\
          {"ask":"hitTestView"}]}
          {"type":"bye"}

          """)
      let unknown = try conform(["explain", "HIT-1/outsdie"], in: folder)
      #expect(
        unknown
          == Ending(
            status: 2, output: "",
            errors: """
              conform: no clause, scenario or name of Apple's is 'HIT-1/outsdie'; did you mean \
              'HIT-1/outside'?

              """))
    }
  }

  @Test("What is known to fail is excused in every format, and in joined reports too")
  func excused() throws {
    try inFolder(page: Self.failing) { folder in
      try Data("engine: Conform\n\nHIT-1/outside | it is young\n".utf8)
        .write(to: folder.appendingPathComponent("young.txt"))
      let shards = ["1/2", "2/2"]
      for (index, shard) in shards.enumerated() {
        let ending = try conform(
          [
            "--shard", shard, "--expectations", "young.txt", "--report", "\(index).json",
            "--annotations",
          ], in: folder)
        #expect(ending.status == 0)
        #expect(!ending.output.contains("::error"))
      }
      let merged = try conform(
        ["merge", "0.json", "1.json", "--report", "all.tap", "--report", "all.xml"], in: folder)
      #expect(merged.status == 0)
      #expect(
        try read("all.tap", in: folder).contains(
          "\nnot ok 2 - HIT-1/outside (Conform) # TODO it is young\n"))
      #expect(
        try read("all.xml", in: folder).contains(
          "<skipped message=\"expected, because it is young: "))
    }
  }
}
