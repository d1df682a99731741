/// Why a shard cannot be run.
package enum ShardMistake: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not written as two numbers.
  case notTwoNumbers(String)
  /// The first number is not one from 1 to the second.
  case noSuchShard(String)
  /// The build tool says only half of it, or no numbers that go together.
  case environment(index: String?, count: String?)

  package var description: String {
    switch self {
    case .notTwoNumbers(let text): "'\(text)' is no shard. Write two numbers, such as 1/3."
    case .noSuchShard(let text):
      "'\(text)' is no shard: the first number goes from 1 to the second, such as 1/3."
    case .environment(let index, let count):
      "the environment names no shard: TEST_SHARD_INDEX is \(Self.words(index)) and "
        + "TEST_TOTAL_SHARDS is \(Self.words(count)); the index goes from 0 to the total less 1"
    }
  }

  private static func words(_ value: String?) -> String { value.map { "'\($0)'" } ?? "not set" }
}
