import ScreenKitCore
import ScreenKitDocuments
import ScreenKitText
import Screens

/// The app in a terminal: `swift run NewApp`.
@main
struct NewApp: TextApp {
  private let notes = Notes(NotesFile(path: "notes.json"))

  /// Creates the storage of the state of the screens, so that a closed terminal loses nothing.
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "new-app") }

  func makeRoot() -> Controller { RootScreen(notes) }
}
