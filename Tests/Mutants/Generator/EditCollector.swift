import SwiftSyntax

/// Finds the edits of one function body.
///
/// Only edits that are likely to compile are made; what does not compile is dropped afterwards.
final class EditCollector: SyntaxVisitor {
  private(set) var edits: [Edit] = []

  /// Returns the edits of a body, in the order of the source.
  static func edits(of body: some SyntaxProtocol) -> [Edit] {
    let collector = EditCollector(viewMode: .sourceAccurate)
    collector.walk(body)
    var seen: Set<Edit> = []
    return collector.edits.filter { seen.insert($0).inserted }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  private func replace(_ node: some SyntaxProtocol, _ rule: Mutant.Rule, by text: String) {
    guard node.trimmedDescription != text else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(rule: rule, range: start..<end, replacement: text))
  }

  // MARK: Conditions

  override func visit(_ list: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    for element in list {
      guard case .expression(let condition) = element.condition else { continue }
      replace(condition, .negate, by: "!(\(condition.trimmedDescription))")
      if list.count > 1 { replace(condition, .operand, by: "true") }
    }
    let conditions = list.compactMap { element -> ExprSyntax? in
      if case .expression(let condition) = element.condition { condition } else { nil }
    }
    if list.count == 1, let only = conditions.first {
      switch list.parent?.kind {
      case .guardStmt:
        replace(only, .exit, by: "true")
        replace(only, .forced, by: "false")
      case .ifExpr:
        replace(only, .exit, by: "false")
        replace(only, .forced, by: "true")
      case .whileStmt:
        replace(only, .forced, by: "false")
        replace(only, .forced, by: "true")
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ clause: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    replace(clause.condition, .negate, by: "!(\(clause.condition.trimmedDescription))")
    replace(clause.condition, .operand, by: "true")
    return .visitChildren
  }

  override func visit(_ ternary: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    replace(ternary.condition, .negate, by: "!(\(ternary.condition.trimmedDescription))")
    replace(ternary.condition, .forced, by: "true")
    replace(ternary.condition, .forced, by: "false")
    return .visitChildren
  }

  override func visit(_ call: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if call.operator.text == "!" {
      replace(call, .negate, by: "(\(call.expression.trimmedDescription))")
    }
    if call.operator.text == "-" {
      replace(call, .arithmetic, by: "(\(call.expression.trimmedDescription))")
    }
    return .visitChildren
  }

  // MARK: Operators

  private static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
  ]
  private static let arithmetic = [
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
  ]

  override func visit(_ infix: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) =
      (infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription)
    switch name {
    case "&&", "||":
      replace(infix, .operand, by: left)
      replace(infix, .operand, by: right)
    case "??":
      replace(infix, .constant, by: "(\(right))")
      // Compiles where the value may be nil all the same; elsewhere it would only trap.
      replace(infix, .operand, by: "(\(left))")
    default:
      if let other = Self.comparisons[name] { replace(infix.operator, .comparison, by: other) }
      if let other = Self.arithmetic[name] { replace(infix.operator, .arithmetic, by: other) }
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch item.item {
    case .expr(let expression):
      let isCall = expression.is(FunctionCallExprSyntax.self) || expression.is(TryExprSyntax.self)
      let isAssignment =
        expression.as(InfixOperatorExprSyntax.self).map {
          $0.operator.is(AssignmentExprSyntax.self)
            || ["+=", "-=", "*="].contains($0.operator.trimmedDescription)
        } ?? false
      if isCall || isAssignment { replace(item.item, .call, by: "do {}") }
    case .stmt(let statement):
      if statement.as(ReturnStmtSyntax.self)?.expression == nil, statement.is(ReturnStmtSyntax.self)
      {
        replace(statement, .exit, by: "do {}")
      }
      if let statement = statement.as(BreakStmtSyntax.self) {
        replace(statement, .exit, by: "do {}")
        replace(statement.breakKeyword, .loop, by: "continue")
      }
      if let statement = statement.as(ContinueStmtSyntax.self) {
        replace(statement, .exit, by: "do {}")
        replace(statement.continueKeyword, .loop, by: "break")
      }
    case .decl: break
    }
    return .visitChildren
  }

  override func visit(_ loop: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let sequence = loop.sequence.trimmedDescription
    replace(loop.sequence, .iteration, by: "(\(sequence)).dropFirst()")
    replace(loop.sequence, .iteration, by: "(\(sequence)).prefix(1)")
    replace(loop.sequence, .end, by: "(\(sequence)).reversed()")
    return .visitChildren
  }

  // MARK: Names and constants

  private static let ends = [
    "first": "last", "last": "first", "dropFirst": "dropLast", "dropLast": "dropFirst",
    "prefix": "suffix", "suffix": "prefix", "popLast": "popFirst", "removeFirst": "removeLast",
    "removeLast": "removeFirst", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "isEmpty": "isEmpty == false",
  ]

  override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = access.declName.baseName.text
    if let other = Self.ends[name] {
      if name == "isEmpty" {
        replace(access, .negate, by: "!\(access.trimmedDescription)")
      } else {
        replace(access.declName, .end, by: other)
      }
    }
    if name == "reversed", let call = access.parent?.as(FunctionCallExprSyntax.self),
      let base = access.base
    {
      replace(call, .end, by: base.trimmedDescription)
    }
    if name == "contains" || name == "allSatisfy" {
      replace(access.declName, .negate, by: name == "contains" ? "allSatisfy" : "contains")
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "min" { replace(call.calledExpression, .arithmetic, by: "max") }
      if name == "max" { replace(call.calledExpression, .arithmetic, by: "min") }
    }
    return .visitChildren
  }

  override func visit(_ literal: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(literal, .constant, by: literal.literal.text == "true" ? "false" : "true")
    return .visitChildren
  }

  override func visit(_ literal: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(literal, .constant, by: "(\(literal.literal.text) + 1)")
    if literal.literal.text != "0" {
      replace(literal, .constant, by: "(\(literal.literal.text) - 1)")
    }
    return .visitChildren
  }

  override func visit(_ literal: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(literal, .constant, by: "(\(literal.literal.text) * 2 + 0.001)")
    if Double(literal.literal.text) != 0 {
      replace(literal, .constant, by: "(\(literal.literal.text) * 0.5)")
    }
    return .visitChildren
  }
}
