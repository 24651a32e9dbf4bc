import ScreenKitCore
import ScreenKitDocuments
import ScreenKitText

/// An app that counts key presses and saves the count like any other screen state.
@main struct SavingApp: TextApp {
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "saving-test") }
  func makeRoot() -> Controller { CountScreen() }
}

/// A screen with the count as its title; each change rewrites the whole title.
final class CountScreen: Controller {
  private var count = 0

  override func create(restoring state: SavedState?) {
    if case .int(let saved)? = state?["count"] { count = saved }
    showCount()
  }

  override func connect() { command("More", "+", to: CountScreen.increase) }

  override func save() -> SavedState? {
    var state = SavedState()
    state["count"] = .int(count)
    return state
  }

  private func increase() {
    count += 1
    showCount()
  }

  private func showCount() { title = "count \(count);" }
}
