import Conformance
import Responders

extension World {
  /// Sets a property of a view; returns false for other forms.
  func setView(_ step: Script.Step, of name: String) throws(Obstacle) -> Bool {
    let value = step["to"]
    switch step.name {
    case "hidden": try view(name).isHidden = value.truth
    case "alpha": try view(name).alpha = value.number
    case "interactionEnabled": try view(name).isUserInteractionEnabled = value.truth
    case "frame": try view(name).frame = Responders.Rect(value.rect)
    case "boundsOrigin": try view(name).bounds.origin = Responders.Point(value.point)
    case "scale": try view(name).transform = Transform(scaleX: value.point.x, y: value.point.y)
    case "rotation": try view(name).transform = Transform(rotationDegrees: value.number)
    case "translation":
      try view(name).transform = Transform(translationX: value.point.x, y: value.point.y)
    case "clipsToBounds": try view(name).clipsToBounds = value.truth
    case "cornerRadius": try view(name).cornerRadius = value.number
    case "zPosition": try view(name).zPosition = value.number
    case "multipleTouch": try view(name).isMultipleTouchEnabled = value.truth
    case "exclusiveTouch": try view(name).isExclusiveTouch = value.truth
    case "hitTest":
      let hit = try value.optionalText.map(view(_:))
      try view(name).role.overriding().setHitTest(returning: hit)
    case "hitTestPassesSelfThrough":
      try view(name).role.overriding().setHitTestPassingSelfThrough()
    case "pointInside":
      try view(name).role.overriding().pointInside = .returns(value.truth)
    case "pointInsideOutset":
      try view(name).role.overriding().pointInside = .outset(value.number)
    default: return false
    }
    return true
  }
}

/// How `point(inside:with:)` is overridden.
enum PointInsideOverride {
  /// Returns the same for every point.
  case returns(Bool)
  /// Tests against the bounds grown on every side by that many points, shrunk where negative.
  case outset(Double)
}
