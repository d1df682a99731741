import Testing

@testable import Running

@Suite struct GlobTests {
  @Test(
    "A star matches any characters or none",
    arguments: [
      ("", "", true), ("", "a", false), ("*", "", true), ("*", "abc", true),
      ("abc", "abc", true), ("abc", "abcd", false), ("abc", "ab", false),
      ("a*c", "ac", true), ("a*c", "abbc", true), ("a*c", "abcd", false),
      ("a*b*c", "aXbYbZc", true), ("*ab", "aab", true), ("**", "x", true),
      ("a**", "a", true), ("*a*a*", "ba", false),
    ])
  func matches(pattern: String, text: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(text) == isMatch)
  }
}
