import Conformance
import Results
import SpecReading

/// The page about the format of reports, generated from the declarations from which its schema is.
enum ReportFormatPage {
  /// Its name.
  static let name = "report-format"
  /// The schema, within the folder of the pages.
  static let schema = "report.schema.json"

  /// Generates the page of an object and the objects in it.
  static func page(
    of root: ObjectDescription, title: String, schema file: SiteFile,
    _ strings: LocalizedStrings
  ) -> ReferencePage {
    let address = Address.file(file.path, root: strings.language.top)
    let link = HTML { $0.element("a", .href(address), text: strings[.itsSchema]) }
    var page = ReferencePage(
      name: name, title: strings[.reportFormat],
      introduction: strings.html(.reportFormatIntroduction, ["schema": link]))
    let objects = root.all(named: title)
    let anchors = objects.map { page.heading($0.name) }
    for ((name, object), anchor) in zip(objects, anchors) {
      let fields = FieldTable(
        object: object, definitions: root.definitions, places: page.places, strings: strings)
      fields.append(as: name, at: anchor, to: &page.body)
    }
    return page
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
  let strings: LocalizedStrings

  func append(as name: String, at anchor: String, to html: inout HTML) {
    let original = strings.markOfOriginal
    html.line("h2", .id(anchor), original, text: name)
    if !object.meaning.isEmpty {
      html.line("p", original) { $0.append(markdown: object.meaning) }
    }
    html.appendTable(
      [strings[.field], strings[.value], strings[.meaning]], class: "reference fields",
      label: strings.text(.fieldsOfObject, ["object": name]), of: object.fields
    ) { append($1, to: &$0) }
    guard let variants = object.variants else { return }
    html.list(of: variants.words) { item, variant in
      let (required, absent) = object.requirements(of: variant.fields)
      let parts = [(StringKey.withFields, required), (.withoutFields, absent)]
        .filter { !$0.1.isEmpty }
        .map { strings.html($0, ["fields": codes($1)]) }
      let values = [
        "field": codes([variants.field]), "value": codes([variant.word]),
        "fields": HTML { $0.append(listOf: parts, separator: "; ") { $0.append($1) } },
      ]
      item.append(strings.html(.whereField, values))
    }
  }

  private func append(_ field: FieldDescription, to row: inout HTML) {
    row.line("th", .constant("scope", "row")) { cell in
      cell.element("code", text: field.name)
      guard field.isOptional || object.hasOneField else { return }
      cell.element("small", text: " \(strings[.mayBeAbsent])")
    }
    let type = type(field.kind)
    row.line("td") { cell in
      guard field.isOptional, object.hasOneField else { return cell.append(type) }
      cell.append(strings.html(.eitherValue, ["first": type, "second": original("null")]))
    }
    row.line("td", strings.markOfOriginal) { $0.append(markdown: meaning(of: field)) }
  }

  /// Returns a field's own description, or that of the object that it is.
  private func meaning(of field: FieldDescription) -> String {
    guard field.meaning.isEmpty, case .object(let name) = field.kind else { return field.meaning }
    return definitions.first { $0.name == name }?.object.meaning ?? ""
  }

  /// Returns the description of a type, whose name and literals are those of JSON.
  private func type(_ kind: FieldKind) -> HTML {
    switch kind {
    case .truth: return original("boolean")
    case .number: return original("number")
    case .integer: return original("integer")
    case .integerIn(let range):
      let least = HTML { $0.append(text: "\(range.lowerBound)") }
      return strings.html(.typeFrom, ["type": original("integer"), "minimum": least])
    case .text, .visibleText, .name, .pattern: return original("string")
    case .constant(let value):
      let word = value.text ?? value.integer.map(String.init) ?? ""
      return strings.html(.alwaysValue, ["value": codes([word])])
    case .word(let words): return strings.html(.oneOfValues, ["values": codes(words)])
    case .point, .rect, .list, .nonemptyList:
      return strings.html(.arrayOf, ["items": type(kind.itemKind)])
    case .object(let title):
      let anchor = places.first { $0.title == title }?.anchor ?? ""
      return HTML {
        $0.element("a", .href(.place(anchor)), strings.markOfOriginal, text: title)
      }
    }
  }

  private func original(_ word: String) -> HTML {
    HTML { $0.append(text: word, markedAs: strings.markOfOriginal) }
  }

  private func codes(_ words: [String]) -> HTML { HTML { $0.append(codes: words) } }
}

extension HTML {
  /// Appends literals with commas between.
  mutating func append(codes: [String]) {
    append(listOf: codes) { $0.element("code", text: $1) }
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
