public import ScreenKitCore

/// A bar with the state of a request, and a button that cancels or repeats it.
public final class LoadBar: View {
  /// The state that a bar shows.
  public enum Content: Hashable, Sendable {
    /// The last request succeeded; the bar is hidden.
    case nothing
    /// A request is under way.
    case busy(String)
    /// The content shown is out of date, for this reason.
    case stale(String)
    /// There is no content to show, for this reason.
    case failed(String)
    /// The last request failed for this reason; it leaves the content as it is.
    case problem(String)
  }

  /// The fixed texts of a bar; English unless replaced.
  public struct Texts: Sendable {
    /// The title of the button while a request is under way.
    public var cancel: String
    /// The title of the button after a failure.
    public var retry: String
    /// The name of the activity indicator for screen readers.
    public var askingServer: String

    /// Creates texts.
    public init(
      cancel: String = "Cancel", retry: String = "Try again",
      askingServer: String = "Waiting for the server"
    ) {
      (self.cancel, self.retry, self.askingServer) = (cancel, retry, askingServer)
    }
  }

  /// The arrangement of the parts.
  public enum Arrangement: Sendable {
    /// All parts in one row.
    case row
    /// The button above the text.
    case block
  }

  /// The button that cancels or repeats the request.
  public let button = Button("")
  private let texts: Texts
  private let textID: ViewID
  /// Whether a text about old content has two lines at most, so that the content stays visible.
  private let limitsText: Bool
  private let indicator = ActivityIndicator()
  private let label = Label()
  private let line = Column(cross: .fill) {}
  /// The error that fills the available space; `nil` if an error has a line like other texts.
  private let error: EmptyState?

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement of the parts.
  ///   - texts: The fixed texts.
  ///   - textID: The identity of the label with the message.
  ///   - fillsSpace: Whether an error without content fills the available space, with a picture.
  public init(
    _ arrangement: Arrangement, texts: Texts = Texts(), textID: ViewID, fillsSpace: Bool = false
  ) {
    (self.texts, self.textID) = (texts, textID)
    limitsText = arrangement == .block
    error = fillsSpace ? EmptyState("", picture: .failure, button: texts.retry) : nil
    super.init()
    label.wraps = true
    indicator.accessibleName = texts.askingServer
    switch arrangement {
    case .row:
      label.layout.flex = 1
      line.setChildren([Row(spacing: 1) { [indicator, label, button] }])
    case .block:
      // The button comes first, so that it is visible on the smallest screen.
      line.setChildren([Row(spacing: 1) { [button, indicator] }, label])
    }
    error?.label.style.tint = .negative
    error?.button.action = { [weak self] in try self?.button.perform() }
    setChildren([line, error].compactMap(\.self))
    show(.nothing)
  }

  /// Shows a state.
  public func show(_ content: Content) {
    isHidden = content == .nothing
    label.lineLimit = nil
    (indicator.isAnimating, indicator.isHidden) = (false, true)
    show(error: nil)
    switch content {
    case .nothing: label.text = ""
    case .busy(let text):
      (indicator.isAnimating, indicator.isHidden) = (true, false)
      show(text, .secondary, button: texts.cancel)
    case .stale(let text):
      if limitsText { label.lineLimit = 2 }
      show(text, .warning, button: texts.retry)
    case .failed(let text) where error != nil: show(error: text)
    case .failed(let text), .problem(let text): show(text, .negative, button: texts.retry)
    }
  }

  private func show(_ text: String, _ tint: ViewStyle.Tint, button title: String) {
    (label.text, label.style.tint, button.title) = (text, tint, title)
  }

  /// Shows an error that fills the space instead of the line; `nil` shows the line.
  private func show(error text: String?) {
    label.id = text == nil ? textID : nil
    (line.isHidden, layout.flex) = (text != nil, text == nil ? 0 : 1)
    guard let error else { return }
    error.label.id = text == nil ? nil : textID
    error.isHidden = text == nil
    if let text { (error.message, error.button.title) = (text, texts.retry) }
  }
}
