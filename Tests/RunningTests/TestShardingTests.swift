import Conformance
import Results
import Running
import Testing

@Suite struct TestShardingTests {
  @Test("Without the variables of a build tool there is no shard and no file")
  func nothing() throws {
    for environment in [[:], ["TEST_TOTAL_SHARDS": "", "XML_OUTPUT_FILE": ""]] {
      let sharding = try TestSharding { environment[$0] }
      #expect(sharding.shard == nil)
      #expect(sharding.statusFile == nil)
      #expect(sharding.reportFile == nil)
    }
  }

  @Test("The index of a build tool starts at 0, and the number of a shard at 1")
  func shard() throws {
    let environment = [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": "status",
      "XML_OUTPUT_FILE": "test.xml",
    ]
    let sharding = try TestSharding { environment[$0] }
    #expect(sharding.shard == Shard(2, of: 3))
    #expect(sharding.statusFile == "status")
    #expect(sharding.reportFile == "test.xml")
  }

  @Test(
    "An incomplete or inconsistent pair of variables is an error",
    arguments: [
      (nil, "2", "TEST_SHARD_INDEX is not set and TEST_TOTAL_SHARDS is '2'"),
      ("0", nil, "TEST_SHARD_INDEX is '0' and TEST_TOTAL_SHARDS is not set"),
      ("2", "2", "TEST_SHARD_INDEX is '2' and TEST_TOTAL_SHARDS is '2'"),
      ("-1", "2", "TEST_SHARD_INDEX is '-1' and TEST_TOTAL_SHARDS is '2'"),
      ("0", "0", "TEST_SHARD_INDEX is '0' and TEST_TOTAL_SHARDS is '0'"),
      ("one", "2", "TEST_SHARD_INDEX is 'one' and TEST_TOTAL_SHARDS is '2'"),
      (
        "9223372036854775807", "2",
        "TEST_SHARD_INDEX is '9223372036854775807' and TEST_TOTAL_SHARDS is '2'"
      ),
    ] as [(String?, String?, String)])
  func mistaken(index: String?, count: String?, words: String) {
    let mistake = #expect(throws: ShardError.self) {
      try TestSharding { ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": count][$0] ?? nil }
    }
    #expect(
      mistake?.description
        == "the environment does not name a shard: \(words); the index goes from 0 to the total less 1"
    )
  }
}

@Suite struct ShardReadingTests {
  @Test("A shard is read as it is printed", arguments: ["1/1", "2/3", "10/10"])
  func sound(text: String) throws {
    #expect(try Shard(text).description == text)
  }

  @Test(
    "Invalid text for a shard is an error that says how to write one",
    arguments: [
      ("", "'' is not a shard. Write two numbers, such as 1/3."),
      ("1", "'1' is not a shard. Write two numbers, such as 1/3."),
      ("1/2/3", "'1/2/3' is not a shard. Write two numbers, such as 1/3."),
      ("a/b", "'a/b' is not a shard. Write two numbers, such as 1/3."),
      ("0/3", "'0/3' is not a shard: the first number goes from 1 to the second, such as 1/3."),
      ("4/3", "'4/3' is not a shard: the first number goes from 1 to the second, such as 1/3."),
      ("1/0", "'1/0' is not a shard: the first number goes from 1 to the second, such as 1/3."),
    ])
  func mistaken(text: String, message: String) {
    let mistake = #expect(throws: ShardError.self) { try Shard(text) }
    #expect(mistake?.description == message)
  }
}
