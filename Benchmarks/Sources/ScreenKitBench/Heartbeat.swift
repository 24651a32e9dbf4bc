import ScreenKitCore

/// Beats and their rate, as a model.
final class Beats: Model {
  @Observed var count = 0
  @Observed var rate = 60
}

/// A heart of two images above two lines of figures.
final class Heartbeat: FrameScreen {
  private let beats = Beats()
  private let heart = ImageView(
    ["heart_a.txt", "heart_b.txt"].map { Picture([.init(.ascii, Asset.text($0))]) })
  private let count = Label("")
  private let rate = Label("")

  override func makeView() -> View {
    heart.style.tint = .negative
    let frame = Frame()
    frame.add(heart, in: SurfaceRect(x: 28, y: 3, width: 24, height: 11))
    frame.add(count, in: SurfaceRect(x: 28, y: 16, width: 40, height: 1))
    frame.add(rate, in: SurfaceRect(x: 28, y: 17, width: 40, height: 1))
    return frame
  }

  override func connect() {
    observe(beats, \.count) { screen, change in
      guard change.new > 0 else { return }
      screen.heart.shown = (change.new - 1) & 1
      screen.count.text = "Beats: \(change.new)"
    }
    observe(beats, \.rate) { screen, change in screen.rate.text = "Rate:  \(change.new) bpm" }
  }

  override func advance(to frame: Int) {
    beats.count = frame + 1
    beats.rate = 60 + frame % 40
  }
}
