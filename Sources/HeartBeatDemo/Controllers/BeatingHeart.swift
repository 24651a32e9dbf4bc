import ScreenKitCore
public import ScreenKitNav

/// The root screen: makes the one heart and hands it to both tabs (B-004).
public final class BeatingHeart: TabNavigator {
  private let rate: Int

  /// Makes the screen, with a heart that begins at `rate` beats per minute.
  public init(rate: Int = Heart.initialRate) {
    self.rate = rate
    super.init()
    title = "Beating Heart"
  }

  public override func makeTabs() -> [Tab] {
    let heart = Heart(clock: clock)
    heart.heartRate = rate
    heart.start()
    return [
      Tab("Heart") { HeartView(heart) },
      Tab("Settings") { HeartSettings(heart) },
    ]
  }
}
