public import ScreenKitCore
public import ScreenKitNav

/// The root screen: makes the one heart and hands it to both tabs (B-004).
public final class BeatingHeart: TabNavigator {
  /// The links to its tabs.
  public static let places = LinkTable {
    try $0.add("heart://", to: [.tab("Heart")])
    try $0.add("heart://settings", to: [.tab("Settings")])
  }

  /// Its screens and the ways between them.
  public static let graph = NavigationGraph(
    "Beating Heart",
    [
      .tab(BeatingHeart.self, "Heart", HeartView.self, passing: "heart: Heart"),
      .tab(BeatingHeart.self, "Settings", HeartSettings.self, passing: "heart: Heart"),
    ])

  private var rate: Int?
  private var heart: Heart?

  /// Makes the screen, with a heart that begins at `rate` beats per minute.
  ///
  /// Without one it goes on at the rate that an earlier run left, or at ``Heart/initialRate``.
  public init(rate: Int? = nil) {
    self.rate = rate
    super.init()
    title = "Beating Heart"
    links = BeatingHeart.places
  }

  // MARK: Lifecycle

  public override func create(restoring state: SavedState?) throws {
    if rate == nil, case .int(let kept)? = state?["rate"] { rate = kept }
    try super.create(restoring: state)
  }

  public override func save() throws -> SavedState? {
    var state = try super.save() ?? SavedState()
    state["rate"] = (heart?.heartRate).map { .int($0) }
    return state
  }

  public override func destroy() { heart = nil }

  // MARK: Interface

  public override func makeTabs() -> [Tab] {
    let heart = Heart(clock: clock)
    self.heart = heart
    heart.heartRate = rate ?? Heart.initialRate
    heart.start()
    return [
      Tab("Heart") { HeartView(heart) },
      Tab("Settings") { HeartSettings(heart) },
    ]
  }
}
