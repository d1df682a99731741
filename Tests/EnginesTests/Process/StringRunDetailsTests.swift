import Testing

@testable import Engines

@Suite("What changes from run to run in the output of a crash")
struct StringRunDetailsTests {
  @Test(
    "An ellipsis replaces it",
    arguments: [
      // Addresses.
      ("<View object at 0x7f5f6875db90>", "<View object at 0x…>"),
      ("*** Program crashed: at 0x00007f326a36df7f ***", "*** Program crashed: at 0x… ***"),
      ("0x000055652716a000–0x000055652716c498 t", "0x…–0x… t"),
      // Processes and threads.
      ("Thread 3 \"engine\" crashed:", "Thread … \"engine\" crashed:"),
      ("# pid=19685, tid=19686", "# pid=…, tid=…"),
      ("engine (PID 7) ended", "engine (PID …) ended"),
      (
        "sh: line 1: 19685 Segmentation fault      ./a", "sh: line 1: … Segmentation fault      ./a"
      ),
      ("bash: 19685 Aborted (core dumped)", "bash: … Aborted (core dumped)"),
      // Logs, and Swift's backtrace.
      ("engine[417:9001] no window", "engine[…] no window"),
      ("Backtrace took 0.02s", "Backtrace took …s"),
      // Temporary files.
      ("File \"/tmp/tmpx81k/engine.py\", line 3", "File \"/tmp/…/engine.py\", line 3"),
      ("cannot open /tmp/tmpx81k: gone", "cannot open /tmp/…: gone"),
      ("at file:///tmp/x81k/engine.mjs:3:5", "at file:///tmp/…/engine.mjs:3:5"),
      ("in /private/var/folders/1a/2b_c/T/x81k/a", "in /private/var/folders/1a/2b_c/T/…/a"),
    ])
  func replaced(text: String, expected: String) {
    #expect(text.withoutRunDetails() == expected)
  }

  @Test(
    "What is the same in every run stays",
    arguments: [
      "Engine/View.swift:12:34: Fatal error: Index out of range",
      "a.cpp:10:22:33 error 0x1F, 0x0",
      "3  inner(_:) + 67 in engine at /home/me/engine.swift:3:5",
      "IndexError: list index 7, view[3], [1, 2], size 10:20",
      "/home/me/tmp/engine.py, relative/tmp/engine.py",
      "mail me@decade.org; 3 processes, 2 threads",
      "version 2026-11, 1.20.31, 100:20:30",
    ])
  func kept(text: String) {
    #expect(text.withoutRunDetails() == text)
  }

  @Test("The first name in the folder that the environment names is replaced")
  func environment() {
    let text = "in /scratch/job/x81k/engine.py and /scratch/job/y, not /scratch/jobs/z"
    let expected = "in /scratch/job/…/engine.py and /scratch/job/…, not /scratch/jobs/z"
    #expect(text.withoutRunDetails(temporaryFolder: "/scratch/job") == expected)
    #expect(text.withoutRunDetails(temporaryFolder: "/scratch/job/") == expected)
    for folder in ["", "/"] {
      #expect(text.withoutRunDetails(temporaryFolder: folder) == text)
    }
  }

  @Test("Swift's registers and images are left out")
  func registers() {
    let text = """
      1 main + 3 in engine

      Registers:

      rax 0x0000000000000000  0
      rbx 0x000055606990630a  93872576291594

      r15 0x000000000000000b  11


      Images (11 omitted):

      0x000055652716a000–0x000055652716c498 f68680973504939d2b042c8f2e147eea12d6cfa5 engine  /engine
      0x00007f326a200000–0x00007f326a7d2d40 b521f25fdeacf504eca83d97c7308e8fc11be729 libc    /libc.so

      Backtrace took 0.02s
      """
    #expect(
      text.withoutRunDetails() == """
        1 main + 3 in engine

        Registers:

        …


        Images (11 omitted):

        …

        Backtrace took …s
        """)
  }
}
