import Conformance
import Running
import Testing

@Suite struct ShardReadingTests {
  @Test("A shard is read as it is printed", arguments: ["1/1", "2/3", "10/10"])
  func sound(text: String) throws {
    #expect(try Shard(text).description == text)
  }

  @Test(
    "What is no shard is a mistake that says how to write one",
    arguments: [
      ("", "'' is no shard. Write two numbers, such as 1/3."),
      ("1", "'1' is no shard. Write two numbers, such as 1/3."),
      ("1/2/3", "'1/2/3' is no shard. Write two numbers, such as 1/3."),
      ("a/b", "'a/b' is no shard. Write two numbers, such as 1/3."),
      ("0/3", "'0/3' is no shard: the first number goes from 1 to the second, such as 1/3."),
      ("4/3", "'4/3' is no shard: the first number goes from 1 to the second, such as 1/3."),
      ("1/0", "'1/0' is no shard: the first number goes from 1 to the second, such as 1/3."),
    ])
  func mistaken(text: String, message: String) {
    let mistake = #expect(throws: ShardMistake.self) { try Shard(text) }
    #expect(mistake?.description == message)
  }
}
