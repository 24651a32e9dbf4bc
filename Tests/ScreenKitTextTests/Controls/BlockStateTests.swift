import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// A keeper of the archive in memory.
@MainActor
private final class MemoryKeeper: StateKeeper {
  var archive: ScreenArchive?

  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }
}

@MainActor
@Suite("The saved state of every building block", .leakFree)
struct BlockStateTests {
  private let keeper = MemoryKeeper()

  private func launch(_ view: View) -> Application {
    let surface = TextSurface(size: CellSize(columns: 40, rows: 6), options: TextOptions())
    let application = Application(
      root: PlainScreen(view), surface: surface, clock: ManualClock())
    application.ports.stateKeeper = keeper
    application.start()
    return application
  }

  private func content(of block: Block) -> Block.Content {
    block == .scroll || block == .document ? .huge : .ordinary
  }

  /// Returns the keys that change the state of `block`.
  private func keys(for block: Block) -> [KeyPress] {
    switch block {
    // The last line of a log is highlighted at first, and the files of the picker have no folders.
    case .log: [KeyPress(.up)]
    case .filePicker: [KeyPress(".", .alt)]
    default: [KeyPress(.down), KeyPress(.right), KeyPress(.space)]
    }
  }

  /// Uses `view`, which shows `block`, and sends the app to the background.
  private func use(_ view: View, _ block: Block) -> Application {
    let application = launch(view)
    if let target = view.first(where: \.acceptsFocus) { application.focus.move(to: target) }
    for key in keys(for: block) { application.dispatch(.key(key)) }
    application.dispatch(.text("é"))
    // The open list of completions is no part of the state.
    if block == .comboBox { application.dispatch(.key(KeyPress(.escape))) }
    application.dispatch(.application(.enterBackground))
    return application
  }

  @Test(.proves("F-103", "F-105"), arguments: Block.holders)
  func `with an identity its content is restored at the next launch`(block: Block) throws {
    let first = block.make(content(of: block))
    first.id = "block"
    let initial = first.savedState
    let used = use(first, block)
    let kept = try #require(first.savedState)
    #expect(kept != initial)
    #expect(keeper.archive?.root.views == ["block": kept])
    let second = block.make(content(of: block))
    second.id = "block"
    let restored = launch(second)
    #expect(second.savedState == kept)
    #expect(second.accessibleValue == first.accessibleValue)
    withExtendedLifetime((used, restored)) {}
  }

  @Test(.proves("F-105"), arguments: Block.allCases)
  func `without an identity nothing is saved`(block: Block) {
    let used = use(block.make(content(of: block)), block)
    #expect(keeper.archive?.root.views == [:])
    withExtendedLifetime(used) {}
  }

  @Test(arguments: Block.holders)
  func `a state of another kind is ignored`(block: Block) {
    let view = block.make()
    let before = view.savedState
    view.restore(.list([.bool(true), .string("\u{1B}")]))
    view.restore(.state(SavedState()))
    #expect(view.savedState == before)
  }
}
