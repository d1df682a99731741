import Foundation
import Testing

extension BuiltBinaryTests {
  private static let korean = "# 쪽\n\n## HIT-1 윈도우를 찾는다\n\n찾아야 한다(MUST).\n"

  private func write(_ text: String, to file: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("Translations are recorded, and told once their originals change; a run does not read them")
  func translations() throws {
    try inFolder { folder in
      try write(Self.korean, to: "Spec/ko/page.md", in: folder)
      let stamp = ["translations", "--stamp", "page"]
      #expect(
        try conform(stamp, in: folder)
          == Ending(
            status: 0,
            output: """
              up to date  page#page
              up to date  page#HIT-1
              Spec/ko/originals.txt: 2 sections up to date

              """, errors: ""))
      #expect(
        try conform(stamp, in: folder).output == "Spec/ko/originals.txt: nothing has changed\n")
      #expect(
        try conform(["check", "--strict"], in: folder)
          == Ending(
            status: 0, output: "1 page, 1 clause, 2 scenarios: no mistakes\n", errors: ""))
      let changed = Self.sound.replacingOccurrences(of: "MUST be", with: "MUST always be")
      try write(changed, to: "Spec/page.md", in: folder)
      let notes = """
        1 page, 1 clause, 2 scenarios: no mistakes
        Spec/page.md:8:1: `page#HIT-1` is younger than its translation at Spec/ko/page.md:3
          hint: bring the translation up to date, then conform translations --stamp 'page#HIT-1'
        1 note on translations

        """
      #expect(
        try conform(["check"], in: folder) == Ending(status: 0, output: notes, errors: ""))
      #expect(
        try conform(["check", "--strict"], in: folder)
          == Ending(
            status: 2, output: notes,
            errors: "conform: the translations are not up to date\n"))
      #expect(
        try conform(["translations"], in: folder)
          == Ending(
            status: 0,
            output: """
              language  page  translated       older     missing
              ko        page           1           1           0
              ko        all            1           1           0

              """, errors: ""))
      try write("# 쪽\n\n## HIT-2 x\n", to: "Spec/ko/page.md", in: folder)
      let mistaken = try conform(["check"], in: folder)
      #expect(mistaken.status == 2)
      #expect(
        mistaken.errors == """
          Spec/ko/page.md:3:1: the original has no clause HIT-2
            hint: did you mean `HIT-1`?
          1 mistake in 1 page
          conform: nothing can be judged by pages that have mistakes

          """)
      #expect(try conform(["run"], in: folder).status == 0)
    }
  }

  @Test(
    "What cannot be recorded is told",
    arguments: [
      (
        ["--stamp", "pag"], 2,
        "conform: there is no page or section 'pag'; did you mean 'page'?\n"
      ),
      (["--language", "de"], 2, "conform: there is no translation 'de'; there are ko\n"),
    ] as [([String], Int32, String)])
  func stamping(_ words: [String], _ status: Int32, _ errors: String) throws {
    try inFolder { folder in
      try write(Self.korean, to: "Spec/ko/page.md", in: folder)
      #expect(
        try conform(["translations"] + words, in: folder)
          == Ending(status: status, output: "", errors: errors))
    }
  }

  @Test("One language is recorded at a time, and names go with that alone")
  func oneLanguage() throws {
    try inFolder { folder in
      #expect(
        try conform(["translations", "--stamp"], in: folder).errors
          == "conform: there is no translation; its pages stand in a folder below the pages, "
          + "such as ko\n")
      try write(Self.korean, to: "Spec/ko/page.md", in: folder)
      try write(Self.korean, to: "Spec/ja/page.md", in: folder)
      #expect(
        try conform(["translations", "--stamp"], in: folder).errors
          == "conform: name one of several languages with --language: ja, ko\n")
      #expect(try conform(["translations", "--stamp", "--language", "ja"], in: folder).status == 0)
      #expect(try conform(["translations", "page"], in: folder).status == 64)
    }
  }
}
