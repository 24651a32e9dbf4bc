import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText

/// The gallery under test, opened at one page.
@MainActor
struct OpenGallery {
  let gallery: GalleryScreen
  let test: ScreenTest

  /// Opens the gallery at `page`; `isSearched` opens its list, and searches for the page like a
  /// user.
  init(
    _ page: String, isSearched: Bool = false, keeper: MemoryKeeper = MemoryKeeper(),
    size: CellSize = CellSize(columns: 80, rows: 24), _ look: Look.Name = .terminal,
    strings: Strings = Strings(), showsKeyHints: Bool = false
  ) {
    gallery = GalleryScreen(page: isSearched || keeper.archive != nil ? nil : page)
    test = ScreenTest(
      gallery, size: size, look: .named(look), keeper: keeper, strings: strings,
      showsKeyHints: showsKeyHints)
    if isSearched { open(page) }
  }

  /// Searches for the page, and opens it.
  func open(_ page: String) {
    test.press("/")
    test.send(.text(page))
    test.press(KeyPress(.enter))
  }

  /// The last event on the page, without its number.
  var event: String {
    let text = (test.view("event", as: Label.self))?.text ?? ""
    return text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// Returns the screen reader's text for the view with `id`.
  func reads(_ id: ViewID) -> String {
    guard let view = test.view(id) else { return "there is no \(id)" }
    return ["\(view.role)", view.accessibleText, view.accessibleValue].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The saved states of the page's views.
  var kept: [ViewID: SavedState.Value] {
    var kept: [ViewID: SavedState.Value] = [:]
    gallery.front?.view?.forEachShown { view in
      if let id = view.id, let state = view.savedState { kept[id] = state }
    }
    return kept
  }

  /// The saved states of all shown views, with and without an id, in reading order.
  var states: [SavedState.Value] {
    var states: [SavedState.Value] = []
    test.application.window.forEachShown { view in
      if let state = view.savedState { states.append(state) }
    }
    return states
  }

  /// The controls of the page that have no accessible name.
  var nameless: [String] {
    var nameless: [String] = []
    gallery.front?.view?.forEachShown { view in
      if view.acceptsFocus, !(view is Scroll), view.accessibleText.isEmpty {
        nameless.append("\(type(of: view))")
      }
    }
    return nameless
  }
}

extension ScreenTest {
  /// Presses the keys of `opening`, and lets its time pass.
  func perform(_ opening: PageOpening) {
    for key in opening.keys { press(key) }
    if opening.wait > .zero { advance(by: opening.wait) }
  }
}
