import Conformance

/// The columns a stage may have.
enum StageColumn: String, CaseIterable, Sendable {
  case responder
  case kind
  case parent = "in"
  case controller = "view of"
  case presenter = "presented by"
  case frame

  /// The kinds that a responder of some kind may name in this column.
  func places(for kind: ResponderKind) -> [ResponderKind] {
    switch (self, kind) {
    case (.parent, let kind) where kind.isView && kind != .window:
      ResponderKind.allCases.filter(\.isView)
    case (.parent, let kind) where kind.isRecognizer: ResponderKind.allCases.filter(\.isView)
    case (.parent, .window): [.application, .windowScene]
    case (.parent, .windowScene), (.parent, .applicationDelegate), (.parent, .object):
      [.application]
    case (.parent, .viewController): [.window, .viewController]
    case (.controller, let kind) where kind.isView && kind != .window: [.viewController]
    case (.presenter, .viewController): [.viewController]
    default: []
    }
  }
}
