import ScreenKitCore

/// A stage that shows one view in an app, and lays out its list like a backend without cells.
@MainActor
final class ListStage {
  let application: Application
  let clock = ManualClock()
  private let surface: ListSurface
  private let list: ListView

  init(_ list: ListView, height: Int = 5, in view: View? = nil) {
    self.list = list
    surface = ListSurface(list, height: height)
    application = Application(root: Screen(view ?? list), surface: surface, clock: clock)
    application.start()
    application.focus.move(to: list)
  }

  func press(_ presses: KeyPress...) {
    for press in presses { application.dispatch(.key(press)) }
  }

  func type(_ text: String) {
    for letter in text { application.dispatch(.key(KeyPress(.character(letter)))) }
  }

  func point(_ action: PointerEvent.Action, at y: Int, _ modifiers: KeyModifiers = []) {
    let place = SurfacePoint(x: 3, y: y)
    application.dispatch(.pointer(PointerEvent(action, at: place, modifiers: modifiers)))
  }

  func click(at y: Int, _ modifiers: KeyModifiers = []) {
    point(.down(.left), at: y, modifiers)
    point(.up(.left), at: y, modifiers)
  }

  /// The number of visible rows.
  var height: Int {
    get { surface.height }
    set { surface.height = newValue }
  }

  func run(_ body: @escaping @MainActor () throws -> Void = {}) { application.run(body) }

  /// The visible rows from top to bottom, as texts of a screen reader.
  var rows: [String] { list.children.map(\.accessibleText) }

  /// The visible rows that are selected.
  var chosen: [String] {
    list.children.compactMap { $0 as? RowCell }.filter { $0.isSelected == true }
      .map(\.accessibleText)
  }

  /// The text of the panel in front, or `nil`.
  var panel: String? { application.window.panel?.accessibleText }

  private final class Screen: Controller {
    private let content: View
    init(_ content: View) { self.content = content }
    override func makeView() -> View { content }
  }
}

/// A surface that gives a list its whole size, and positions the children by their heights.
@MainActor
private final class ListSurface: Surface {
  private let list: ListView
  var height: Int
  private weak var window: Window?

  init(_ list: ListView, height: Int) { (self.list, self.height) = (list, height) }

  func attach(_ window: Window) { self.window = window }

  func show() {
    list.didLayOut(.init(visibleHeight: height))
    // The list of a panel is laid out as well, with all rows visible.
    let inner = window?.panel?.first { $0 is ListView } as? ListView
    inner?.didLayOut(.init(visibleHeight: 100))
  }

  func view(at point: SurfacePoint) -> View? {
    if let panel = window?.panel { return panel }
    return list.children.first { bounds(of: $0)?.contains(point) ?? false } ?? list
  }

  func bounds(of view: View) -> SurfaceRect? {
    var y = 0
    for child in list.children {
      let rows = list.height(of: child) ?? 0
      if child === view { return SurfaceRect(x: 0, y: y, width: 20, height: rows) }
      y += rows
    }
    return SurfaceRect(x: 0, y: 0, width: 20, height: height)
  }

  func resize(to size: SurfaceSize) {}
}
