internal import ScreenKitCore

/// A bar that shows the state of a request, with a button that cancels or retries it.
final class LoadBar: View {
  enum Content: Hashable {
    /// The last request succeeded; the bar is hidden.
    case nothing
    /// A request is under way: its description, and the timeout of each response.
    case busy(String, Duration)
    /// The content shown is out of date, for this reason.
    case stale(String)
    /// There is no content to show, for this reason.
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
    // The button comes first, so that it is visible on the smallest screen.
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
      // Two lines at most, so that the old content stays visible.
      label.lineLimit = 2
      show(text, .warning, button: "Try again")
    case .failed(let text): show(text, .negative, button: "Try again")
    }
  }

  private func show(_ text: String, _ tint: ViewStyle.Tint, button title: String) {
    (label.text, label.style.tint, button.title) = (text, tint, title)
  }
}
