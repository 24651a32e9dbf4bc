public import ScreenKitCore

/// The screen that shows the heart's rate and changes it.
public final class HeartSettings: Controller {
  /// The change of the rate per press, in beats per minute.
  static let step = 1

  private let heart: Heart
  private let caption = Label("Heart rate")
  private let rate = Label()
  private let minus = Button("-")
  private let plus = Button("+")
  private let scale = RateSlider(Heart.rates, step: step)
  private var slider: Slider { scale.slider }

  /// Creates the settings screen of `heart`.
  public init(_ heart: Heart) {
    self.heart = heart
    super.init()
  }

  // MARK: Interface

  public override func makeView() -> View {
    rate.id = "rate"
    rate.style.emphasis = .strong
    (minus.id, minus.accessibleName) = ("minus", "Slower")
    (plus.id, plus.accessibleName) = ("plus", "Faster")
    (slider.id, slider.accessibleName) = ("slider", "Heart rate")
    slider.describe = { "\(Int($0)) BPM" }
    return Column(spacing: 1, main: .center, cross: .center) {
      caption
      rate
      Row(spacing: 2) {
        minus
        plus
      }
      scale
    }
  }

  public override func connect() {
    // Applies the expected size, so that the first frame has the right labels.
    sizeDidChange()
    connect(minus, to: HeartSettings.decrease)
    connect(plus, to: HeartSettings.increase)
    connect(slider) { $0.heart.heartRate = Int($1) }
    command("Faster", "+", "=", to: HeartSettings.increase)
    command("Slower", "-", to: HeartSettings.decrease)
    // Label and slider are updated only by this observation, once for each change.
    observe(heart, \.heartRate) { screen, change in
      screen.rate.text = "\(change.new) BPM"
      screen.slider.value = Double(change.new)
    }
  }

  // MARK: Logic

  /// Shows the ends of the slider if there is enough space.
  public override func sizeDidChange() { scale.fit(viewSize) }

  /// Raises the heart's rate by one step.
  public func increase() { heart.heartRate += HeartSettings.step }

  /// Lowers the heart's rate by one step.
  public func decrease() { heart.heartRate -= HeartSettings.step }
}
