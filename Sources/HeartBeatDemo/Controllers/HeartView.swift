public import ScreenKitCore

/// The screen that shows the heart, larger for a moment at each beat.
public final class HeartView: Controller {
  /// The maximum time for which a beat is shown; at high rates it is 40 % of the interval.
  static let longestBeat = Duration.milliseconds(150)

  /// The size of the largest picture, with a blank row above and below it.
  private static let largestPicture = SurfaceSize(width: 48, height: 24)

  private let heart: Heart
  /// The figures below the heart; `nil` until there has been enough space for them.
  private var monitor: HeartMonitor?
  private let picture = ImageView([HeartPictures.resting, HeartPictures.beating])

  /// Creates the screen that shows `heart`.
  public init(_ heart: Heart) {
    self.heart = heart
    super.init()
  }

  // MARK: Lifecycle

  public override func appear() { showFigures() }

  public override func pause() { rest() }

  // MARK: Interface

  public override func makeView() -> View {
    picture.id = "heart"
    picture.accessibleName = "Beating heart"
    picture.style.tint = .negative
    picture.layout.flex = 1
    return Column(main: .center, cross: .fill) { picture }
  }

  public override func connect() {
    observe(heart, \.beatCount, initially: false) { screen, _ in screen.showBeat() }
    // Applies the expected size, so that the first frame contains the figures.
    sizeDidChange()
  }

  // MARK: Logic

  /// Shows figures below the heart if there is enough space.
  public override func sizeDidChange() {
    let (size, least) = (viewSize, HeartMonitor.leastSize)
    let isRoomy = size.width >= least.width && size.height >= least.height
    if isRoomy, monitor == nil { addMonitor() }
    monitor?.isHidden = !isRoomy
    monitor?.fit(size)
    // On a large screen, the figures are near the largest picture.
    let (largest, room) = (HeartView.largestPicture, size.height - HeartMonitor.height(in: size))
    let isLarge = isRoomy && size.width >= largest.width && room >= largest.height
    picture.layout.height = .init(maximum: isLarge ? largest.height : nil)
  }

  private func addMonitor() {
    let monitor = HeartMonitor(rates: Heart.rates, beats: Heart.historyLength)
    self.monitor = monitor
    showFigures()
    view?.add(monitor)
  }

  private func showBeat() {
    showFigures()
    picture.shown = 1
    after(min(HeartView.longestBeat, heart.interval * 0.4)) { $0.rest() }
  }

  /// Shows the figures of the last beat; the rate may have changed on another screen.
  private func showFigures() {
    monitor?.show(rate: heart.heartRate)
    monitor?.show(beats: heart.beatCount)
    monitor?.show(history: heart.history)
  }

  private func rest() { picture.shown = 0 }
}
