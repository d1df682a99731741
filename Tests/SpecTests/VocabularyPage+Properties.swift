import Conformance
import SpecReading

/// What engines set and ask by the name that the column UIKit has, of properties that a step sets to a
/// value which is no object of the stage, or asks whether they are true.
extension VocabularyPage {
  /// The source of UIKit's engine that contains the key paths:
  ///
  ///     set interactionEnabled   isUserInteractionEnabled   ─►   userInteractionEnabled
  ///     set cornerRadius         layer.cornerRadius         ─►   layer.cornerRadius
  var keyPaths: String {
    let paths = properties.map { form, name in
      var keys = name.split(separator: ".").map(String.init)
      if let last = keys.last?.wholeMatch(of: #/is([A-Z])(.*)/#) {
        keys[keys.count - 1] = "\(last.1.lowercased())\(last.2)"
      }
      return "    @\"\(form.kind.rawValue) \(form.name)\": @\"\(keys.joined(separator: "."))\","
    }
    return """
      /* Written by `make vocabulary` from Spec/vocabulary.md. */

      #import "Stage.h"

      NSDictionary *vocabularyProperties(void) {
        return @{
      \(paths.joined(separator: "\n"))
        };
      }

      """
  }

  /// The source of the reference engine that sets and asks properties of one class:
  ///
  ///     set wraps   {of:stepper} wraps   ─►   try object(name, "a stepper", Stepper.self).wraps = value.truth
  ///
  /// A property of several classes, or with a type of its own, is left to the engine.
  var propertyCases: String {
    let owned = properties.compactMap { form, name in
      Owner(of: form).map { (form: form, name: name.split(separator: ".").last ?? name, owner: $0) }
    }
    let cases = { (kind: StepDefinition.Kind) in
      owned.filter { $0.form.kind == kind }.map { form, name, owner in
        owner.statement(of: form, for: name)
      }.joined(separator: "\n")
    }
    return """
      // Written by `make vocabulary` from Spec/vocabulary.md. Where a line does not compile, the class has no
      // property of this name: correct the class, or both the page and the line.

      import Conformance
      import Responders

      extension World {
        /// Sets a property that the vocabulary names; returns false for other forms.
        func setProperty(_ step: Script.Step, of name: String) throws(ScriptError) -> Bool {
          let value = step["to"]
          switch step.name {
      \(cases(.set))
          default: return false
          }
          return true
        }

        /// Answers a question about a property that the vocabulary names; returns nil for other forms.
        func answerProperty(_ step: Script.Step) throws(ScriptError) -> Answer? {
          switch step.name {
      \(cases(.ask))
          default: return nil
          }
        }
      }

      """
  }

  /// The forms that set or ask a property, with its name in Swift.
  private var properties: [(form: StepDefinition, name: Substring)] {
    rows.filter { $0.table == .step }.compactMap { row in
      let form = Vocabulary.uikit.forms.first { "\($0.kind.rawValue) \($0.name)" == row.cells[0] }
      guard let form, form.hasProperty,
        row.cells[3].wholeMatch(of: #/[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*/#) != nil
      else { return nil }
      return (form, row.cells[3])
    }
  }
}

/// The class of the reference engine whose objects a step names.
private struct Owner {
  /// The forms whose property has a type of its own in the reference engine.
  private static let special: Set = ["windowLevel"]

  /// The kind of the objects, with its article.
  private let noun: Substring

  /// Finds the class; nil if objects of several classes are named.
  init?(of form: StepDefinition) {
    let slots = Set(form.phrases.compactMap { $0.slot(of: "of") })
    guard slots.count == 1, let slot = slots.first, !slot.spelling.contains(" or "),
      !Self.special.contains(form.name)
    else { return nil }
    noun = slot.nameDescription.dropFirst("the name of ".count)
  }

  /// The name of the class: `LongPressGestureRecognizer` for `a long press recognizer`.
  private var className: String {
    let words = noun.split(separator: " ").dropFirst()
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.hasSuffix("Recognizer") && name != "CustomRecognizer"
      ? name.dropLast("Recognizer".count) + "GestureRecognizer" : name
  }

  /// Returns the case of a form, in lines of at most 100 characters.
  func statement(of form: StepDefinition, for property: Substring) -> String {
    let type = form.fields.first { $0.name == "to" }?.kind
    let name = form.kind == .set ? "name" : "step[\"of\"].text"
    let object = "try object(\(name), \"\(noun)\", \(className).self)"
    let layouts = [(" ", ""), ("\n      ", ""), ("\n      ", "\n        ")].map { start, inside in
      let statement =
        type.map { "\(object)\(inside).\(property) = value.\($0)" }
        ?? "return .truth(\(inside)\(object).\(property))"
      return "    case \"\(form.name)\":\(start)\(statement)"
    }
    let fitting = layouts.first { $0.split(separator: "\n").allSatisfy { $0.count <= 100 } }
    return fitting ?? layouts[0]
  }
}

extension StepDefinition {
  /// Whether the form sets a field `to`, or asks for a truth, of one object.
  fileprivate var hasProperty: Bool {
    switch kind {
    case .set:
      guard fields.map(\.name).sorted() == ["of", "to"],
        let to = fields.first(where: { $0.name == "to" })
      else { return false }
      let namesObject = phrases.contains { $0.slot(of: "to")?.namesObject == true }
      return [.truth, .number, .integer, .text].contains(to.kind) && !to.isOptional && !namesObject
    case .ask: return fields.map(\.name) == ["of"] && answerFields == ["truth"]
    case .change, .stimulate: return false
    }
  }
}
