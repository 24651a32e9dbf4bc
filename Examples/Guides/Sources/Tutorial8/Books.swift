import ScreenKitCore
import ScreenKitDocuments
import ScreenKitLaunch
import ScreenKitText

/// The app in a terminal.
@main struct Books: TextApp {
  private var library = Library()

  /// The looks in addition to those of the framework: `--look paper`.
  var looks: [CustomLook] { [CustomLook("paper", make: Look.paper)] }

  /// Whether users may change the look while the app runs: Ctrl-P, then `look`.
  var offersLooks: Bool { true }

  /// The minimum size of the terminal.
  var minimumSize: CellSize { CellSize(columns: 30, rows: 8) }

  /// Reads the books before the first screen is shown.
  mutating func configure(_ launch: Launch) throws {
    // A snapshot or a replay has no user, so it must not change the user's files.
    guard !launch.isDryRun else { return }
    library = try Library(file: LibraryFile.standard())
  }

  func makeRoot() -> Controller { BooksNavigator(library) }

  /// Creates the storage of the open screens, half-filled forms and highlighted rows.
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "books") }
}
