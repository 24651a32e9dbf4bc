import ScreenKitCore
import ScreenKitNav

/// The route of the page of a note.
struct NotePage: Route { var id: Note.ID }

/// The root screen: a stack that begins with the list of notes.
public final class RootScreen: StackNavigator {
  private let notes: Notes
  private let store: any NotesStore

  /// Creates the screens of the notes in `store`.
  public init(_ store: any NotesStore) {
    let notes = Notes()
    let routes = RouteTable()
    routes.add(NotePage.self) { NoteScreen($0.id, notes) }
    (self.notes, self.store) = (notes, store)
    super.init(routes: routes) { NotesScreen(notes) }
  }

  public override func create(restoring state: SavedState?) throws {
    notes.replaceAll(with: try store.load())
    try super.create(restoring: state)
  }

  public override func connect() throws {
    try super.connect()
    // An error that is thrown here is shown in a dialog, and the app continues.
    observe(notes, \.all, while: .lifetime, initially: false) { app, change in
      try app.store.save(change.new)
    }
  }
}
