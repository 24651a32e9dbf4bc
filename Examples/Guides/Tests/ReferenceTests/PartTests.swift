import ScreenKitCore
import ScreenKitDocuments
import ScreenKitLooks
import ScreenKitTesting
import Testing

/// The parts of a book: chapters, and sections in them.
private final class Contents: TreeAdapter {
  struct Part {
    var id: String
    var sections: [Part] = []
  }

  private let chapters = [
    Part(id: "Beginning", sections: [Part(id: "Install"), Part(id: "First steps")]),
    Part(id: "Index"),
  ]

  func childCount(of parent: Part?) -> Int { (parent?.sections ?? chapters).count }
  func child(_ index: Int, of parent: Part?) -> Part { (parent?.sections ?? chapters)[index] }
  func id(of item: Part) -> String { item.id }
  func text(of item: Part) -> String { item.id }
}

private final class ContentsScreen: Controller {
  let tree: Tree<Contents.Part> = Tree(Contents())
  private(set) var ticks = 0
  private(set) var timer: RepeatingTimer?
  let loading = ScreenTask()

  override func makeView() -> View {
    navigationItem = NavigationItem(backTitle: "Book", trailing: [Button("Print")])
    tree.accessibleName = "Contents"
    return tree
  }

  override func connect() {
    timer = every(.seconds(1)) { $0.ticks += 1 }
    task(loading) { _ in try await Task.sleep(for: .zero) }
  }
}

/// Two pages, of which one is shown.
private struct PageState: ContainerState {
  var shown = 0
  var children: [ChildID] { [.number(0), .number(1)] }
  var visibleChildren: [ChildID] { [.number(shown)] }
}

private final class PagesScreen: Controller, ContainerController {
  private let frame = NavigationFrame()
  private(set) var steps: [ContainerStep] = []
  var observesChanges: Bool { true }

  func makeContent(restoring saved: SavedState?) -> PageState {
    PageState(shown: saved?["shown"] == .int(1) ? 1 : 0)
  }

  /// The second page is short-lived, so only the first one keeps its state.
  func saveContent() -> SavedContent {
    var state = SavedState()
    state["shown"] = .int(content?.shown ?? 0)
    return SavedContent(state, children: [.number(0)])
  }

  func makeChild(_ id: ChildID) -> Controller { ContentsScreen() }
  func placeChildren() { frame.content = frontChild?.view }
  override func makeView() -> View { frame }

  func contentDidChange(from old: PageState, to new: PageState, _ steps: [ContainerStep]) {
    self.steps += steps
  }

  func turn() -> Outcome<ContentChange> { changeContent { $0.shown = 1 - $0.shown } }
}

@MainActor
@Suite("Parts of screens", .leakFree)
struct PartTests {
  @Test func `a tree opens and closes branches`() {
    let test = ScreenTest(ContentsScreen())
    #expect(!test.screen.contains("Install"))
    test.press(.right)
    #expect(test.screen.contains("Install"))
  }

  @Test func `a timer of a screen repeats until it is cancelled`() {
    let screen = ContentsScreen()
    let test = ScreenTest(screen)
    test.advance(by: .seconds(3))
    screen.timer?.cancel()
    test.advance(by: .seconds(3))
    #expect(screen.ticks == 3)
  }

  @Test func `a task reports its progress`() async {
    let screen = ContentsScreen()
    let test = ScreenTest(screen)
    #expect(screen.loading.phase == ScreenTask.Phase.running)
    await test.settle()
    #expect(screen.loading.phase == .finished)
  }

  @Test func `a container is notified of changes to its children`() async {
    let screen = PagesScreen()
    let test = ScreenTest(screen)
    #expect(screen.turn() == .done(ContentChange.changed))
    await test.settle()
    #expect(screen.steps.last == ContainerStep.appear(.number(1)))
    #expect(test.screen.contains("Beginning"))
  }

  @Test func `a container keeps its own state`() {
    let keeper = MemoryKeeper()
    let screen = PagesScreen()
    let test = ScreenTest(screen, keeper: keeper)
    test.application.run { _ = screen.turn() }
    test.send(.application(.enterBackground))
    let next = PagesScreen()
    let again = ScreenTest(next, keeper: keeper)
    #expect(next.content?.shown == 1)
    #expect(again.screen.contains("Beginning"))
  }

  @Test func `an action identifies a view by its path`() throws {
    let screen = ContentsScreen()
    let test = ScreenTest(screen)
    let window = test.application.window
    let target: ViewTarget = try #require(window.target(of: screen.tree))
    let steps: [ViewTarget.Step] = target.path
    #expect(window.view(for: ViewTarget(path: steps)) === screen.tree)
    test.application.dispatch(.action(.step(1), on: target))
  }

  @Test func `a bar of tabs shows titles and marks`() {
    let bar = TabBar(["Inbox"])
    let star: TabIcon = .sign("★")
    bar.show([TabLabel("Inbox", badge: "3", icon: star), TabLabel("Sent")], selected: 0)
    #expect(bar.titles == ["Inbox", "Sent"])
  }

  @Test func `the line above a pulled list has an arrow`() {
    let list = List(["Inbox"])
    list.loading.arrowColor = TextColor(hex: "ff0000")
    let arrows = list.children.compactMap { ($0 as? ListNote)?.arrow } as [ListNote.Arrow]
    #expect(arrows.isEmpty)
  }

  @Test func `a theme sets other colours for roles`() throws {
    var theme = Theme()
    theme.dark[Theme.Role.page] = .rgb(20, 20, 30)
    theme[.light][.tint(.accent)] = .rgb(120, 40, 90)
    let palettes = theme.applied(to: .named(.terminal))
    #expect(palettes.dark.tints != palettes.light.tints)
  }

  @Test func `timers are a queue without a clock`() {
    var queue = TimerQueue<String>()
    let soon: TimerQueue<String>.ID = queue.add("soon", at: ClockInstant() + .seconds(1))
    _ = queue.add("later", at: ClockInstant() + .seconds(2))
    queue.cancel(soon)
    #expect(queue.takeDue(at: ClockInstant() + .seconds(2)) == "later")
    #expect(queue.nextDeadline == nil)
  }

  @Test func `each text of the framework can be replaced`() {
    var strings = Strings()
    var (fields, hints, links, trees) = (
      strings.fields as Strings.Fields, strings.hints as Strings.Hints,
      strings.errors.links as Strings.Links, strings.trees as Strings.Trees
    )
    (fields.clear, hints.refresh, trees.close) = ("Leeren", "Neu laden", "Zuklappen")
    links.controlCharacter = "Der Link hat ein Steuerzeichen."
    (strings.fields, strings.hints, strings.errors.links, strings.trees) = (
      fields, hints, links, trees
    )
    let test = ScreenTest(ContentsScreen(), strings: strings)
    #expect(test.screen.contains("Beginning"))
  }

  @Test func `outlets are bound to a layout one by one or together`() throws {
    let layout = try LayoutDocument(#"{ "type": "label", "id": "name" }"#, file: "a.json")
      .layout(for: SurfaceSize(width: 80, height: 24))
    let name = Outlet<Label>("name")
    let outlets: [any BindableOutlet] = [name]
    for outlet in outlets { try outlet.bind(to: layout) }
    #expect(name.wrappedValue === layout.root)
  }
}
