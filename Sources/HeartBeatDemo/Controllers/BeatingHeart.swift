public import ScreenKitCore
public import ScreenKitNav

/// The root screen, which creates the heart and passes it to both tabs.
public final class BeatingHeart: TabNavigator {
  /// The deep links to the tabs.
  public static let places = LinkTable {
    try $0.add("heart://", to: [.tab("Heart")])
    try $0.add("heart://settings", to: [.tab("Settings")])
  }

  /// The screens and the edges between them.
  public static let graph = NavigationGraph(
    "Beating Heart",
    [
      .tab(BeatingHeart.self, "Heart", HeartView.self, passing: "heart: Heart"),
      .tab(BeatingHeart.self, "Settings", HeartSettings.self, passing: "heart: Heart"),
    ])

  private var rate: Int?
  private var heart: Heart?

  /// Creates the screen with a heart that begins at `rate` beats per minute.
  ///
  /// If `rate` is `nil`, the heart begins at the restored rate, or else at ``Heart/initialRate``.
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
