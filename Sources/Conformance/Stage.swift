/// The arrangement of responders that a scenario starts from.
///
/// Many scenarios share one stage: copies share storage, and names are looked up once.
public struct Stage: Sendable {
  private let storage: Storage

  /// The rows, in the order of the table: later siblings lie in front of earlier ones.
  public var responders: [StagedResponder] { storage.responders }

  /// Tells whether two stages are copies of one: then this is the same.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Makes a stage from its rows. Where a name stands twice, look-ups find the first.
  public init(_ responders: [StagedResponder]) {
    storage = Storage(responders)
  }

  /// The position of the row with that name, or nil where the stage has none.
  public func index(of name: String) -> Int? { storage.indices[name] }

  /// The position of the row that the row at a position stands in (column `in`), or nil where it
  /// stands in none or the stage does not have it.
  public func parentIndex(ofRow index: Int) -> Int? { storage.parents[index] }

  /// The row with that name, or nil where the stage has none.
  public subscript(name: String) -> StagedResponder? {
    index(of: name).map { responders[$0] }
  }
}

extension Stage: Hashable {
  /// Whether both have the same rows in the same order.
  public static func == (left: Stage, right: Stage) -> Bool {
    left.storage === right.storage || left.responders == right.responders
  }

  /// Hashes the rows.
  public func hash(into hasher: inout Hasher) { hasher.combine(responders) }
}

extension Stage {
  /// What copies of a stage share.
  private final class Storage: Sendable {
    let responders: [StagedResponder]
    let indices: [String: Int]
    let parents: [Int?]

    init(_ responders: [StagedResponder]) {
      self.responders = responders
      let indices = Dictionary(
        zip(responders.map(\.name), responders.indices), uniquingKeysWith: { first, _ in first })
      self.indices = indices
      parents = responders.map { row in row.parent.flatMap { indices[$0] } }
    }
  }
}
