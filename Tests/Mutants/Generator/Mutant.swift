/// One altered copy of a function body.
struct Mutant {
  /// A rule by which a body is altered.
  enum Rule: String, CaseIterable {
    /// A condition is negated.
    case negate
    /// A condition is taken to hold always, or never.
    case forced
    /// An operand of `&&` or `||`, the value after `??`, or an element of a list of conditions, is
    /// left out.
    case operand
    /// A comparison is replaced: `<` by `<=`, `==` by `!=`.
    case comparison
    /// A call or an assignment whose value is not used is left out.
    case call
    /// A `return`, `break` or `continue` is left out, or an early exit never taken.
    case exit
    /// `break` stands for `continue`, and the other way round.
    case loop
    /// The other end of a collection is used: `first` for `last`, `reversed()` left out.
    case end
    /// A Boolean, a number, or the value after `??` is another.
    case constant
    /// `+` stands for `-`, `*` for `/`, `min` for `max`.
    case arithmetic
    /// The whole body is left out, or returns a constant.
    case body
    /// An iteration leaves out the first element, or does only that.
    case iteration
  }

  /// The name, which stays the same when other functions, or other parts of the function, change.
  var id: String
  /// The rule.
  var rule: Rule
  /// The path of the file below the folder of sources.
  var file: String
  /// The line in the file, from 1.
  var line: Int
  /// The text that is replaced.
  var original: String
  /// The text that replaces it.
  var replacement: String
  /// The clauses that the comment of the declaration, or of the one around it, names.
  var clauses: [String]
}

/// A change of one range of a source file, in UTF-8 offsets.
struct Edit: Hashable {
  var rule: Mutant.Rule
  var range: Range<Int>
  var replacement: String
}
