import ScreenKitCore

/// A password field, and a key pad for it.
final class PadScreen: Controller {
  private let secret = TextField("Password")
  private lazy var pad = KeyPad(for: secret)

  init(isMasked: Bool = true) { secret.isMasked = isMasked }

  override func makeView() -> View {
    Column {
      secret
      pad
    }
  }

  /// Returns the recording of a user who types the first character on the pad.
  static func record(pressing keys: [KeyPress]) -> (lines: String, frames: [Substring]) {
    record([.key(KeyPress(.tab))] + keys.map(Event.key))
  }

  static func record(clicking place: SurfacePoint) -> (lines: String, frames: [Substring]) {
    record([
      .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)),
    ])
  }

  private static func record(_ events: [Event]) -> (lines: String, frames: [Substring]) {
    let app = RecordedApp(PadScreen())
    for event in events { app.application.dispatch(event) }
    app.end()
    let lines = app.lines.split(separator: "\n")
    return (app.lines, lines.filter { $0.contains(",\"o\",") })
  }
}
