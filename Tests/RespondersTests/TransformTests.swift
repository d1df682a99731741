import Responders
import Testing

@Suite("A transform")
struct TransformTests {
  private let point = Point(x: 3, y: 4)

  @Test("made from nothing leaves points where they are")
  func identity() {
    #expect(Transform().isIdentity)
    #expect(point.applying(Transform()) == point)
  }

  @Test("scales and moves")
  func scaleAndTranslation() {
    #expect(point.applying(Transform(scaleX: 2, y: -1)) == Point(x: 6, y: -4))
    #expect(point.applying(Transform(translationX: 10, y: 20)) == Point(x: 13, y: 24))
    #expect(!Transform(scaleX: 2, y: 1).isIdentity)
  }

  @Test("concatenated applies itself first")
  func concatenating() {
    let both = Transform(scaleX: 2, y: 2).concatenating(Transform(translationX: 1, y: 1))
    #expect(point.applying(both) == Point(x: 7, y: 9))
  }

  @Test("is undone by its inverse")
  func inverted() throws {
    let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
    let inverse = try #require(transform.inverted())
    let back = point.applying(transform).applying(inverse)
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test(
    "that squeezes the plane has no inverse",
    arguments: [
      Transform(scaleX: 0, y: 1), Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      Transform(scaleX: .nan, y: 1), Transform(scaleX: 1e200, y: 1e200),
    ])
  func singular(_ transform: Transform) {
    #expect(transform.inverted() == nil)
  }
}
