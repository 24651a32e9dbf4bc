import Foundation
import ScreenKitCore
import ScreenKitJson
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitDocuments

private struct Leaf: Route {
  let number: Int
}

private struct Choice: ResultRoute {
  typealias Output = Int
  let number: Int
}

/// A screen with a view of each kind that has saved state.
private final class ControlsScreen: Controller {
  private let number: Int
  private var kept: SavedState?

  init(_ number: Int) { self.number = number }

  override func create(restoring state: SavedState?) {
    kept = state
    title = "leaf \(number)"
    onResult(of: Choice.self) { _, _ in }
  }

  override func makeView() -> View {
    let rows = (0..<30).map { "row \($0)" }
    let list = List(rows)
    list.selectionMode = .multiple
    let table = Table(rows, id: { $0 }, columns: [TableColumn("name") { $0 }])
    let views: [View] = [
      TextField("text"), TextView("two\nlines"), list, table, Slider(0...10), Toggle("on"),
      Checkbox("yes"), RadioGroup(["a", "b"]), SegmentedControl(["c", "d"]), Picker("pick", rows),
      DocumentView(Document(markdown: "# Title\n\ntext [link](a:b)")),
    ]
    for (index, view) in views.enumerated() { view.id = ViewID("view \(index)") }
    let scroll = Scroll(Column { views })
    scroll.id = "scroll"
    return scroll
  }

  override func save() -> SavedState? { kept ?? SavedState() }
}

private final class TwoTabs: TabNavigator {
  override func makeTabs() -> [Tab] {
    [
      Tab("first") { StackNavigator { ControlsScreen(0) } },
      Tab("second", route: Leaf(number: 1)),
    ]
  }
}

/// A keeper of a text, like a file.
@MainActor
private final class TextKeeper: StateKeeper {
  var text: Data

  init(_ text: Data) { self.text = text }

  func load() throws -> ScreenArchive? { try StateFile.archive(in: text) }
  func save(_ archive: ScreenArchive) { text = Data(ArchiveText(archive).bytes) }
  func clear() {}
}

/// A check that an app with any damaged archive runs.
@MainActor
@Suite("Damaged archives", .leakFree)
struct SpoiltArchiveTests {
  /// The number of damaged archives: a sample, or the number in the environment.
  private nonisolated static var rounds: Int {
    ProcessInfo.processInfo.environment["SCREENKIT_DAMAGED_ARCHIVES"].flatMap { Int($0) }
      ?? CaseSample.count(30, of: 2_000)
  }

  private func launch(_ keeper: TextKeeper) -> (ScreenTest, CompositeNavigator) {
    let routes = RouteTable()
    routes.add(Leaf.self) { ControlsScreen($0.number) }
    routes.add(Choice.self) { ControlsScreen($0.number) }
    let root = CompositeNavigator(routes: routes) { TwoTabs() }
    return (ScreenTest(root, size: CellSize(columns: 40, rows: 12), keeper: keeper), root)
  }

  /// Returns the archive of an app that was used.
  private func makeText() -> Data {
    let keeper = TextKeeper(Data())
    let (test, root) = launch(keeper)
    let tabs = root.front as? TabNavigator
    tabs?.front?.front?.push(Leaf(number: 2))
    tabs?.front?.front?.push(Choice(number: 3))
    test.press(KeyPress(.tab), KeyPress(.down))
    test.type("x")
    tabs?.select(1)
    root.front?.present(Leaf(number: 4), as: .sheet)
    test.send(.application(.enterBackground))
    test.terminate()
    return keeper.text
  }

  /// Starts from `text` and uses the app, which traps if its parts are inconsistent.
  private func use(_ text: Data, _ note: String) {
    let (test, root) = launch(TextKeeper(text))
    #expect(test.application.state == .active, "\(note)")
    test.press(KeyPress(.escape), KeyPress(.escape))
    let navigation = root.navigation
    for number in 7...8 { root.present(Leaf(number: number), as: .sheet) }
    #expect(root.front?.title == "leaf 8", "\(note)")
    root.dismiss(2)
    #expect(root.navigation == navigation, "\(note)")
    while root.navigation?.modals.isEmpty == false { root.dismiss() }
    let tabs = root.front as? TabNavigator
    for index in 0..<(tabs?.navigation?.count ?? 0) {
      tabs?.select(index)
      #expect(tabs?.navigation?.selected == index, "\(note)")
      test.press(KeyPress(.down), KeyPress(.tab))
    }
    if let stack = tabs?.children.lazy.compactMap({ $0 as? StackNavigator }).first {
      for number in 9...10 { stack.push(Leaf(number: number)) }
      #expect(stack.navigation?.top.route == AnyRoute(Leaf(number: 10)), "\(note)")
      stack.popToRoot()
    }
    test.send(.application(.enterBackground), .application(.enterForeground))
    test.terminate()
  }

  @Test func `an app starts with an archive of damaged bytes`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    let text = makeText()
    for round in 0..<SpoiltArchiveTests.rounds / 2 {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      note(seed, round)
      var bytes = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes[index] = UInt8.random(in: 0x30...0x39, using: &random)
        default: bytes.insert(UInt8.random(in: 0x30...0x39, using: &random), at: index)
        }
      }
      use(bytes, "seed \(seed &+ UInt64(round))")
    }
  }

  @Test func `an app starts with a damaged archive in valid JSON`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let whole = SpoiltJson(try JsonParser.parse(String(decoding: makeText(), as: UTF8.self)))
    for round in 0..<SpoiltArchiveTests.rounds {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      note(seed, round)
      var json = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) { json.spoil(&random) }
      use(Data(json.text.utf8), "seed \(seed &+ UInt64(round))")
    }
  }

  /// Records the seed, because a trap leaves no other trace.
  private func note(_ seed: UInt64, _ round: Int) {
    if round % 100 == 0 { print("damaged archives from seed \(seed &+ UInt64(round))") }
  }
}
