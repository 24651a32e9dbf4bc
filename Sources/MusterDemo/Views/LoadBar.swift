internal import ScreenKitCore

/// Says how work with the server goes, with the one button that fits: to call it off, or try again.
final class LoadBar: View {
  enum Content: Hashable {
    /// All is as it should be, so there is nothing to say.
    case nothing
    /// The server is being asked, for what is said here; each answer may take that long.
    case busy(String, Duration)
    /// What is shown is not the newest, for this reason.
    case stale(String)
    /// There is nothing to show, for this reason.
    case failed(String)
  }

  let button = Button("")
  private let indicator = ActivityIndicator()
  private let label = Label()

  override init() {
    super.init()
    label.id = "load"
    label.wraps = true
    indicator.accessibleName = "Asking the server"
    // The button comes first, so that it is in sight on the smallest screen.
    add(
      Column(cross: .fill) {
        Row(spacing: 1) {
          button
          indicator
        }
        label
      })
    show(.nothing)
  }

  func show(_ content: Content) {
    isHidden = content == .nothing
    label.lineLimit = nil
    (indicator.isAnimating, indicator.isHidden) = (false, true)
    switch content {
    case .nothing: label.text = ""
    case .busy(let text, let limit):
      (indicator.isAnimating, indicator.isHidden) = (true, false)
      let seconds = limit.components.seconds
      show("\(text) (an answer may take \(seconds) s)", .secondary, button: "Cancel")
    case .stale(let text):
      // What there is shall be seen beside the reason why it is old.
      label.lineLimit = 2
      show(text, .warning, button: "Try again")
    case .failed(let text): show(text, .negative, button: "Try again")
    }
  }

  private func show(_ text: String, _ tint: ViewStyle.Tint, button title: String) {
    (label.text, label.style.tint, button.title) = (text, tint, title)
  }
}
