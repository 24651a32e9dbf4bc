import RecipeBook
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitText

/// The recipe book in a terminal: `swift run Recipes`, `swift run Recipes --open recipes://recipe/2`.
@main
struct RecipesApp: TextApp {
  func makeRoot() -> Controller { RecipeBook.makeRoot() }

  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "recipes") }
}
