import Responders

/// A chain of ten responders: six views in a root view, its controller, window, application and
/// delegate.
struct Grid {
  let delegate = Delegate()
  let application = Application()
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let controller = ViewController()
  let cells: [View]

  init() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    cells = (0..<6).map { index in
      View(
        frame: Rect(
          x: Double(index % 2 * 150), y: Double(index / 2 * 100), width: 150, height: 100))
    }
    for cell in cells { root.addSubview(cell) }
    controller.view = root
    window.rootViewController = controller
    application.delegate = delegate
    application.addWindow(window)
  }

  /// Returns the number of responders from `start` to the end of the chain.
  func count(from start: Responder) -> Int {
    var count = 0
    var responder: Responder? = start
    while let current = responder {
      count += 1
      responder = current.next
    }
    return count
  }
}

/// A delegate that is a responder.
final class Delegate: Responder, ApplicationDelegate {}
