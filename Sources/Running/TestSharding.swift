import Conformance
import Results

/// The test sharding protocol of Bazel and compatible build tools: environment variables.
package struct TestSharding: Hashable, Sendable {
  /// The shard to run; nil for all scenarios.
  package let shard: Shard?
  /// The file to create to tell the build tool that sharding is supported.
  package let statusFile: String?
  /// Where the build tool expects a JUnit XML report.
  package let reportFile: String?

  /// Reads the environment; empty variables count as not set.
  package init(environment: (String) -> String?) throws(ShardError) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let (index, count) = (value("TEST_SHARD_INDEX"), value("TEST_TOTAL_SHARDS"))
    shard = try Self.shard(index: index, count: count)
    statusFile = value("TEST_SHARD_STATUS_FILE")
    reportFile = value("XML_OUTPUT_FILE")
  }

  private static func shard(index: String?, count: String?) throws(ShardError) -> Shard? {
    if index == nil, count == nil { return nil }
    guard let first = index.flatMap({ Int($0) }), let total = count.flatMap({ Int($0) }),
      first >= 0, first < total, let shard = Shard(first + 1, of: total)
    else {
      let words = [index, count].map { $0.map { "'\($0)'" } ?? "not set" }
      throw ShardError(
        description: "the environment does not name a shard: TEST_SHARD_INDEX is \(words[0]) and "
          + "TEST_TOTAL_SHARDS is \(words[1]); the index goes from 0 to the total less 1")
    }
    return shard
  }
}

extension Shard {
  /// Parses the argument of `--shard`, such as `2/3`.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      throw ShardError(description: "'\(text)' is not a shard. Write two numbers, such as 1/3.")
    }
    guard let shard = Shard(number, of: count) else {
      throw ShardError(
        description: "'\(text)' is not a shard: the first number goes from 1 to the second, "
          + "such as 1/3.")
    }
    self = shard
  }
}

/// Says why a shard is invalid.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}
