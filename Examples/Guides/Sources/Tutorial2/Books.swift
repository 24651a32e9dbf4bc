import ScreenKitCore
import ScreenKitText

/// The app in a terminal.
@main struct Books: TextApp {
  func makeRoot() -> Controller { ShelfScreen(Library()) }
}
