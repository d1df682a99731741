import Foundation
import Testing

@Suite("The serve command of the built program")
struct ServeTests {
  /// Starts a preview, and calls `body` with the call, the port, the line about the first build, and
  /// the later lines.
  private func serving(
    in sandbox: Sandbox, environment: [String: String] = [:], _ arguments: [String] = [],
    _ body: (Sandbox.Call, UInt16, String, inout AsyncStream<String>.Iterator) async throws -> Void
  ) async throws {
    let output = sandbox.pipe("lines")
    let call = try await sandbox.begin(
      ["serve", "--theme", Sandbox.theme, "--port", "0"] + arguments,
      writingTo: sandbox.path("lines"), environment: environment)
    var iterator = output.makeAsyncIterator()
    let first = [try #require(await iterator.next()), try #require(await iterator.next())]
    let address = try #require(first.first { $0.contains("http://") })
    let digits = try #require(address.split(separator: ":").last).prefix { $0.isNumber }
    let built = try #require(first.first { $0 != address })
    try await body(call, try #require(UInt16(digits)), built, &iterator)
  }

  @Test("Builds, mistakes and corrections are printed, and Ctrl-C ends with status 0")
  func rebuilding() async throws {
    let sandbox = try Sandbox()
    let sound = try sandbox.read("Spec/page.md")
    try await serving(in: sandbox) { call, _, built, lines in
      #expect(built.hasPrefix("page: "))
      #expect(built.hasSuffix(" ms, 2 passed · Reference"))
      try sandbox.replace(
        sound.replacingOccurrences(of: "| nobody ", with: "| nobdy "), to: "Spec/page.md")
      let broken = try #require(await lines.next())
      #expect(
        broken.hasSuffix(" ms; the browser shows the last good pages until this is corrected"))
      try sandbox.replace(
        sound.replacingOccurrences(of: "| nobody ", with: "| window "), to: "Spec/page.md")
      #expect(await lines.next()?.hasSuffix(" ms, 1 passed, 1 failed · Reference") == true)
      call.send(SIGINT)
      let ending = try await call.end()
      #expect(ending.status == 0)
      #expect(ending.errors.hasPrefix("Spec/page.md:17:30: "))
      #expect(ending.errors.hasSuffix("1 error in 1 page\n"))
    }
  }

  #if !canImport(Darwin)
    @Test("The default browser is opened at the address, and is not waited for")
    func opening() async throws {
      let sandbox = try Sandbox()
      var opened = sandbox.pipe("opened").makeAsyncIterator()
      try sandbox.program("echo \"$@\" > opened; sleep 5", at: "xdg-open")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      try await serving(
        in: sandbox, environment: ["PATH": "\(sandbox.path(".")):\(path)"], ["--open"]
      ) { call, port, _, _ in
        #expect(await opened.next() == "http://localhost:\(port)/")
        call.send(SIGINT)
        let ending = try await call.end()
        #expect(ending.status == 0)
      }
    }
  #endif

  @Test("A port in use is an error that says what to do")
  func portInUse() async throws {
    let sandbox = try Sandbox()
    let other = try Sandbox()
    try await serving(in: sandbox) { _, port, _, _ in
      let ending = try await other.conform(
        "serve", "--theme", Sandbox.theme, "--port", "\(port)")
      #expect(ending.status == 2)
      #expect(
        ending.errors == """
          conform: port \(port) is in use, maybe by another 'conform serve'
          End what uses it, or choose another, as in '--port 0' for any that is free.

          """)
    }
  }
}
