internal import ScreenKitCore

/// The view of the running app or the server, which replaces the document.
final class RunningView: View {
  let frame = NavigationFrame()
  private let note = Label()

  /// Creates the view with `back`, the button that leads back to the document.
  init(back: Button) {
    super.init()
    frame.layout.flex = 1
    let line = Row(spacing: 1) {
      back
      note
    }
    line.layout.padding.start = 1
    add(
      Column(cross: .fill) {
        line
        frame
      })
  }

  /// Shows the line for the server, or for the running app.
  func showNote(isServer: Bool) {
    note.text =
      isServer
      ? "The document cannot be edited while this screen is open."
      : "The app is running. It does not change the document."
  }
}
