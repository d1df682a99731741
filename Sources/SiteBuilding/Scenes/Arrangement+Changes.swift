import Conformance

extension Arrangement {
  /// Rearranges the views; gives whether the change has to do with how they look.
  @discardableResult
  mutating func apply(_ change: Change) -> Bool {
    switch change {
    case .set(let property, of: let name): return set(property, of: name)
    case .remove(let name), .dismiss(let name): remove(name)
    case .add(let name, to: let parent): move(name, to: parent) { $0.count }
    case .insert(let name, let placement, let sibling): insert(name, placement, sibling)
    case .bringToFront(let name): move(name) { $0.count }
    case .sendToBack(let name): move(name) { _ in 0 }
    case .present(let name, by: let presenter): present(name, by: presenter)
    default: return false
    }
    return true
  }

  private func row(_ name: String) -> Int? {
    guard let row = stage.index(of: name), stage.responders[row].kind.isView else { return nil }
    return row
  }

  /// The view of a controller, by the stage: who becomes its view later is not followed.
  private func view(of controller: String) -> Int? {
    stage.responders.firstIndex { $0.controller == controller }
  }

  private mutating func set(_ property: Property, of name: String) -> Bool {
    guard let row = row(name) else { return false }
    switch property {
    case .hidden(let isHidden): places[row].isHidden = isHidden
    case .alpha(let alpha): places[row].alpha = alpha
    case .interactionEnabled(let isEnabled): places[row].ignoresInteraction = !isEnabled
    case .frame(let frame): places[row].setFrame(frame)
    case .boundsOrigin(let origin): places[row].scroll = origin
    case .scale(let x, let y): places[row].transform = .scale(x: x, y: y)
    case .rotation(let degrees): places[row].transform = .rotation(degrees: degrees)
    case .translation(let offset): places[row].transform = .shift(x: offset.x, y: offset.y)
    case .cornerRadius(let radius): places[row].cornerRadius = radius
    case .zPosition(let depth), .windowLevel(let depth): places[row].depth = depth
    default: return false
    }
    return true
  }

  private mutating func remove(_ name: String) {
    guard let row = row(name) ?? view(of: name) else { return }
    if stage.responders[row].kind == .window {
      places[row].isRemoved = true
    } else {
      leave(row)
      roots.append(row)
    }
  }

  private mutating func present(_ name: String, by presenter: String) {
    guard let row = view(of: name), var window = view(of: presenter) else { return }
    while let superview = places[window].superview { window = superview }
    move(stage.responders[row].name, to: stage.responders[window].name) { $0.count }
  }

  private mutating func insert(_ name: String, _ placement: Change.Placement, _ sibling: String) {
    guard let neighbour = row(sibling), let parent = places[neighbour].superview else { return }
    move(name, to: stage.responders[parent].name) { rows in
      (rows.firstIndex(of: neighbour) ?? 0) + (placement == .above ? 1 : 0)
    }
  }

  /// Puts a view among the others in its superview, or in another one.
  private mutating func move(
    _ name: String, to parent: String? = nil, position: ([Int]) -> Int
  ) {
    guard let row = row(name), let parent = parent.map(self.row) ?? places[row].superview,
      !contains(row, parent)
    else { return }
    leave(row)
    places[row].superview = parent
    subviews[parent].insert(row, at: position(subviews[parent]))
  }

  private mutating func leave(_ row: Int) {
    if let superview = places[row].superview {
      subviews[superview].removeAll { $0 == row }
    } else {
      roots.removeAll { $0 == row }
    }
    places[row].superview = nil
  }

  private func contains(_ row: Int, _ other: Int) -> Bool {
    var current: Int? = other
    while let ancestor = current {
      if ancestor == row { return true }
      current = places[ancestor].superview
    }
    return false
  }
}
