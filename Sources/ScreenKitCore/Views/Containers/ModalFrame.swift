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
  public func show(_ views: [(view: View, style: ModalStyle, title: String)]) {
    let known = layers
    layers = views.map { view, style, title in
      let layer = known.first { $0.holds(view) } ?? ModalLayer(view, style)
      layer.title = title
      return layer
    }
    for layer in known where !layers.contains(where: { $0 === layer }) { layer.removeFromParent() }
    if !children.elementsEqual(layers, by: ===) { setChildren(layers) }
    let frontDialog = layers.last { $0.modalStyle == .dialog }
    for layer in layers {
      layer.isEnabled = layer === layers.last
      // Two dialogs across each other could not be read.
      layer.isHidden = layer.modalStyle == .dialog && layer !== frontDialog
    }
  }

  /// Changes the title of the layer that shows `view`; does nothing if there is none.
  public func setTitle(_ title: String, of view: View) {
    layers.first { $0.holds(view) }?.title = title
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

  /// The title of the screen, shown in the border of a sheet or dialog; empty is none.
  public internal(set) var title = "" { didSet { if title != oldValue { changed(.content) } } }

  init(_ view: View, _ style: ModalStyle) {
    modalStyle = style
    super.init()
    content = view
  }

  public override var accessibleText: String { accessibleName ?? title }

  func holds(_ view: View) -> Bool { content === view && view.parent === self }
}
