import ScreenKitCore
import Screens
import WebHost

/// The app in a browser, with the same notes for all visitors: `swift run --package-path Web`.
@main
struct NewAppWeb: WebApp {
  private let notes = Notes(NotesFile(path: "notes.json"))

  var name: String { "NewApp" }

  /// Called for each page that a visitor opens.
  func makeRoot(for visitor: Visitor) -> Controller { RootScreen(notes) }
}
