import ScreenKitCore

struct Pages: ContainerState {
  var count = 3
  var shown = 0
  var children: [ChildID] { (0..<count).map { .number($0) } }
  var visibleChildren: [ChildID] { [.number(shown)] }
}

final class Pager: Controller, ContainerController {
  private let frame = NavigationFrame()

  func makeContent(restoring saved: SavedState?) -> Pages { Pages() }
  func makeChild(_ id: ChildID) -> Controller { PageScreen(id) }
  func placeChildren() { frame.content = frontChild?.view }
  override func makeView() -> View { frame }
  override func connect() { command("Next page", "n", to: Pager.showNext) }

  func showNext() { changeContent { $0.shown = ($0.shown + 1) % $0.count } }
}

/// A page of the pager.
final class PageScreen: Controller {
  private let id: ChildID

  init(_ id: ChildID) {
    self.id = id
  }

  override func makeView() -> View { Label("This is the page \(id).") }
}
