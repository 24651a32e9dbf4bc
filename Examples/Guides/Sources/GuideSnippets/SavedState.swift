import ScreenKitCore

/// The state of a drawing screen: any `Codable` type.
struct DrawingState: Codable {
  var points: [Int] = []
  var color = "black"
}

/// A screen that saves a value of its own.
final class DrawingScreen: Controller {
  private(set) var drawing = DrawingState()
  private let count = Label()
  private let note = TextField("Note")
  private let password = TextField("Password")
  private let draw = Button("Draw")

  override func create(restoring state: SavedState?) throws {
    if let saved = state?["drawing"] { drawing = try saved.decoded() }
  }

  override func save() throws -> SavedState? {
    var state = SavedState()
    state["drawing"] = try SavedState.Value(encoding: drawing)
    return state
  }

  override func makeView() -> View {
    note.id = "note"
    password.id = "password"
    password.isMasked = true
    return Column {
      count
      note
      password
      draw
    }
  }

  override func connect() {
    connect(draw) { screen in
      screen.drawing.points.append(screen.drawing.points.count)
      screen.refresh()
    }
  }

  override func refresh() {
    count.text = "\(drawing.points.count) points"
  }
}
