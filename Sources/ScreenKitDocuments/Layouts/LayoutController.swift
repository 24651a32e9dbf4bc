public import ScreenKitCore

/// A controller with views from a layout document; the layout depends on the size of its view.
///
/// ```swift
/// final class SettingsScreen: LayoutController {
///   @Outlet("rate") private var rate: Slider
///
///   override func layoutDidLoad(_ layout: Layout) throws {
///     try layout.bind($rate)
///     connect(rate) { screen, rate in screen.heart.rate = rate }
///   }
/// }
/// ```
/// If another layout fits after a change of the size, its views replace the current ones. Views
/// with the same id keep the user's input, the scroll position and the focus.
open class LayoutController: Controller {
  private let document: LayoutDocument
  private let frame = Overlay()
  private var layout: (choice: Int, root: View)?

  /// Creates a screen with the views of `document`.
  public init(_ document: LayoutDocument) {
    self.document = document
    super.init()
  }

  /// Binds the outlets to the views of `layout`, and connects them; called for each layout.
  ///
  /// It is called at creation, and again when another layout replaces the current one. Models are
  /// observed in `connect()`, which is called once. Then `refresh()` is called.
  open func layoutDidLoad(_ layout: Layout) throws {}

  /// Creates the views of the layout that fits `viewSize`.
  public final override func makeView() throws -> View {
    let choice = try document.choice(for: viewSize)
    try show(try document.layout(at: choice), choice)
    return frame
  }

  /// Shows the layout that fits the new size; an override calls `super`.
  open override func sizeDidChange() throws {
    let choice = try document.choice(for: viewSize)
    guard let old = layout, choice != old.choice else { return }
    let focused = application?.focus.view.flatMap { $0.isWithin(frame) ? $0.id : nil }
    try show(try document.layout(at: choice), choice)
    try refresh()
    layout?.root.restoreContents(of: old.root)
    guard let focused, let view = frame.view(focused) else { return }
    application?.focus.move(to: view)
  }

  private func show(_ new: Layout, _ choice: Int) throws {
    try layoutDidLoad(new)
    layout = (choice, new.root)
    frame.setChildren([new.root])
  }
}

extension View {
  /// Copies the user's input and the positions from the views of `old` with the same ids.
  fileprivate final func restoreContents(of old: View) {
    if let id = old.id, let new = view(id), type(of: new) == type(of: old) {
      if let state = old.savedState {
        new.restore(state)
      } else if let field = old as? TextField, let new = new as? TextField {
        // The text of a masked field is never saved, but may be kept within the process.
        new.value = field.value
      }
    }
    for child in old.children { restoreContents(of: child) }
  }
}
