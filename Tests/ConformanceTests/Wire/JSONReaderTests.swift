import Testing

@testable import Conformance

@Suite("JSON reader")
struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSON {
    try JSONReader.read(Array(text.utf8)[...])
  }

  @Test(
    "Values are read",
    arguments: [
      ("null", .null), (" true ", .truth(true)), ("false", .truth(false)), ("0", .number(0)),
      ("-12", .number(-12)), ("0.005", .number(0.005)), ("1e3", .number(1000)),
      ("-2.5E-1", .number(-0.25)), ("1234567890123456", .number(1_234_567_890_123_456)),
      (#""""#, .text("")), (#""a\"\\\/\b\f\n\r\t""#, .text("a\"\\/\u{8}\u{c}\n\r\t")),
      (#""\u00e9\ud83d\ude00é""#, .text("é😀é")), ("[]", .list([])),
      ("[1, [2],\t{}]", .list([.number(1), .list([.number(2)]), .object([])])),
      (
        #"{"b": 1, "a": null}"#,
        .object([JSON.Member("b", .number(1)), JSON.Member("a", .null)])
      ),
    ] as [(String, JSON)])
  func value(text: String, value: JSON) throws {
    #expect(try read(text) == value)
  }

  @Test("Reading many values ends when the task is cancelled")
  func cancelled() async {
    let values = Array("[\(Array(repeating: "0", count: 10_000).joined(separator: ","))]".utf8)
    let error = await withTaskGroup(of: JSONError?.self) { group in
      group.cancelAll()
      group.addTask {
        do throws(JSONError) {
          _ = try JSONReader.read(values[...])
          return nil
        } catch {
          return error
        }
      }
      return await group.next() ?? nil
    }
    #expect(error?.description == "not JSON at byte 8190: reading it was interrupted")
  }

  @Test(
    "An error has a reason and a place",
    arguments: [
      ("", "not JSON at byte 1: it ends too early"),
      ("[1,", "not JSON at byte 4: it ends too early"),
      (#"{"a""#, "not JSON at byte 5: it ends too early"),
      (#""abc"#, "not JSON at byte 5: it ends too early"),
      ("tru", "not JSON at byte 4: it ends too early"),
      ("nil", "not JSON at byte 2: unexpected character"),
      ("hello", "not JSON at byte 1: unexpected character"),
      ("[1 2]", "not JSON at byte 4: unexpected character"),
      ("[1,]", "not JSON at byte 4: unexpected character"),
      ("{a:1}", "not JSON at byte 2: unexpected character"),
      ("{} {}", "not JSON at byte 4: something follows the value"),
      ("01", "not JSON at byte 2: unexpected character"),
      ("1.", "not JSON at byte 3: it ends too early"),
      ("-", "not JSON at byte 2: it ends too early"),
      ("1e999", "not JSON at byte 1: the number is too large"),
      (#"{"a":1,"a":2}"#, #"not JSON at byte 8: "a" occurs twice in an object"#),
      ("\"a\u{1}\"", "not JSON at byte 3: a control character must be escaped"),
      ("\"\\n\u{1}\"", "not JSON at byte 4: a control character must be escaped"),
      (#""\x""#, "not JSON at byte 3: unexpected character"),
      (#""\u12g4""#, "not JSON at byte 6: unexpected character"),
      (#""\ud800""#, "not JSON at byte 4: the text is not Unicode"),
      (#""\udc00\ud800""#, "not JSON at byte 4: the text is not Unicode"),
      (#""\ud800A""#, "not JSON at byte 4: the text is not Unicode"),
      (String(repeating: "[", count: 100), "not JSON at byte 65: nested too deeply"),
    ])
  func problem(text: String, words: String) {
    let problem = #expect(throws: JSONError.self) { try read(text) }
    #expect(problem?.description == words)
  }

  @Test("Bytes that are not UTF-8 are rejected")
  func unicode() {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x22]
    #expect(throws: JSONError(kind: .notUnicode, column: 1)) { try JSONReader.read(bytes[...]) }
  }

  @Test("Places are counted from the start of a slice")
  func slice() {
    let bytes = Array("xx[1,}".utf8)
    #expect(throws: JSONError(kind: .unexpected, column: 4)) { try JSONReader.read(bytes[2...]) }
  }
}
