import ScreenKitCore

/// A screen that records each lifecycle call, and runs a test's hook in the call.
class TestScreen: Controller {
  enum Hook: CaseIterable {
    case create, makeView, connect, refresh, appear, pause, destroy
  }

  let name: String
  let log: Log<String>
  var content: View
  /// The hooks by call; the call is recorded before its hook writes anything.
  var on: [Hook: @MainActor (TestScreen) throws -> Void] = [:]
  var onEvent: @MainActor (Event) throws -> Bool = { _ in false }

  init(_ name: String = "screen", log: Log<String> = Log(), _ content: View = View()) {
    self.name = name
    self.log = log
    self.content = content
    super.init()
    title = name
  }

  override func create(restoring state: SavedState?) throws { try call(.create) }
  override func appear() throws { try call(.appear) }
  override func pause() throws { try call(.pause) }
  override func destroy() throws { try call(.destroy) }

  override func makeView() throws -> View {
    try call(.makeView)
    return content
  }

  override func connect() throws { try call(.connect) }
  override func refresh() throws { try call(.refresh) }
  override func handle(_ event: Event) throws -> Bool { try onEvent(event) }

  private func call(_ hook: Hook) throws {
    log.write("\(name).\(hook)")
    try on[hook]?(self)
  }
}

/// A screen that shows another screen within its own view.
final class TestContainer: TestScreen {
  private let child: Controller

  init(_ name: String, log: Log<String>, showing child: Controller) {
    self.child = child
    super.init(name, log: log)
  }
}

extension TestContainer: ContainerController {
  struct Content: ContainerState {
    var children: [ChildID] { [1] }
    var visibleChildren: [ChildID] { [1] }
  }

  func makeContent(restoring saved: SavedState?) -> Content { Content() }
  func makeChild(_ id: ChildID) -> Controller { child }
  func placeChildren() { content.setChildren([frontChild?.view].compactMap(\.self)) }
  func childDidChange(_ child: Controller) { log.write("\(name).bar \(child.title)") }
}
