import Responders
import Testing

@Suite("Transforms")
struct TransformTests {
  private let point = Point(x: 3, y: 4)

  @Test("A concatenated transform applies itself first")
  func concatenating() {
    let both = Transform(scaleX: 2, y: 2).concatenating(Transform(translationX: 1, y: 1))
    #expect(point.applying(both) == Point(x: 7, y: 9))
  }

  @Test("The inverse undoes a transform")
  func inverted() throws {
    let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    let inverse = try #require(transform.inverted())
    let back = point.applying(transform).applying(inverse)
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test(
    "A transform that collapses the plane has no inverse",
    arguments: [
      Transform(scaleX: 0, y: 1), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      Transform(scaleX: .nan, y: 1), Transform(scaleX: 1e200, y: 1e200),
    ])
  func singular(_ transform: Transform) {
    #expect(transform.inverted() == nil)
  }
}

@Suite("Rotations")
struct RotationTests {
  @Test(
    "Quarter turns are exact, and clockwise on the screen if positive",
    arguments: [
      (0.0, 1.0, 2.0), (90, -2, 1), (180, -1, -2), (270, 2, -1), (360, 1, 2), (450, -2, 1),
      (-90, 2, -1), (-180, -1, -2), (-270, -2, 1), (3_600_090, -2, 1), (-3_600_090, 2, -1),
    ])
  func quarters(_ degrees: Double, _ x: Double, _ y: Double) {
    let turned = Point(x: 1, y: 2).applying(Transform(rotationDegrees: degrees))
    #expect(turned == Point(x: x, y: y))
  }

  @Test(
    "Other angles have their sine and cosine",
    arguments: [
      (30.0, 0.5, 0.8660254037844386), (45, 0.7071067811865476, 0.7071067811865476),
      (-30, -0.5, 0.8660254037844386), (60, 0.8660254037844386, 0.5),
      (120, 0.8660254037844386, -0.5), (210, -0.5, -0.8660254037844386),
      (300, -0.8660254037844386, 0.5), (1, 0.01745240643728351, 0.9998476951563913),
    ])
  func angles(_ degrees: Double, _ sine: Double, _ cosine: Double) {
    let transform = Transform(rotationDegrees: degrees)
    #expect(abs(transform.b - sine) < 4e-16 && abs(transform.c + sine) < 4e-16)
    #expect(abs(transform.a - cosine) < 4e-16 && abs(transform.d - cosine) < 4e-16)
  }

  @Test(
    "A full turn, or an angle without meaning, is the identity",
    arguments: [360, 1e300, -1e16, .infinity, .nan])
  func meaningless(_ degrees: Double) {
    #expect(Transform(rotationDegrees: degrees).isIdentity)
  }
}
