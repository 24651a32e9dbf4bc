public import ScreenKitCore
public import ScreenKitNav

/// A recipe with a note of the cook.
struct RecipeText: Sendable, Identifiable {
  let id: Int
  let name: String
  let steps: [String]
}

/// The recipes and the notes; a model, so that all screens show the same note.
public final class Cookbook: Model {
  let recipes = [
    RecipeText(id: 1, name: "Pancakes", steps: ["Mix eggs, milk and flour.", "Bake in butter."]),
    RecipeText(id: 2, name: "Tomato soup", steps: ["Fry onions.", "Add tomatoes.", "Boil."]),
    RecipeText(id: 3, name: "Burek", steps: ["Fill the pastry.", "Roll it.", "Bake."]),
  ]
  /// The notes, by the number of the recipe.
  @Observed public var notes: [Int: String] = [:]

  /// Creates a cookbook without notes.
  public override init() { super.init() }

  func recipe(_ id: Int) -> RecipeText? { recipes.first { $0.id == id } }
}

/// The route of a recipe's page.
public struct Recipe: Route {
  /// The number of the recipe.
  public let id: Int

  /// Creates the route of the recipe `id`.
  public init(id: Int) { self.id = id }
}

/// The route of the editor of a recipe's note, which returns the note.
public struct NoteEditor: ResultRoute {
  /// The type of the result, a note.
  public typealias Output = String
  /// The number of the recipe.
  public let id: Int

  /// Creates the route of the note of the recipe `id`.
  public init(id: Int) { self.id = id }
}
