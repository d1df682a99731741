import Conformance

extension Shard {
  /// Reads `2/3`, as people write it after `--shard`.
  package init(_ text: String) throws(ShardMistake) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      throw .notTwoNumbers(text)
    }
    guard let shard = Shard(number, of: count) else { throw .noSuchShard(text) }
    self = shard
  }
}
