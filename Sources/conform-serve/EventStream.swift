import FlyingSocks

/// Versions as server-sent events; before the first, how soon to come back where the server is gone.
///
///     retry: 500
///     data: 1x2y3z-7
struct EventStream: AsyncBufferedSequence {
  typealias Element = UInt8

  private let versions: AsyncStream<String>

  init(_ versions: AsyncStream<String>) { self.versions = versions }

  func makeAsyncIterator() -> Iterator { Iterator(versions: versions.makeAsyncIterator()) }

  /// Hands them out, each whole.
  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var versions: AsyncStream<String>.Iterator
    private var waiting: [UInt8] = Array("retry: 500\n".utf8)

    fileprivate init(versions: AsyncStream<String>.Iterator) { self.versions = versions }

    mutating func next() async throws -> UInt8? {
      if waiting.isEmpty, try await !fetch() { return nil }
      return waiting.removeFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if waiting.isEmpty, try await !fetch() { return nil }
      defer { waiting = [] }
      return waiting
    }

    private mutating func fetch() async throws -> Bool {
      guard let version = await versions.next() else { return false }
      waiting = Array("data: \(version)\n\n".utf8)
      return true
    }
  }
}
