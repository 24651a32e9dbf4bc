import ScreenKitCore
import ScreenKitNav

/// The screen that asks for a rating and returns it.
final class RatingScreen: Controller {
  private let list = List([5, 4, 3, 2, 1], id: \.self) { String(repeating: "★", count: $0) }

  override func makeView() -> View {
    title = "Your rating"
    list.accessibleName = "Ratings"
    return list
  }

  override func connect() {
    connect(list) { screen, stars in screen.finish(RateBook.self, with: stars) }
  }
}
