public import MasterDetail
import ScreenKitCore
import ScreenKitNav

/// The app: a list of recipes, the page of each, and an editor of notes.
@MainActor
public enum RecipeBook {
  /// Creates the root screen of the app.
  public static func makeRoot(_ book: Cookbook = Cookbook()) -> MasterDetailNavigator {
    let routes = RouteTable()
    routes.add(Recipe.self) { RecipeScreen($0.id, book) }
    routes.add(NoteEditor.self) { NoteScreen($0.id, book) }
    let root = MasterDetailNavigator(routes: routes) { RecipeList(book) }
    root.links = LinkTable { links in
      try links.add("recipes://all", to: [])
      try links.add("recipes://recipe/:id", Recipe.self)
      try links.add("recipes://recipe/:id/note", NoteEditor.self) { [.route(Recipe(id: $0.id))] }
    }
    return root
  }
}

/// The master: the list of recipes.
final class RecipeList: Controller {
  private let book: Cookbook
  private lazy var list = List(book.recipes.map(\.name))

  init(_ book: Cookbook) {
    self.book = book
    super.init()
    title = "Recipes"
  }

  override func makeView() -> View {
    (list.id, list.accessibleName) = ("recipes", "Recipes")
    return list
  }

  override func connect() {
    connect(list, to: RecipeList.open)
  }

  private func open(_ name: String) {
    guard let recipe = book.recipes.first(where: { $0.name == name }) else { return }
    showDetail(Recipe(id: recipe.id))
  }
}

/// The detail: the steps of a recipe, and its note.
final class RecipeScreen: Controller {
  private let id: Int
  private let book: Cookbook
  private let note = Label()
  private let edit = Button("Edit note")

  init(_ id: Int, _ book: Cookbook) {
    (self.id, self.book) = (id, book)
    super.init()
    title = book.recipe(id)?.name ?? "Recipe \(id)"
  }

  override func makeView() -> View {
    note.id = "note"
    let steps = book.recipe(id)?.steps ?? ["There is no such recipe."]
    return Column(spacing: 1) {
      for (index, step) in steps.enumerated() { Label("\(index + 1). \(step)") }
      note
      edit
    }
  }

  override func connect() {
    connect(edit, to: RecipeScreen.editNote)
    onResult(of: NoteEditor.self) { screen, note in
      if let note { screen.book.notes[screen.id] = note }
    }
    observe(book, \.notes) { screen, _ in try screen.refresh() }
  }

  override func refresh() throws {
    note.text = book.notes[id].map { "Note: \($0)" } ?? "No note yet"
  }

  private func editNote() { pushDetail(NoteEditor(id: id)) }
}

/// A second detail, over the recipe: it returns the note, and asks before changes are lost.
final class NoteScreen: Controller, LeaveGuard {
  private let id: Int
  private let book: Cookbook
  private let text = TextField("Note")
  private let done = Button("Done")
  private var isDone = false

  init(_ id: Int, _ book: Cookbook) {
    (self.id, self.book) = (id, book)
    super.init()
    title = "Note"
  }

  override func makeView() -> View {
    (text.id, text.accessibleName) = ("text", "Note")
    text.value = book.notes[id] ?? ""
    return Column(spacing: 1) {
      text
      done
    }
  }

  override func connect() { connect(done, to: NoteScreen.finishNote) }

  func mayLeave() -> LeaveAnswer {
    guard !isDone, text.value != book.notes[id] ?? "", let application else { return .yes }
    return .unsavedChanges(application) { self.book.notes[self.id] = self.text.value }
  }

  private func finishNote() {
    isDone = true
    finish(NoteEditor.self, with: text.value)
  }
}
