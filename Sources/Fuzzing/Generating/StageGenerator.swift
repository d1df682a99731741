import Conformance

/// Makes a stage: an application, mostly one window, overlapping views inside each other, and what the
/// theme needs.
struct StageGenerator {
  private static let names = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + UInt8($0))) }
  private static let views: [ResponderKind] = [
    .view, .view, .view, .view, .view, .label, .imageView,
  ]
  /// The controls that any view may contain.
  private static let controls =
    ResponderKind.allCases.filter { $0.isControl && $0.parents.contains(.view) }
    + [.button, .control]
  private static let recognizers =
    ResponderKind.allCases.filter {
      $0.isRecognizer && !$0.isScrollViewRecognizer && !$0.isPlatformRecognizer
        || $0 == .sheetPanRecognizer
    } + [.tapRecognizer]
  private static let editors: [ResponderKind] = [.textField, .textView, .searchBar]

  private let claims: CommonClaims
  private let theme: ScriptTopic
  private(set) var rows: [StagedResponder] = []
  /// The frames of views on the screen, by row; transforms are not taken into account.
  private(set) var frames: [Rect] = []
  private var windows: [Int] = []
  private var views: [Int] = []
  private var controllers: [Int] = []
  private var letters = 0

  init(_ claims: CommonClaims, _ theme: ScriptTopic) {
    self.claims = claims
    self.theme = theme
  }

  /// Makes the rows.
  mutating func make(_ random: inout RandomSource) {
    add("app", .application)
    if random.chance(15) {
      add("delegate", random.pick(.applicationDelegate, .object), in: rows.first?.name)
    }
    let scene =
      random.chance(theme == .chain ? 40 : 8) && claims.features.contains(.scenes)
      ? add("scene", .windowScene, in: "app") : nil
    let place = scene == nil ? "app" : "scene"
    addWindow("window", in: place, Rect(x: 0, y: 0, width: 300, height: 300))
    if random.chance(theme == .touches || theme == .hitTesting ? 20 : 6),
      claims.features.contains(.windows)
    {
      addWindow("window2", in: place, rect(in: Rect(x: 0, y: 0, width: 300, height: 300), &random))
    }
    if theme == .chain || theme == .actions || random.chance(8) { addControllers(&random) }
    for _ in 0...(1 + random.below(5)) { addView(&random) }
    if theme == .gestures || theme == .scrolling {
      for _ in 0...random.below(3) { addRecognizer(&random) }
    } else if random.chance(10) {
      addRecognizer(&random)
    }
    if theme == .actions || theme == .controls, random.chance(50) {
      add(letter(), random.pick(.object, .responder))
    }
    if theme == .input, random.chance(25) {
      add(letter(), .view, frame: Rect(x: 0, y: 0, width: 100, height: 40))
    }
  }

  /// Makes some rows wrong: their order, kinds, places and frames.
  mutating func spoil(_ random: inout RandomSource) {
    for _ in 0..<random.below(4) {
      add(letter(), random.pick(ResponderKind.allCases) ?? .view, in: random.pick(rows)?.name)
    }
    for index in rows.indices {
      if random.chance(4) { rows[index].parent = random.pick(rows)?.name }
      if random.chance(2) { rows[index].parent = "missing" }
      if random.chance(3) { rows[index].controller = random.pick(rows)?.name }
      if random.chance(3) { rows[index].presenter = random.pick(rows)?.name }
      if random.chance(2) {
        rows[index].frame = Rect(x: 0, y: .infinity, width: -1, height: 1e308)
      }
    }
    if random.chance(10) { rows.reverse() }
  }

  /// Returns a point of the screen in one of the views, or now and then anywhere.
  func point(_ random: inout RandomSource) -> Point {
    guard let row = random.pick(views), !random.chance(8) else {
      return Point(x: Double(random.below(33) * 10 + 3), y: Double(random.below(33) * 10 + 3))
    }
    return Self.point(in: frames[row], &random)
  }

  /// Returns a point of a rectangle that is on no multiple of ten, and so, after quarter turns and
  /// scales too, on no edge.
  static func point(in frame: Rect, _ random: inout RandomSource) -> Point {
    let across = max(1, Int(frame.width) / 10)
    let down = max(1, Int(frame.height) / 10)
    return Point(
      x: frame.origin.x + Double(random.below(across) * 10 + 3),
      y: frame.origin.y + Double(random.below(down) * 10 + 3))
  }

  /// Returns a rectangle that mostly lies inside another.
  func rect(in frame: Rect, _ random: inout RandomSource) -> Rect {
    let across = max(3, Int(frame.width) / 10)
    let down = max(3, Int(frame.height) / 10)
    let x = random.chance(85) ? random.below(across - 1) : random.below(across * 2) - across / 2
    let y = random.chance(85) ? random.below(down - 1) : random.below(down * 2) - down / 2
    return Rect(
      x: Double(x * 10), y: Double(y * 10), width: Double((2 + random.below(across)) * 10),
      height: Double((2 + random.below(down)) * 10))
  }
}

extension StageGenerator {
  @discardableResult
  private mutating func add(
    _ name: String, _ kind: ResponderKind, in parent: String? = nil, controller: String? = nil,
    frame: Rect? = nil, onScreen: Rect? = nil
  ) -> Int? {
    guard claims.kinds.contains(kind) else { return nil }
    rows.append(
      StagedResponder(
        name: name, kind: kind, parent: parent, controller: controller, frame: frame))
    frames.append(onScreen ?? frame ?? Rect(x: 0, y: 0, width: 0, height: 0))
    return rows.count - 1
  }

  private mutating func letter() -> String {
    letters += 1
    return letters <= Self.names.count ? Self.names[letters - 1] : "A\(letters)"
  }

  private mutating func addWindow(_ name: String, in place: String, _ frame: Rect) {
    guard let row = add(name, .window, in: place, frame: frame) else { return }
    windows.append(row)
    views.append(row)
  }

  private mutating func addControllers(_ random: inout RandomSource) {
    guard claims.features.contains(.viewControllers), let window = windows.first,
      let root = add(letter(), .viewController, in: rows[window].name)
    else { return }
    controllers.append(root)
    guard random.chance(50), let other = add(letter(), .viewController) else { return }
    controllers.append(other)
    let relation: FeaturePart = random.chance(60) ? .children : .presentedBy
    guard !claims.lacks.contains(relation) else { return }
    if relation == .children {
      rows[other].parent = rows[root].name
    } else {
      rows[other].presenter = rows[root].name
    }
  }

  private mutating func addView(_ random: inout RandomSource) {
    // Each controller gets a view; that of a root controller or a presented one lies in the window.
    let controller = controllers.first
    if controller != nil { controllers.removeFirst() }
    let recent = views.suffix(4)
    var place =
      recent.isEmpty ? nil : Optional(recent[recent.startIndex + random.below(recent.count)])
    if let controller, rows[controller].presenter != nil || rows[controller].parent == "window" {
      place = windows.first
    }
    let kind = controller == nil ? viewKind(&random) : .view
    let isAlone = controller == nil && random.chance(3)
    let container = place.map { frames[$0] } ?? Rect(x: 0, y: 0, width: 300, height: 300)
    let frame = rect(in: container, &random)
    let onScreen = Rect(
      x: container.origin.x + frame.origin.x, y: container.origin.y + frame.origin.y,
      width: frame.width, height: frame.height)
    let row = add(
      letter(), kind, in: isAlone ? nil : place.map { rows[$0].name },
      controller: controller.map { rows[$0].name }, frame: frame, onScreen: onScreen)
    guard let row else { return }
    if !isAlone { views.append(row) }
    if kind.isScrollView { nameRecognizers(of: row, &random) }
    if kind == .table { addCells(of: row, .tableRow, width: frame.width) }
    if kind == .collection { addCells(of: row, .collectionItem, width: 30) }
    if kind == .searchBar { addCells(of: row, .textField, width: frame.width) }
  }

  /// Gives a table two rows, a collection two items, or a search bar two text fields, one below the other.
  private mutating func addCells(of list: Int, _ kind: ResponderKind, width: Double) {
    let origin = frames[list].origin
    for top in [0.0, 30.0] {
      let cell = add(
        letter(), kind, in: rows[list].name, frame: Rect(x: 0, y: top, width: width, height: 30),
        onScreen: Rect(x: origin.x, y: origin.y + top, width: width, height: 30))
      if let cell { views.append(cell) }
    }
  }

  /// Gives a scroll view's own recognizers names now and then.
  private mutating func nameRecognizers(of scrollView: Int, _ random: inout RandomSource) {
    guard claims.features.contains(.gestures) else { return }
    if random.chance(40) { add(letter(), .scrollPanRecognizer, in: rows[scrollView].name) }
    if random.chance(10) { add(letter(), .scrollPinchRecognizer, in: rows[scrollView].name) }
  }

  /// How many of a hundred views are scroll views: in their theme at least one is.
  private var scrollViewChance: Int {
    guard theme == .scrolling else { return 2 }
    return rows.contains { $0.kind.isScrollView } ? 20 : 100
  }

  private func viewKind(_ random: inout RandomSource) -> ResponderKind {
    if claims.features.contains(.scrolling), random.chance(scrollViewChance) {
      if claims.features.contains(.tables), random.chance(30) { return .table }
      return claims.features.contains(.collections) && random.chance(30) ? .collection : .scrollView
    }
    let isControlTheme = theme == .controls || theme == .actions
    if random.chance(isControlTheme ? 45 : 8) { return random.pick(Self.controls) ?? .view }
    if random.chance(theme == .firstResponder || theme == .input ? 25 : 2) {
      return random.pick(Self.editors) ?? .view
    }
    return random.pick(Self.views) ?? .view
  }

  private mutating func addRecognizer(_ random: inout RandomSource) {
    guard claims.features.contains(.gestures), let view = random.pick(views) else { return }
    // Of two recognizers on one view, which a scroll view would have, clauses leave open which acts.
    let isTaken =
      rows[view].kind.isScrollView
      || rows.contains { $0.kind.isRecognizer && $0.parent == rows[view].name }
    guard !isTaken, let kind = random.pick(Self.recognizers) else { return }
    add(letter(), kind, in: rows[view].name)
  }
}
