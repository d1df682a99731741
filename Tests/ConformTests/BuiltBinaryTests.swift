import Foundation
import Testing

@Suite("The built binary ends with the status that its help promises")
struct BuiltBinaryTests {
  /// What one call of the program said and how it ended.
  struct Ending: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("conform")

  private static let sound = """
    # Page

    | responder | kind        | in  | frame       |
    | --------- | ----------- | --- | ----------- |
    | app       | application |     |             |
    | window    | window      | app | 0 0 100 100 |

    ## HIT-1 A window is found

    It MUST be found.

    Sources: tests. Feature: hit-testing. Confidence: documented.

    | scenario | when touching | then the hit-test view is |
    | -------- | ------------- | ------------------------- |
    | inside   | 10 10         | window                    |
    | outside  | 100 10        | nobody                    |

    """

  /// Runs the program beside a folder `Spec` with one page.
  private func conform(_ arguments: String..., page: String = sound) throws -> Ending {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    let spec = folder.appendingPathComponent("Spec")
    try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(page.utf8).write(to: spec.appendingPathComponent("page.md"))
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  @Test("0 where everything is as expected")
  func conforming() throws {
    #expect(
      try conform("--engine", "local")
        == Ending(
          status: 0,
          output: """
            ✓ Spec/page.md  2 passed

            2 scenarios: 2 passed · Conform 0.1.0 (Swift)

            """, errors: ""))
  }

  @Test("1 where an expectation is wrong, with expected against actual and the way to run it again")
  func notConforming() throws {
    let page = Self.sound.replacingOccurrences(of: "| window                    |", with: "| app |")
    let ending = try conform(page: page)
    #expect(ending.status == 1)
    #expect(
      ending.output == """
        ✗ Spec/page.md  1 failed, 1 passed

          ✗ HIT-1/inside
            HIT-1 MUST A window is found
            Spec/page.md:16: the hit-test view is app
              expected  app
              actual    window
            trace
              1. touching 10 10
                 point(inside:with:)  window
                 sendEvent(_:)  app → window
                 touchesBegan(_:with:)  window → app
              2. the hit-test view: window
            rerun  swift run conform --engine local --filter 'HIT-1/inside'

        2 scenarios: 1 passed, 1 failed · Conform 0.1.0 (Swift)

        """)
    #expect(ending.errors == "")
  }

  @Test("2 where a page has mistakes, and all of them are told")
  func mistakenPage() throws {
    let page = """
      # Page

      | responder | kind        | in  | frame     |
      | --------- | ----------- | --- | --------- |
      | app       | aplication  |     |           |
      | window    | window      | ap  | 0 0 100 x |

      ## HIT-1 A window is found

      Sources: tests. Feature: hit-testing. Confidence: documented.

      | scenario | when touching | then the hit-test view is |
      | -------- | ------------- | ------------------------- |
      | inside   | 10 ten        | window                    |

      """
    let ending = try conform("check", page: page)
    #expect(ending.status == 2)
    #expect(ending.output == "")
    #expect(
      ending.errors == """
        Spec/page.md:5:15: `aplication` is no kind of responder
          hint: did you mean `application`?
        Spec/page.md:6:29: column `in` names `ap`, which is not on this stage
          hint: did you mean `app`?
        Spec/page.md:6:35: `0 0 100 x` is no frame
          hint: write four numbers, `x y width height`, none negative in size
        Spec/page.md:8:1: clause HIT-1 does not say how binding it is
          hint: use MUST, SHOULD or MAY in its prose
        Spec/page.md:14:14: `ten` does not fit in `touching 10 ten`
          hint: write two numbers, `x y`
        5 mistakes in 1 page
        conform: nothing can be judged by pages that have mistakes

        """)
  }

  @Test("2 where nothing is selected")
  func nothingSelected() throws {
    let ending = try conform("--filter", "nothing")
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("conform: "))
  }

  @Test(
    "64 where the command line is wrong", arguments: ["--engine=remote", "--jobs=0", "--fliter=x"])
  func usage(_ argument: String) throws {
    let ending = try conform(argument)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(ending.errors.contains("Usage: conform"))
  }
}
