import Conformance
import SpecReading

/// The page about the format of reports, generated from its schema.
struct ReportFormatPage {
  /// Its name.
  static let name = "report-format"
  /// The schema, within the folder of the pages.
  static let schema = "report.schema.json"

  /// The page.
  let page: ReferencePage

  /// Generates the page.
  ///
  /// - Throws: a diagnostic where the schema is no JSON.
  init(_ file: SchemaFile, _ strings: LocalizedStrings) throws(SiteError) {
    let json: JSON
    do {
      json = try JSONReader.read(file.bytes[...])
    } catch {
      throw SiteError([.unreadableSchema(file.file, reason: "\(error)")])
    }
    var reader = SchemaReader(json)
    let objects = reader.read()
    var anchors = Anchors(reserved: [])
    let places = objects.map {
      ReferencePage.Place(title: $0.title, anchor: anchors.take(Slug.make(of: $0.title)))
    }
    var outline = Outline()
    for place in places { outline.add(place.title, level: 2, anchor: place.anchor) }
    page = ReferencePage(
      name: Self.name, title: strings[.reportFormat],
      introduction: Self.introduction(file, strings),
      body: HTML { html in
        for (object, place) in zip(objects, places) {
          html.append(object, at: place.anchor, places, strings)
        }
      },
      outline: outline.html(strings), places: places)
  }

  private static func introduction(_ file: SchemaFile, _ strings: LocalizedStrings) -> HTML {
    HTML { html in
      html.line("p") { p in
        let address = Address.file(file.path, root: strings.language.top)
        let link = HTML { $0.element("a", .href(address), text: strings[.itsSchema]) }
        p.append(strings.html(.reportFormatIntroduction, ["schema": link]))
      }
    }
  }
}

extension HTML {
  fileprivate mutating func append(
    _ object: SchemaObject, at anchor: String, _ places: [ReferencePage.Place],
    _ strings: LocalizedStrings
  ) {
    let original = strings.markOfOriginal
    line("h2", .id(anchor), original, text: object.title)
    if !object.meaning.isEmpty { line("p", original) { $0.append(markdown: object.meaning) } }
    appendTable(
      [strings[.field], strings[.value], strings[.meaning]], styleClass: "fields",
      label: strings.text(.fieldsOfObject, ["object": object.title])
    ) { body in
      for field in object.fields { body.append(field, places, strings) }
    }
    guard !object.forms.isEmpty else { return }
    block("ul") { list in
      for form in object.forms { list.append(form, strings) }
    }
  }

  private mutating func append(
    _ field: SchemaObject.Field, _ places: [ReferencePage.Place], _ strings: LocalizedStrings
  ) {
    let original = strings.markOfOriginal
    block("tr") { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("code", text: field.name)
        if !field.isRequired { cell.element("small", text: " \(strings[.mayBeAbsent])") }
      }
      row.line("td") { $0.append(field.value, places, strings) }
      row.line("td", original) { $0.append(markdown: field.meaning) }
    }
  }

  /// Appends the description of a value, whose types and literals are those of JSON.
  private mutating func append(
    _ value: SchemaObject.Value, _ places: [ReferencePage.Place], _ strings: LocalizedStrings
  ) {
    switch value {
    case .any:
      append(text: strings[.anyValue])
    case .constant(let value):
      let value = HTML { $0.element("code", text: value) }
      append(strings.html(.alwaysValue, ["value": value]))
    case .oneOf(let values):
      append(strings.html(.oneOfValues, ["values": HTML { $0.append(codes: values) }]))
    case .type(let type, let minimum):
      let type = HTML { $0.append(text: type, markedAs: strings.markOfOriginal) }
      guard let minimum else { return append(type) }
      let least = HTML { $0.append(text: minimum) }
      append(strings.html(.typeFrom, ["type": type, "minimum": least]))
    case .object(let title):
      let anchor = places.first { $0.title == title }?.anchor ?? ""
      element("a", .href(.place(anchor)), strings.markOfOriginal, text: title)
    case .array(let value):
      let items = HTML { $0.append(value, places, strings) }
      append(strings.html(.arrayOf, ["items": items]))
    case .either(let values):
      let all = values.map { value in HTML { $0.append(value, places, strings) } }
      append(
        all.dropFirst().reduce(all.first ?? HTML()) {
          strings.html(.eitherValue, ["first": $0, "second": $1])
        })
    }
  }

  private mutating func append(_ form: SchemaObject.Form, _ strings: LocalizedStrings) {
    let fields = HTML { html in
      let parts: [(StringKey, [String])] = [
        (.withFields, form.with), (.withoutFields, form.without),
      ]
      for (index, part) in parts.filter({ !$0.1.isEmpty }).enumerated() {
        if index > 0 { html.append(text: "; ") }
        html.append(strings.html(part.0, ["fields": HTML { $0.append(codes: part.1) }]))
      }
    }
    let values = [
      "field": HTML { $0.element("code", text: form.field) },
      "value": HTML { $0.element("code", text: form.value) }, "fields": fields,
    ]
    line("li") { $0.append(strings.html(.whereField, values)) }
  }

  private mutating func append(codes: [String]) {
    for (index, code) in codes.enumerated() {
      if index > 0 { append(text: ", ") }
      element("code", text: code)
    }
  }
}
