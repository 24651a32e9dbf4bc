/// The part of the lower screen that a modal screen covers.
public enum ModalStyle: String, Hashable, Codable, Sendable {
  /// The whole screen.
  case full
  /// The largest part of the screen, from the bottom up.
  case sheet
  /// A part in the middle with the size of the content.
  case dialog
}

/// A container of a screen and the modal screens in front of it; only the topmost one takes input.
public final class ModalFrame: View {
  /// The visible layers, the lowest first.
  public private(set) var layers: [ModalLayer] = []

  /// The closure called for a press of the pointer outside of the topmost layer; set by the
  /// navigator.
  public var pressedBeside: (@MainActor () throws -> Void)?

  /// Creates an empty frame.
  public override init() { super.init() }

  /// Shows `views`, the lowest first, each in its style; views that are already shown keep their
  /// layer.
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
      // Two overlapping dialogs would be unreadable, so only the front one is shown.
      layer.isHidden = layer.modalStyle == .dialog && layer !== frontDialog
    }
  }

  /// Changes the title of the layer with `view`; does nothing if there is no such layer.
  public func setTitle(_ title: String, of view: View) {
    layers.first { $0.holds(view) }?.title = title
  }

  public override var semanticDetails: SemanticDetails {
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

/// The layer of one screen in a ``ModalFrame``, enabled while it is the topmost layer.
public final class ModalLayer: NavigationFrame {
  /// The part of the lower screen that the layer covers.
  public let modalStyle: ModalStyle

  /// The title of the screen, shown in the border of a sheet or dialog; empty for none.
  public internal(set) var title = "" { didSet { if title != oldValue { changed(.content) } } }

  init(_ view: View, _ style: ModalStyle) {
    modalStyle = style
    super.init()
    content = view
  }

  public override var accessibleText: String { accessibleName ?? title }

  func holds(_ view: View) -> Bool { content === view && view.parent === self }
}
