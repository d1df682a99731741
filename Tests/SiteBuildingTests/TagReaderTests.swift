import Testing

@testable import SiteBuilding

@Suite("TagReader")
struct TagReaderTests {
  @Test("Anchors and links are read with their lines and columns")
  func tags() {
    var reader = TagReader(
      Array(
        """
        <!doctype html>
        <p class="x">é<a id="a&lt;b&amp;lt;" href="x?a=1&amp;b">t</a><br>
        <!-- <a href="no"> -->
          <img alt=">" src="i.png"/></p>
        """.utf8))
    var tags: [TagReader.Tag] = []
    while let tag = reader.next() { tags.append(tag) }
    #expect(
      tags == [
        TagReader.Tag(line: 2, column: 16, id: "a<b&lt;", target: "x?a=1&b"),
        TagReader.Tag(line: 4, column: 3, id: nil, target: "i.png"),
      ])
  }

  @Test(
    "Reading stops at the end of a truncated page",
    arguments: ["<", "<a", "<a href", "<a href=", "<a href=\"x", "<!--", "<a \"\"=\">", "<a = =>"])
  func brokenOff(_ text: String) {
    var reader = TagReader(Array(text.utf8))
    var count = 0
    while reader.next() != nil { count += 1 }
    #expect(count <= 1)
  }
}
