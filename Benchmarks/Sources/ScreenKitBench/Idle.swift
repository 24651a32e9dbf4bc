import ScreenKitCore

/// The workload with a label that changes once a second, five times.
final class Idle: Controller {
  private let label = Label("")
  private var ticks = 0

  override func makeView() -> View {
    let frame = Frame()
    frame.add(Label("HELLO-LABEL"), in: SurfaceRect(x: 2, y: 1, width: 20, height: 1))
    frame.add(label, in: SurfaceRect(x: 2, y: 2, width: 20, height: 1))
    return frame
  }

  override func appear() {
    // The first frame is not idle time.
    after(.zero) { $0.tick(Stopwatch()) }
  }

  private func tick(_ watch: Stopwatch) {
    after(.seconds(1)) { screen in
      screen.ticks += 1
      screen.label.text = "Ticks: \(screen.ticks)"
      if screen.ticks < 5 { return screen.tick(watch) }
      // The last frame also counts.
      screen.after(.zero) { screen in
        watch.stop("idle")
        screen.application?.quit()
      }
    }
  }
}
