import Conformance
import Responders

extension World {
  /// The position of the row with that name.
  func index(of name: String) throws(Obstacle) -> Int {
    guard let index = stage.index(of: name) else { throw .unknown(name) }
    return index
  }

  /// The responder with that name.
  func responder(_ name: String) throws(Obstacle) -> Responder {
    let index = try index(of: name)
    guard let responder = members[index].responder else { throw wrongKind(index, "a responder") }
    return responder
  }

  /// The object with that name, whatever it is.
  func object(_ name: String) throws(Obstacle) -> Object { members[try index(of: name)].object }

  /// The object with that name that can be given actions.
  func performer(_ name: String) throws(Obstacle) -> RecordingInterceptor {
    let index = try index(of: name)
    guard let performer = members[index].role
    else { throw wrongKind(index, "a responder or an object") }
    return performer
  }

  /// The view with that name.
  func view(_ name: String) throws(Obstacle) -> View {
    let index = try index(of: name)
    guard let view = members[index].view else { throw wrongKind(index, "a view") }
    return view
  }

  /// The view with that name, which can stand in another.
  func subview(_ name: String) throws(Obstacle) -> View {
    let index = try index(of: name)
    guard let view = members[index].subview
    else { throw wrongKind(index, "a view that can stand in another") }
    return view
  }

  /// The controller with that name.
  func controller(_ name: String) throws(Obstacle) -> ViewController {
    let index = try index(of: name)
    guard let controller = members[index].controller
    else { throw wrongKind(index, "a view controller") }
    return controller
  }

  /// The window with that name.
  func window(_ name: String) throws(Obstacle) -> Window {
    let index = try index(of: name)
    guard case .window(let window) = members[index] else { throw wrongKind(index, "a window") }
    return window
  }

  /// The application with that name.
  func application(_ name: String) throws(Obstacle) -> Application {
    let index = try index(of: name)
    guard case .application(let application) = members[index]
    else { throw wrongKind(index, "an application") }
    return application
  }

  /// The obstacle that a row is not what is needed.
  func wrongKind(_ index: Int, _ needed: String) -> Obstacle {
    let row = rows[index]
    return .wrongKind(row.name, row.kind, needed: needed)
  }
}
