import Conformance
import SpecReading

/// The page about the format of reports, made from its schema.
struct ReportFormatPage {
  /// Its name.
  static let name = "report-format"
  /// The schema, within the folder of the pages.
  static let schema = "report.schema.json"

  /// The page.
  let page: ReferencePage

  /// Makes the page.
  ///
  /// - Throws: where the schema is no JSON.
  init(_ file: SchemaFile) throws(SiteError) {
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
      name: Self.name, title: "Report format", introduction: Self.introduction(file),
      body: HTML { html in
        for (object, place) in zip(objects, places) {
          html.append(object, at: place.anchor, places)
        }
      },
      outline: outline, places: places)
  }

  private static func introduction(_ file: SchemaFile) -> HTML {
    HTML { html in
      html.line("p") { p in
        p.append(text: "A report is a file of JSON. What may stand in it is said by ")
        p.element("a", .href(.file(file.path, root: "")), text: "its JSON Schema")
        p.append(text: ", which this page puts into words. ")
      }
    }
  }
}

extension HTML {
  fileprivate mutating func append(
    _ object: SchemaObject, at anchor: String, _ places: [ReferencePage.Place]
  ) {
    line("h2", .id(anchor), text: object.title)
    if !object.meaning.isEmpty { line("p") { $0.append(markdown: object.meaning) } }
    appendTable(
      ["Field", "Value", "Meaning"], styleClass: "fields", label: "Fields of \(object.title)"
    ) { body in
      for field in object.fields { body.append(field, places) }
    }
    guard !object.forms.isEmpty else { return }
    block("ul") { list in
      for form in object.forms { list.append(form) }
    }
  }

  private mutating func append(_ field: SchemaObject.Field, _ places: [ReferencePage.Place]) {
    block("tr") { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("code", text: field.name)
        if !field.isRequired { cell.element("small", text: " may be absent") }
      }
      row.line("td") { cell in
        for word in field.value {
          switch word {
          case .plain(let words): cell.append(text: words)
          case .value(let value): cell.element("code", text: value)
          case .object(let title):
            let anchor = places.first { $0.title == title }?.anchor ?? ""
            cell.element("a", .href(.place(anchor)), text: title)
          }
        }
      }
      row.line("td") { $0.append(markdown: field.meaning) }
    }
  }

  private mutating func append(_ form: SchemaObject.Form) {
    line("li") { item in
      item.append(text: "Where ")
      item.element("code", text: form.field)
      item.append(text: " is ")
      item.element("code", text: form.value)
      item.append(text: ": ")
      item.append(names: form.with, after: "with ")
      if !form.with.isEmpty, !form.without.isEmpty { item.append(text: "; ") }
      item.append(names: form.without, after: "without ")
      item.append(text: ".")
    }
  }

  private mutating func append(names: [String], after word: String) {
    for (index, name) in names.enumerated() {
      append(text: index == 0 ? word : ", ")
      element("code", text: name)
    }
  }
}
