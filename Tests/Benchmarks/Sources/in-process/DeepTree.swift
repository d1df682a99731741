import Responders

/// A chain of nested views.
struct DeepTree {
  let top: View
  let bottom: View

  init(levels: Int) {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    top = View(frame: frame)
    var last = top
    for _ in 1..<levels {
      let view = View(frame: frame)
      last.addSubview(view)
      last = view
    }
    bottom = last
  }
}
