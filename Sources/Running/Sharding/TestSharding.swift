import Conformance

/// What Bazel, and build tools that follow it, ask of a test through the environment.
package struct TestSharding: Hashable, Sendable {
  /// Which part of the scenarios to run; nil where all.
  package let shard: Shard?
  /// The file whose presence tells the build tool that shards are understood.
  package let statusFile: String?
  /// Where the build tool looks for a report as JUnit XML.
  package let reportFile: String?

  /// Reads the environment; variables that are empty count as not set.
  package init(environment: (String) -> String?) throws(ShardMistake) {
    func value(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let (index, count) = (value("TEST_SHARD_INDEX"), value("TEST_TOTAL_SHARDS"))
    shard = try Self.shard(index: index, count: count)
    statusFile = value("TEST_SHARD_STATUS_FILE")
    reportFile = value("XML_OUTPUT_FILE")
  }

  private static func shard(index: String?, count: String?) throws(ShardMistake) -> Shard? {
    if index == nil, count == nil { return nil }
    guard let first = index.flatMap({ Int($0) }), let total = count.flatMap({ Int($0) }),
      first >= 0, first < total, let shard = Shard(first + 1, of: total)
    else { throw .environment(index: index, count: count) }
    return shard
  }
}
