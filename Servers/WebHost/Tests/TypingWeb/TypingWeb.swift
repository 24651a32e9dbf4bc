internal import PostgresStore
import ScreenKitCore
import WebHost

/// An app with a single field, whose text is saved by its identity, as a program for tests.
@main
struct TypingWeb: WebApp {
  func makeStore(at place: String) throws -> any SessionStore {
    guard PostgresStore.isAddress(place) else { return try SQLiteStore(path: place) }
    return try PostgresStore(address: place)
  }

  func makeRoot(for visitor: Visitor) -> Controller { NoteScreen() }
}

final class NoteScreen: Controller {
  override func makeView() -> View {
    let field = TextField()
    field.id = "note"
    return Column { field }
  }
}
