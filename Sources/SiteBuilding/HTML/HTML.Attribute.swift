extension HTML {
  /// A name of ours with a value, which is escaped where it is written.
  struct Attribute {
    /// The name, which can only be a literal.
    let name: StaticString
    /// The value, as text.
    let value: String

    private init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }

    /// What the element is, for the style sheet.
    static func `class`(_ names: String) -> Attribute { Attribute("class", names) }

    /// The name of the place, if it has one.
    static func id(_ anchor: String?) -> Attribute? { anchor.map { Attribute("id", $0) } }

    /// Where a link leads.
    static func href(_ address: Address) -> Attribute { Attribute("href", address.text) }

    /// Where a page leads by itself, at once.
    static func refresh(_ address: Address) -> Attribute {
      Attribute("content", "0; url=\(address.text)")
    }

    /// Where a script is loaded from.
    static func source(_ address: Address) -> Attribute { Attribute("src", address.text) }

    /// What a link's target is to this page.
    static func rel(_ relation: StaticString) -> Attribute { Attribute("rel", "\(relation)") }

    /// The target was named by an engine or a report, so nothing of ours vouches for it.
    static var foreignTarget: Attribute { rel("nofollow noopener noreferrer") }

    /// The language of the element's text.
    static func language(_ language: Language) -> Attribute { Attribute("lang", language.tag) }

    /// The language of what a link leads to.
    static func targetLanguage(_ language: Language) -> Attribute {
      Attribute("hreflang", language.tag)
    }

    /// The link leads to the page it stands on.
    static var currentPage: Attribute { Attribute("aria-current", "page") }

    /// What assistive technology calls the element.
    static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }

    /// What a pointer that rests there is told.
    static func title(_ text: String) -> Attribute { Attribute("title", text) }

    /// What a script is told of the element; the name begins with `data-`.
    static func data(_ name: StaticString, _ value: String) -> Attribute { Attribute(name, value) }

    /// An attribute of ours with a value of ours.
    static func constant(_ name: StaticString, _ value: StaticString) -> Attribute {
      Attribute(name, "\(value)")
    }

    /// The part of a drawing's own space that is shown.
    static func viewBox(width: Int, height: Int) -> Attribute {
      Attribute("viewBox", "0 0 \(width) \(height)")
    }

    /// The outline of a shape.
    static func path(_ path: PathData) -> Attribute { Attribute("d", path.text) }

    /// A coordinate or a length in a drawing.
    static func measure(_ name: StaticString, _ value: Double) -> Attribute {
      Attribute(name, value.tenths)
    }

    /// What a script of the theme is to know of the element, where there is something.
    static func data(_ name: StaticString, _ value: String?) -> Attribute? {
      value.map { Attribute(name, $0) }
    }

    /// A count or a measure.
    static func number(_ name: StaticString, _ value: Int) -> Attribute {
      Attribute(name, String(value))
    }
  }
}
