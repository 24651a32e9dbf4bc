public import ScreenKitCore

/// The examples: one for each concept of navigation and an inline one, each in a file of this
/// folder.
@MainActor
public enum Example: String, CaseIterable {
  case null, stack, tabs, composite, modal, gate, links, inline

  /// Creates the root screen.
  public func make() -> Controller {
    switch self {
    case .null: NullExample()
    case .stack: StackExample()
    case .tabs: TabsExample()
    case .composite: CompositeExample()
    case .modal: ModalExample()
    case .gate: GateExample()
    case .links: LinksExample()
    case .inline: InlineExample()
    }
  }
}
