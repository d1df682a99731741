/// The initial arrangement of responders in a scenario.
///
/// Many scenarios share one stage, so copies share their storage and its index of names.
public struct Stage: Sendable {
  private let storage: Storage

  /// The rows, in the order of the table: later siblings are in front of earlier ones.
  public var responders: [StagedResponder] { storage.responders }

  /// What is wrong with the rows: nothing, on a stage that an engine can build.
  package var problems: [StageProblem] { storage.problems }

  /// The identity of the shared storage, which copies of a stage have in common.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Creates a stage from its rows. If a name is repeated, look-ups return the first row.
  public init(_ responders: [StagedResponder]) {
    storage = Storage(responders)
  }

  /// Returns the index of the row with that name, or nil if there is none.
  public func index(of name: String) -> Int? { storage.indices[name] }

  /// Returns the index of the parent (column `in`) of the row at an index, or nil if the row has
  /// none or the stage does not contain it.
  public func parentIndex(ofRow index: Int) -> Int? { storage.parents[index] }

  /// The row with that name, or nil if there is none.
  public subscript(name: String) -> StagedResponder? {
    index(of: name).map { responders[$0] }
  }
}

extension Stage: Hashable {
  /// Returns whether both stages have the same rows in the same order.
  public static func == (left: Stage, right: Stage) -> Bool {
    left.storage === right.storage || left.responders == right.responders
  }

  /// Hashes the rows.
  public func hash(into hasher: inout Hasher) { hasher.combine(responders) }
}

extension Stage {
  /// The storage that copies of a stage share.
  private final class Storage: Sendable {
    let responders: [StagedResponder]
    let indices: [String: Int]
    let parents: [Int?]
    let problems: [StageProblem]

    init(_ responders: [StagedResponder]) {
      self.responders = responders
      var indices: [String: Int] = [:]
      indices.reserveCapacity(responders.count)
      for (index, row) in responders.enumerated() where indices[row.name] == nil {
        indices[row.name] = index
      }
      self.indices = indices
      parents = responders.map { row in row.parent.flatMap { indices[$0] } }
      problems = StageRules(rows: responders, indices: indices).problems
    }
  }
}

/// One row of a stage: an object with its kind and its relations to other rows.
public struct StagedResponder: Hashable, Sendable {
  /// The name that scenarios and traces use.
  public var name: String
  /// The kind of the object.
  public var kind: ResponderKind
  /// The name of the parent (column `in`): a view's superview, a window's scene or application,
  /// a root controller's window, a child controller's parent, or a delegate's application.
  public var parent: String?
  /// The name of the controller whose root view this is (column `view of`).
  public var controller: String?
  /// The name of the controller that presents this one (column `presented by`).
  public var presenter: String?
  /// The frame of a view in its superview's coordinates, in points; nil is a zero rectangle.
  public var frame: Rect?

  /// Creates a row of a stage.
  public init(
    name: String, kind: ResponderKind, parent: String? = nil, controller: String? = nil,
    presenter: String? = nil, frame: Rect? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.controller = controller
    self.presenter = presenter
    self.frame = frame
  }
}

extension StagedResponder: WireObject {
  package static var fieldKind: FieldKind { .object("responder") }
  package static var placeholder: StagedResponder { StagedResponder(name: "", kind: .view) }

  package mutating func code(_ fields: inout some WireFields) throws(WireError) {
    try fields.field("name", &name)
    try fields.field("kind", &kind)
    try fields.field("in", &parent)
    try fields.field("viewOf", &controller)
    try fields.field("presentedBy", &presenter)
    try fields.field("frame", &frame)
  }
}
