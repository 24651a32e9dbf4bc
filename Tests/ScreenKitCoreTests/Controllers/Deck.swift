import ScreenKitTestSupport
import ScreenKitTesting

@testable import ScreenKitCore

/// A container whose state a test sets.
final class Deck: Controller, ContainerController {
  struct Content: ContainerState {
    var children: [ChildID] = [1, 2, "three"]
    var visibleChildren: [ChildID] = [1]
    var front: ChildID??

    var frontChild: ChildID? { front ?? visibleChildren.last }
  }

  private let log: Log<String>
  private let frame = Column {}
  var first = Content()
  var make: (@MainActor (ChildID) -> Controller)?
  /// The children that cannot be evicted.
  var permanent: Set<ChildID> = []

  init(_ log: Log<String> = Log()) {
    self.log = log
    super.init()
  }

  func makeContent(restoring saved: SavedState?) -> Content {
    guard case .list(let visible)? = saved?["visible"] else { return first }
    var content = first
    content.visibleChildren = visible.compactMap { ChildID(saved: $0) }
    return content
  }

  func makeChild(_ id: ChildID) -> Controller { make?(id) ?? Card("\(id)", log) }
  func placeChildren() { frame.setChildren(visibleChildren.compactMap(\.view)) }
  func canEvict(_ id: ChildID) -> Bool { !permanent.contains(id) }

  func saveContent() -> SavedContent {
    var state = SavedState()
    state["visible"] = .list((content?.visibleChildren ?? []).map(\.saved))
    return SavedContent(state, children: content?.children ?? [])
  }

  override func makeView() -> View { frame }

  @discardableResult
  func show(_ ids: ChildID...) -> Outcome<ContentChange> {
    changeContent { $0.visibleChildren = ids }
  }

  func card(_ id: ChildID) -> Card? { child(id) as? Card }
}

/// A screen that records its calls, saves a note, and may refuse to leave.
final class Card: TestScreen, LeaveGuard {
  var answer = LeaveAnswer.yes
  var note = ""

  init(_ name: String, _ log: Log<String>) { super.init(name, log: log) }

  override func create(restoring state: SavedState?) throws {
    if case .string(let text)? = state?["note"] { note = text }
    if state?["isGuarded"] == .bool(true) { answer = .no }
    try super.create(restoring: state)
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["note"] = .string(note)
    if case .no = answer { state["isGuarded"] = .bool(true) }
    return state
  }

  func mayLeave() -> LeaveAnswer { answer }
}
