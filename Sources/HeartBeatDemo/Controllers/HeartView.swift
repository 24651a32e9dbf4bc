public import ScreenKitCore

/// The screen that shows the heart, larger for a moment at each beat.
public final class HeartView: Controller {
  /// The longest time for which a beat is shown; at high rates it is 40 % of the interval.
  static let longestBeat = Duration.milliseconds(150)

  private let heart: Heart
  private let picture = ImageView([HeartPictures.resting, HeartPictures.beating])

  /// Creates the screen that shows `heart`.
  public init(_ heart: Heart) {
    self.heart = heart
    super.init()
  }

  // MARK: Lifecycle

  public override func pause() { rest() }

  // MARK: Interface

  public override func makeView() -> View {
    picture.id = "heart"
    picture.accessibleName = "Beating heart"
    picture.style.tint = .negative
    return Column(main: .center, cross: .center) { picture }
  }

  public override func connect() {
    observe(heart, \.beatCount, initially: false) { screen, _ in screen.showBeat() }
  }

  // MARK: Logic

  private func showBeat() {
    picture.shown = 1
    after(min(HeartView.longestBeat, heart.interval * 0.4)) { $0.rest() }
  }

  private func rest() { picture.shown = 0 }
}
