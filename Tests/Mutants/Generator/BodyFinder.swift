import SwiftSyntax

/// A part of a source file that is replaced as a whole by its mutants.
struct MutableBody {
  /// What the part is, which decides how the mutants of it are chosen between.
  enum Form {
    /// The statements of a function, initializer or accessor.
    case statements
    /// An expression: the initial value of a stored property, or of a parameter.
    case expression
  }

  var form: Form
  /// The name of the declaration, with its type.
  var name: String
  /// The range of the statements or the expression, in UTF-8 offsets.
  var range: Range<Int>
  /// What stands before each copy: `return `, where the body is one expression that is returned.
  var prefix = ""
  /// What stands after the copies: `fatalError()`, where a mutant may not reach a `return`.
  var suffix = ""
  /// The edits, all within the range.
  var edits: [Edit]
  /// The clauses that the declaration's comment names.
  var clauses: [String]
}

/// Finds the function bodies and initial values of one source file.
final class BodyFinder: SyntaxVisitor {
  private(set) var bodies: [MutableBody] = []
  private var types: [String] = []

  static func bodies(in file: some SyntaxProtocol) -> [MutableBody] {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.bodies
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let name = "\(node.name.text)(\(labels.joined()))"
    addDefaults(of: node.signature.parameterClause, name, of: node)
    return add(
      node.body?.statements, name, of: node, returning: node.signature.returnClause?.type)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    let name = "init(\(labels.joined()))"
    addDefaults(of: node.signature.parameterClause, name, of: node)
    return add(node.body?.statements, name, of: node, returning: nil, isInitializer: true)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.body?.statements, "deinit", of: node, returning: nil)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      let type = binding.typeAnnotation?.type
      switch binding.accessorBlock?.accessors {
      case .getter(let statements): _ = add(statements, name, of: node, returning: type)
      case .accessors(let accessors):
        for accessor in accessors {
          let keyword = accessor.accessorSpecifier.text
          _ = add(
            accessor.body?.statements, "\(name).\(keyword)", of: node,
            returning: keyword == "get" ? type : nil)
        }
      case nil: break
      }
      let isStatic = node.modifiers.contains { $0.name.text == "static" }
      if let value = binding.initializer?.value, !isStatic { add(value, name, of: node) }
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.accessorBlock?.accessors {
    case .getter(let statements):
      return add(statements, "subscript", of: node, returning: node.returnClause.type)
    case .accessors(let accessors):
      for accessor in accessors {
        let keyword = accessor.accessorSpecifier.text
        _ = add(
          accessor.body?.statements, "subscript.\(keyword)", of: node,
          returning: keyword == "get" ? node.returnClause.type : nil)
      }
    case nil: break
    }
    return .skipChildren
  }

  private func addDefaults(
    of clause: FunctionParameterClauseSyntax, _ name: String, of node: some SyntaxProtocol
  ) {
    for parameter in clause.parameters {
      if let value = parameter.defaultValue?.value { add(value, name, of: node) }
    }
  }

  private func add(_ value: ExprSyntax, _ name: String, of node: some SyntaxProtocol) {
    let edits = EditCollector.edits(of: value)
    guard !edits.isEmpty else { return }
    let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = value.endPositionBeforeTrailingTrivia.utf8Offset
    append(.expression, name, start..<end, edits, node)
  }

  private func add(
    _ statements: CodeBlockItemListSyntax?, _ name: String, of node: some SyntaxProtocol,
    returning type: TypeSyntax?, isInitializer: Bool = false
  ) -> SyntaxVisitorContinueKind {
    guard let statements, !statements.isEmpty, !Self.isConditional(statements) else {
      return .skipChildren
    }
    let start = statements.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = statements.endPositionBeforeTrailingTrivia.utf8Offset
    var edits = EditCollector.edits(of: statements)
    if isInitializer {
      // Nearly all that an initializer does is needed for it to compile.
      edits.removeAll { $0.rule == .call }
    } else {
      edits += results(of: type).map { Edit(rule: .body, range: start..<end, replacement: $0) }
    }
    // A fault of the catalogue may be in an initializer that no rule alters.
    append(.statements, name, start..<end, edits, node, evenUnaltered: isInitializer)
    guard type != nil, !edits.isEmpty else { return .skipChildren }
    if statements.count == 1, let only = statements.first, Self.isValue(only) {
      // The copies of an implicit return need not have the same form.
      bodies[bodies.count - 1].prefix = "return "
    } else {
      bodies[bodies.count - 1].suffix = "\nfatalError()"
    }
    return .skipChildren
  }

  /// Whether the only statement of a body is the value that it returns.
  private static func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .expr: true
    // A `switch` or `if` whose branches are values.
    case .stmt(let statement): statement.is(ExpressionStmtSyntax.self) && !containsReturn(statement)
    case .decl: false
    }
  }

  private static func containsReturn(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }

  /// Whether the value of a body is chosen by `#if`.
  private static func isConditional(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.count == 1 && statements.first?.item.is(IfConfigDeclSyntax.self) == true
  }

  /// The bodies that return a constant.
  private func results(of type: TypeSyntax?) -> [String] {
    guard let type else { return ["do {}"] }
    if type.is(OptionalTypeSyntax.self) { return ["return nil"] }
    if type.is(ArrayTypeSyntax.self) { return ["return []"] }
    return type.trimmedDescription == "Bool" ? ["return true", "return false"] : []
  }

  private func append(
    _ form: MutableBody.Form, _ name: String, _ range: Range<Int>, _ edits: [Edit],
    _ node: some SyntaxProtocol, evenUnaltered: Bool = false
  ) {
    guard evenUnaltered || !edits.isEmpty else { return }
    bodies.append(
      MutableBody(
        form: form, name: (types + [name]).joined(separator: "."), range: range, edits: edits,
        clauses: Self.clauses(of: node)))
  }

  /// The clauses after `Spec:` in the comment of a declaration.
  private static func clauses(of node: some SyntaxProtocol) -> [String] {
    let comment = node.leadingTrivia.compactMap { piece -> String? in
      if case .docLineComment(let line) = piece { String(line.dropFirst(3)) } else { nil }
    }
    guard let start = comment.firstIndex(where: { $0.hasPrefix(" Spec:") }) else { return [] }
    let text = comment[start...].joined().dropFirst(6)
    return text.split { ", .".contains($0) }.map(String.init)
      .filter { $0.contains("-") && $0.last?.isNumber == true }
  }
}
