public import ScreenKitCore

/// The app's own control ``StarRating`` on a screen, used like any other control.
public final class StarsExample: Controller {
  private let rating = StarRating(3)
  private let verdict = Label()

  /// Creates the screen.
  public override init() {
    super.init()
    title = "Stars"
  }

  public override func makeView() -> View {
    rating.id = "rating"
    rating.accessibleName = "Rating"
    return Column(spacing: 1) {
      Label("How was it?")
      rating
      verdict
    }
  }

  public override func connect() { connect(rating) { screen, _ in screen.refresh() } }

  public override func refresh() {
    verdict.text =
      ["Not yet rated", "Poor", "Fair", "Good", "Very good", "Excellent"][rating.value]
  }
}
