import Testing

@testable import Conformance

@Suite("JSON writer")
struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  @Test("Compact JSON is one line without spaces, in the order of writing")
  func message() {
    let text = text { json in
      json.object { json in
        json.put("b", 1)
        json.put("a", [1.5, -2]) { $0.value($1) }
        json.name("nobody")
        json.null()
        json.put("on", true)
        json.name("at")
        json.value(Point(x: 0.1, y: 1e20))
        json.name("frame")
        json.value(Rect(x: 1, y: 2, width: 3, height: 4))
      }
      json.endLine()
      json.object { _ in }
    }
    #expect(
      text == """
        {"b":1,"a":[1.5,-2],"nobody":null,"on":true,"at":[0.1,1e+20],"frame":[1,2,3,4]}
        {}
        """)
  }

  @Test("Control characters, quotes and backslashes are escaped")
  func escapes() {
    #expect(text { $0.value("a\"b\\c\n\u{1f}é😀") } == #""a\"b\\c\n\u001fé😀""#)
    #expect(
      text { $0.value("\u{7F}\u{80}\u{9B}2J\u{9F}\u{A0}\u{301}") }
        == "\"\\u007f\\u0080\\u009b2J\\u009f\u{A0}\u{301}\"")
  }

  @Test(
    "A number that is not finite is written as null",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    #expect(text { $0.value(number) } == "null")
  }

  @Test("Written JSON is read back the same")
  func roundTrip() throws {
    let value = JSON.object([
      .init("list", .list([.null, .truth(false), .number(-0.1), .text("\u{0}\u{7f}ü")])),
      .init("", .object([.init("deep", .list([.list([])]))])),
    ])
    let compact = text { $0.value(value) }
    #expect(try JSONReader.read(Array(compact.utf8)[...]) == value)
    #expect(try JSONReader.read(Array(value.indented.utf8)[...]) == value)
  }

  @Test("Indented JSON keeps objects and arrays of scalars on one line")
  func indented() {
    let value = JSON.object([
      .init("a", .object([.init("b", .number(1))])), .init("c", .list([.number(1), .null])),
    ])
    #expect(
      value.indented == """
        {
          "a": {"b":1},
          "c": [1,null]
        }

        """)
  }
}
