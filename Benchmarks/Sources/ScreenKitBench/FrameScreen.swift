import ScreenKitCore

/// A screen that shows one frame after another, each in its own turn, and then ends the app.
class FrameScreen: Controller {
  let frames: Int

  init(_ frames: Int) {
    self.frames = frames
    super.init()
  }

  /// Changes the models for `frame`.
  func advance(to frame: Int) {}

  /// The runs to measure, each a name and its number of frames.
  var runs: [(name: String, frames: Int)] { [("loop", frames)] }

  override func appear() {
    task { screen in
      for run in screen.runs {
        let watch = Stopwatch()
        for frame in 0..<run.frames {
          screen.advance(to: frame)
          try await screen.nextFrame()
        }
        watch.stop(run.name)
      }
      screen.application?.quit()
    }
  }
}
