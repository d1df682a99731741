import Conformance
import SpecReading

extension VocabularyPage {
  /// The source of UIKit's engine that contains the key paths of properties, by the column UIKit:
  ///
  ///     set interactionEnabled   isUserInteractionEnabled   ─►   userInteractionEnabled
  ///     set cornerRadius         layer.cornerRadius         ─►   layer.cornerRadius
  ///
  /// They are those of properties that a step sets to a value which is no object of the stage, or asks
  /// whether they are true.
  var keyPaths: String {
    let names = rows.filter { $0.table == .step }.map { ($0.cells[0], String($0.cells[3])) }
    let paths = names.compactMap { step, name in
      let form = Vocabulary.uikit.forms.first { "\($0.kind.rawValue) \($0.name)" == step }
      return form.flatMap { form in
        form.hasProperty ? Self.keyPath(name).map { "    @\"\(step)\": @\"\($0)\"," } : nil
      }
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

  /// Returns the key path of a property's name in Swift; nil for what is no such name.
  private static func keyPath(_ name: String) -> String? {
    guard name.wholeMatch(of: #/[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*/#) != nil else { return nil }
    var keys = name.split(separator: ".").map(String.init)
    if let last = keys.last?.wholeMatch(of: #/is([A-Z])(.*)/#) {
      keys[keys.count - 1] = "\(last.1.lowercased())\(last.2)"
    }
    return keys.joined(separator: ".")
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
