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
    block("ul", original) { list in
      for form in object.forms { list.append(form) }
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
      row.line("td", original) { cell in
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
      row.line("td", original) { $0.append(markdown: field.meaning) }
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
