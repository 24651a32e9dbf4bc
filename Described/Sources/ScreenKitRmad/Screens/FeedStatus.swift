internal import ScreenKitCore

/// The line above a page with the state of its feeds, and a button that cancels or repeats a load.
final class FeedStatus: View {
  enum Content: Hashable {
    /// All feeds are loaded; the line is hidden.
    case nothing
    /// A feed is loading.
    case busy
    /// The rows are out of date, for this reason.
    case stale(String)
    /// There are no rows, for this reason.
    case failed(String)
  }

  let button = Button("")
  private let texts: RmadTexts
  private let indicator = ActivityIndicator()
  private let label = Label()

  init(_ texts: RmadTexts) {
    self.texts = texts
    super.init()
    label.wraps = true
    label.layout.flex = 1
    indicator.accessibleName = texts.loading
    add(
      Row(spacing: 1) {
        indicator
        label
        button
      })
    show(.nothing)
  }

  func show(_ content: Content) {
    isHidden = content == .nothing
    let isBusy = content == .busy
    (indicator.isAnimating, indicator.isHidden) = (isBusy, !isBusy)
    button.title = isBusy ? texts.cancel : texts.retry
    (label.text, label.style.tint) =
      switch content {
      case .nothing: ("", .standard)
      case .busy: (texts.loading, .secondary)
      case .stale(let text): (text, .warning)
      case .failed(let text): (text, .negative)
      }
  }
}
