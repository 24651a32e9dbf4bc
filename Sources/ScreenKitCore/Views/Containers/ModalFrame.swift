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

  /// The closure called by the Close button of the topmost layer; set by the navigator.
  public var pressedClose: (@MainActor () throws -> Void)?

  /// Creates an empty frame.
  public override init() { super.init() }

  /// Shows `views`, the lowest first, each in its style; views that are already shown keep their
  /// layer.
  ///
  /// Those that the user can close have a Close button.
  public func show(_ views: [(view: View, style: ModalStyle, title: String, closes: Bool)]) {
    let known = layers
    layers = views.map { view, style, title, closes in
      let layer = known.first { $0.holds(view) } ?? ModalLayer(view, style)
      layer.update(title, closes: closes)
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

  /// Changes the title and the Close button of the layer with `view`; does nothing if there is no
  /// such layer.
  public func update(_ view: View, title: String, closes: Bool) {
    layers.first { $0.holds(view) }?.update(title, closes: closes)
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
  public private(set) var title = "" { didSet { if title != oldValue { changed(.content) } } }

  /// The Close button of a sheet or dialog, or the bar with it of a full screen without a bar of its
  /// own; `nil` if there is none.
  public private(set) var head: View?

  private var closes = false

  init(_ view: View, _ style: ModalStyle) {
    modalStyle = style
    super.init()
    content = view
  }

  public override var accessibleText: String { accessibleName ?? title }

  func holds(_ view: View) -> Bool { content === view && view.parent === self }

  func update(_ title: String, closes: Bool) {
    (self.title, self.closes) = (title, closes)
    arrange()
  }

  /// Adds or removes the Close button; the bar of a stack that covers the screen contains it.
  func arrange() {
    let stack = modalStyle == .full ? content as? StackFrame : nil
    if let stack { stack.bar.close = closes ? stack.bar.close ?? makeButton() : nil }
    let needsHead = closes && stack?.bar.isHidden != false
    if needsHead == (head == nil) {
      head?.removeFromParent()
      head = needsHead ? makeHead() : nil
      if let head { add(head) }
    }
    (head as? NavigationBar)?.title = title
  }

  private func makeHead() -> View {
    guard modalStyle == .full else { return makeButton() }
    let bar = NavigationBar()
    bar.close = makeButton()
    return bar
  }

  private func makeButton() -> FieldButton {
    let button = FieldButton(.close)
    button.action = { [weak self] in try (self?.parent as? ModalFrame)?.pressedClose?() }
    return button
  }
}
