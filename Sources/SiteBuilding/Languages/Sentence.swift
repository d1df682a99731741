/// A sentence of ours around pieces of HTML: its own words are text, whatever they say.
///
///     HTML { $0.append(Sentence("What \(name) did")) }  // What <bdi>Toy</bdi> did
struct Sentence: ExpressibleByStringInterpolation {
  /// Words and pieces, in order.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { html.append(text: literal) }

    mutating func appendInterpolation(_ piece: HTML) { html.append(piece) }

    mutating func appendInterpolation(_ text: String) { html.append(text: text) }
  }

  /// The sentence with its pieces in place.
  let html: HTML

  init(stringLiteral literal: String) { html = HTML { $0.append(text: literal) } }

  init(stringInterpolation interpolation: StringInterpolation) { html = interpolation.html }
}

extension HTML {
  /// Adds a sentence with the pieces in it.
  mutating func append(_ sentence: Sentence) { append(sentence.html) }
}
