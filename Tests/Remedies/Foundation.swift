// swift-format-ignore-file
// The names of Foundation and Core Graphics that come with UIKit and that the remedies use, written by
// hand as those in UIKit.swift are.

@_exported import ObjectiveC

public typealias CGFloat = Double
public struct CGPoint {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}
public struct CGSize {
  public var width, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}
public struct CGRect {
  public var origin: CGPoint
  public var size: CGSize
  public func contains(_ point: CGPoint) -> Bool { false }
}

open class NSObject: NSObjectProtocol {
  public init() {}
  open func responds(to selector: Selector) -> Bool { false }
}
public protocol NSObjectProtocol: AnyObject {}
public struct IndexPath: Equatable {
  public var section: Int { 0 }
}
public final class NSNumber: NSObject { public init(value: Int) {} }
