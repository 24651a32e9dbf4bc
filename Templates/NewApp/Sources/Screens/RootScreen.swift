import ScreenKitCore
import ScreenKitNav

/// The route of the page of a note.
struct NotePage: Route { var id: Note.ID }

/// The screens of the notes: a stack that begins with the list of notes.
public final class RootScreen: StackNavigator {
  private let notes: Notes

  /// Creates the screens of `notes`.
  public init(_ notes: Notes) {
    let routes = RouteTable()
    routes.add(NotePage.self) { NoteScreen($0.id, notes) }
    self.notes = notes
    super.init(routes: routes) { NotesScreen(notes) }
  }

  public override func create(restoring state: SavedState?) throws {
    try notes.load()
    try super.create(restoring: state)
  }
}
