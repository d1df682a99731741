import Conformance
import Results
import SpecReading

/// The page about the format of reports, generated from the declarations from which its schema is.
struct ReportFormatPage {
  /// Its name.
  static let name = "report-format"
  /// The schema, within the folder of the pages.
  static let schema = "report.schema.json"

  /// The page.
  let page: ReferencePage

  /// Generates the page of an object and the objects in it.
  init(
    _ root: ObjectDescription, title: String, schema file: SchemaFile, _ strings: LocalizedStrings
  ) {
    let objects = root.all(named: title)
    var anchors = Anchors(reserved: [])
    let places = objects.map {
      ReferencePage.Place(title: $0.name, anchor: anchors.take(Slug.make(of: $0.name)))
    }
    var outline = Outline()
    for place in places { outline.add(place.title, level: 2, anchor: place.anchor) }
    page = ReferencePage(
      name: Self.name, title: strings[.reportFormat],
      introduction: Self.introduction(file, strings),
      body: HTML { html in
        for ((name, object), place) in zip(objects, places) {
          let fields = FieldTable(object: object, definitions: root.definitions, places: places)
          html.append(fields, of: name, at: place.anchor, strings)
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

extension ObjectDescription {
  /// Returns the object and those in it, each once: its own first, then theirs.
  fileprivate func all(named title: String) -> [(name: String, object: ObjectDescription)] {
    var all = [(name: title, object: self)]
    var next = 0
    while next < all.count {
      for name in all[next].object.fields.compactMap(\.kind.nestedName)
      where !all.contains(where: { $0.name == name }) {
        all += definitions.filter { $0.name == name }
      }
      next += 1
    }
    return all
  }
}

extension FieldKind {
  /// The name of the object that the type is, or is a list of.
  fileprivate var nestedName: String? {
    switch self {
    case .object(let name): name
    case .list(let kind), .nonemptyList(let kind): kind.nestedName
    default: nil
    }
  }
}

/// The fields of one object, with what their descriptions refer to.
private struct FieldTable {
  let object: ObjectDescription
  let definitions: [(name: String, object: ObjectDescription)]
  let places: [ReferencePage.Place]

  /// Returns a field's own description, or that of the object that it is.
  func meaning(of field: FieldDescription) -> String {
    guard field.meaning.isEmpty, case .object(let name) = field.kind else { return field.meaning }
    return definitions.first { $0.name == name }?.object.meaning ?? ""
  }
}

extension HTML {
  fileprivate mutating func append(
    _ table: FieldTable, of name: String, at anchor: String, _ strings: LocalizedStrings
  ) {
    let (object, original) = (table.object, strings.markOfOriginal)
    line("h2", .id(anchor), original, text: name)
    if !object.meaning.isEmpty { line("p", original) { $0.append(markdown: object.meaning) } }
    appendTable(
      [strings[.field], strings[.value], strings[.meaning]], styleClass: "fields",
      label: strings.text(.fieldsOfObject, ["object": name])
    ) { body in
      for field in object.fields { body.append(field, of: table, strings) }
    }
    guard let variants = object.variants else { return }
    block("ul") { list in
      for (word, fields) in variants.words {
        list.append(object.requirements(of: fields), where: variants.field, is: word, strings)
      }
    }
  }

  private mutating func append(
    _ field: FieldDescription, of table: FieldTable, _ strings: LocalizedStrings
  ) {
    let isRequired = !field.isOptional && !table.object.hasOneField
    let isNullable = field.isOptional && table.object.hasOneField
    block("tr") { row in
      row.line("th", .constant("scope", "row")) { cell in
        cell.element("code", text: field.name)
        if !isRequired { cell.element("small", text: " \(strings[.mayBeAbsent])") }
      }
      row.line("td") { $0.append(field.kind, orNull: isNullable, table.places, strings) }
      row.line("td", strings.markOfOriginal) { $0.append(markdown: table.meaning(of: field)) }
    }
  }

  /// Appends the description of a type, whose name and literals are those of JSON.
  private mutating func append(
    _ kind: FieldKind, orNull: Bool = false, _ places: [ReferencePage.Place],
    _ strings: LocalizedStrings
  ) {
    guard !orNull else {
      let type = HTML { $0.append(kind, places, strings) }
      let null = HTML { $0.append(text: "null", markedAs: strings.markOfOriginal) }
      return append(strings.html(.eitherValue, ["first": type, "second": null]))
    }
    let type = { (name: String) in
      HTML { $0.append(text: name, markedAs: strings.markOfOriginal) }
    }
    switch kind {
    case .truth: append(type("boolean"))
    case .number: append(type("number"))
    case .integer: append(type("integer"))
    case .integerIn(let range):
      let least = HTML { $0.append(text: "\(range.lowerBound)") }
      append(strings.html(.typeFrom, ["type": type("integer"), "minimum": least]))
    case .text, .visibleText, .name, .pattern: append(type("string"))
    case .constant(let value):
      let words = value.text ?? value.integer.map(String.init) ?? ""
      append(strings.html(.alwaysValue, ["value": HTML { $0.element("code", text: words) }]))
    case .word(let words):
      append(strings.html(.oneOfValues, ["values": HTML { $0.append(codes: words) }]))
    case .point, .rect, .list, .nonemptyList:
      let items = HTML { $0.append(kind.itemKind, places, strings) }
      append(strings.html(.arrayOf, ["items": items]))
    case .object(let title):
      let anchor = places.first { $0.title == title }?.anchor ?? ""
      element("a", .href(.place(anchor)), strings.markOfOriginal, text: title)
    }
  }

  private mutating func append(
    _ fields: (required: [String], absent: [String]), where field: String, is word: String,
    _ strings: LocalizedStrings
  ) {
    let names = HTML { html in
      let parts: [(StringKey, [String])] = [
        (.withFields, fields.required), (.withoutFields, fields.absent),
      ]
      for (index, part) in parts.filter({ !$0.1.isEmpty }).enumerated() {
        if index > 0 { html.append(text: "; ") }
        html.append(strings.html(part.0, ["fields": HTML { $0.append(codes: part.1) }]))
      }
    }
    let values = [
      "field": HTML { $0.element("code", text: field) },
      "value": HTML { $0.element("code", text: word) }, "fields": names,
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

extension FieldKind {
  /// The type of the elements of an array.
  fileprivate var itemKind: FieldKind {
    switch self {
    case .list(let kind), .nonemptyList(let kind): kind
    default: .number
    }
  }
}
