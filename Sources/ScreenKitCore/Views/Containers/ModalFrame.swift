/// How much of what is below a modal screen covers.
public enum ModalStyle: String, Hashable, Codable, Sendable {
  /// All of it.
  case full
  /// Most of it, from the bottom up.
  case sheet
  /// As much as it needs, in the middle.
  case dialog
}

/// A screen and others presented over it; only the front-most takes input.
public final class ModalFrame: View {
  /// The views that can be seen, the lowest first.
  public private(set) var layers: [ModalLayer] = []

  /// Called when the pointer presses beside the front-most layer; set by the navigator.
  public var pressedBeside: (@MainActor () throws -> Void)?

  /// Makes an empty frame.
  public override init() { super.init() }

  /// Shows `views`, the lowest first, each in its style; those shown before keep their layer.
  public func show(_ views: [(view: View, style: ModalStyle)]) {
    let known = layers
    layers = views.map { view, style in
      known.first { $0.holds(view) } ?? ModalLayer(view, style)
    }
    for layer in known where !layers.contains(where: { $0 === layer }) { layer.removeFromParent() }
    if !children.elementsEqual(layers, by: ===) { setChildren(layers) }
    for layer in layers { layer.isEnabled = layer === layers.last }
  }

  override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: layers.suffix(1))
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard case .pointer(let pointer) = input, case .down = pointer.action, layers.count > 1 else {
      return false
    }
    try pressedBeside?()
    return true
  }
}

/// One screen of a ``ModalFrame``, enabled while it is the front-most.
public final class ModalLayer: NavigationFrame {
  /// How much it covers of what is below.
  public let modalStyle: ModalStyle

  init(_ view: View, _ style: ModalStyle) {
    modalStyle = style
    super.init()
    content = view
  }

  func holds(_ view: View) -> Bool { content === view && view.parent === self }
}
