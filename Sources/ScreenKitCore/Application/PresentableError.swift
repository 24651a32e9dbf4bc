/// An error that says by itself how it is shown to the user.
///
/// Every error that a screen throws after it was created, and that its application's delegate does
/// not deal with, is shown in a dialog, and the app goes on. This protocol gives the dialog a title,
/// a message, details and, for work that can be done again, a button for that. Any other error is
/// shown with its description.
public protocol PresentableError: Error {
  /// What failed, in a few words.
  var title: String { get }
  /// What happened, and what can be done about it.
  var message: String { get }
  /// More about it for someone who looks into it, such as a support team; empty is none.
  ///
  /// It is shown as it is, so it must not contain secrets.
  var details: String { get }
  /// Whether the same may succeed later; work that can be done again is then offered again.
  var isWorthRetrying: Bool { get }
}

extension PresentableError {
  /// Something in general.
  public var title: String { "That did not work" }
  /// The error's description.
  public var message: String { "\(self)" }
  /// None.
  public var details: String { "" }
  /// It may.
  public var isWorthRetrying: Bool { true }
}

extension Application {
  /// Shows `error` in a dialog in front of the present screen.
  ///
  /// One that is shown already is not shown twice, so that what fails every second does not bury
  /// the app.
  ///
  /// - Parameters:
  ///   - error: Any error; one that is not a ``PresentableError`` is described as it is.
  ///   - retry: Called if the user wants it tried again; without it that is not offered.
  public func present(_ error: any Error, retry: (@MainActor () throws -> Void)? = nil) {
    let shown = error as? any PresentableError ?? UndescribedError(error)
    let (title, message) = (shown.title, shown.message)
    let isOpen = window.panels.contains {
      ($0 as? DialogPanel)?.title == title && ($0 as? DialogPanel)?.message == message
    }
    if isOpen { return }
    var buttons = [DialogButton("Close", .preferred, answer: false)]
    if retry != nil, shown.isWorthRetrying {
      buttons = [.cancel("Close"), DialogButton("Retry", .preferred, answer: true)]
    }
    let dialog = Dialog(title, message: message, buttons: buttons) { details(of: shown) }
    dialog.open(in: self) { [weak self] answer in
      if answer == true, let retry { self?.attempt(retry: retry, retry) }
    }
  }

  private func details(of error: any PresentableError) -> [View] {
    guard !error.details.isEmpty else { return [] }
    // Nobody reads more, and all of it would have to be broken into lines.
    let label = Label(String(error.details.prefix(2000)))
    label.wraps = true
    label.style.emphasis = .faint
    return [label]
  }
}

/// An error that says nothing of how it is shown.
private struct UndescribedError: PresentableError {
  let message: String
  let details: String

  init(_ error: any Error) {
    message = "\(error)"
    details = "Error type: \(String(reflecting: type(of: error)))"
  }
}
