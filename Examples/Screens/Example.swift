public import ScreenKitCore

/// The examples, each in a separate file: one for each concept of navigation, one inline, and one
/// with a custom control.
@MainActor
public enum Example: String, CaseIterable {
  case null, stack, tabs, composite, modal, gate, links, inline, stars

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
    case .stars: StarsExample()
    }
  }
}
