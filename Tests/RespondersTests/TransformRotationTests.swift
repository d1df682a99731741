import Responders
import Testing

@Suite("A rotation")
struct TransformRotationTests {
  @Test(
    "by quarter turns is exact, clockwise on screen where positive",
    arguments: [
      (0.0, 1.0, 2.0), (90, -2, 1), (180, -1, -2), (270, 2, -1), (360, 1, 2), (450, -2, 1),
      (-90, 2, -1), (-180, -1, -2), (-270, -2, 1), (3_600_090, -2, 1), (-3_600_090, 2, -1),
    ])
  func quarters(_ degrees: Double, _ x: Double, _ y: Double) {
    let turned = Point(x: 1, y: 2).applying(Transform(rotationDegrees: degrees))
    #expect(turned == Point(x: x, y: y))
  }

  @Test("by a full turn changes nothing")
  func fullTurn() {
    #expect(Transform(rotationDegrees: 360).isIdentity)
  }

  @Test(
    "by other angles has their sine and cosine",
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

  @Test("by an angle that says nothing does not turn", arguments: [1e300, -1e16, .infinity, .nan])
  func meaningless(_ degrees: Double) {
    #expect(Transform(rotationDegrees: degrees).isIdentity)
  }
}
