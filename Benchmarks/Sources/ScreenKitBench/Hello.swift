import ScreenKitCore

/// The workload that shows a label and ends the app.
final class Hello: Controller {
  override func makeView() -> View {
    let frame = Frame()
    frame.add(Label("HELLO-LABEL"), in: SurfaceRect(x: 2, y: 1, width: 20, height: 1))
    return frame
  }

  override func appear() {
    task { screen in screen.application?.quit() }
  }
}
