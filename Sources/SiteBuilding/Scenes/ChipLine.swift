/// Sets chips side by side, in as many lines as it takes.
struct ChipLine {
  private static let height = 20.0
  private static let gap = 6.0

  private let width: Double
  private var left: Double
  private var top: Double
  /// Where what was set ends, with a margin.
  private(set) var bottom: Double

  init(top: Double, width: Double) {
    self.width = width
    self.top = top
    left = SceneCanvas.margin
    bottom = top
  }

  /// The place of the next chip.
  mutating func place(name: String) -> Box {
    let length = 15 + name.labelWidth + 8
    if left > SceneCanvas.margin, left + length > width - SceneCanvas.margin {
      left = SceneCanvas.margin
      top += Self.height + Self.gap
    }
    let box = Box(left: left, top: top, right: left + length, bottom: top + Self.height)
    left = box.right + Self.gap
    bottom = box.bottom + SceneCanvas.margin
    return box
  }
}
