/// An error that defines how it is shown to the user.
///
/// An error of a created screen that the application's delegate does not handle is shown in a
/// dialog, and the app goes on. This protocol gives the dialog a title, a message, details and, for
/// work that can be repeated, a button. Any other error is shown with its description.
public protocol PresentableError: Error {
  /// The title of the dialog: the thing that failed, in a few words.
  @MainActor var title: String { get }
  /// The message: the failure, and a remedy for the user.
  @MainActor var message: String { get }
  /// Details for a person who investigates the error, such as a support team; may be empty.
  ///
  /// The dialog shows them unchanged, so they must not contain secrets.
  var details: String { get }
  /// Whether a repetition may succeed later, so that the dialog offers a repetition if possible.
  var isWorthRetrying: Bool { get }
}

extension PresentableError {
  /// A general title.
  @MainActor public var title: String { Strings.current.errors.title }
  /// The error's description, in the language of the app if the error is a ``TranslatedError``.
  @MainActor public var message: String { Strings.current.text(of: self) }
  /// An empty text.
  public var details: String { "" }
  /// The value `true`.
  public var isWorthRetrying: Bool { true }
}

extension Application {
  /// Shows `error` in a dialog in front of the current screen.
  ///
  /// Does nothing if the same error is shown already, so that repeated failures do not cover the
  /// app with dialogs.
  ///
  /// - Parameters:
  ///   - error: Any error; an error that is not a ``PresentableError`` is shown with its
  ///     description.
  ///   - retry: Called if the user chooses to retry; if `nil`, the dialog has no button for it.
  public func present(_ error: any Error, retry: (@MainActor () throws -> Void)? = nil) {
    let shown = error as? any PresentableError ?? UndescribedError(error)
    let (title, message) = (shown.title, shown.message)
    let isOpen = window.panels.contains {
      ($0 as? DialogPanel)?.title == title && ($0 as? DialogPanel)?.message == message
    }
    if isOpen { return }
    var buttons = [DialogButton(strings.dialogs.close, .preferred, answer: false)]
    if retry != nil, shown.isWorthRetrying {
      buttons = [
        .cancel(strings.dialogs.close),
        DialogButton(strings.dialogs.retry, .preferred, answer: true),
      ]
    }
    let dialog = Dialog(title, message: message, buttons: buttons) { details(of: shown) }
    dialog.open(in: self) { [weak self] answer in
      if answer == true, let retry { self?.attempt(retry: retry, retry) }
    }
  }

  private func details(of error: any PresentableError) -> [View] {
    guard !error.details.isEmpty else { return [] }
    // A longer text is useless to the user, and wrapping all of it takes time.
    let label = Label(String(error.details.prefix(2000)))
    label.wraps = true
    label.style.emphasis = .faint
    return [label]
  }
}

/// The presentation of an error that is not a ``PresentableError``.
private struct UndescribedError: PresentableError {
  let message: String
  let details: String

  @MainActor init(_ error: any Error) {
    message = Strings.current.text(of: error)
    details = Strings.current.errors.type(String(reflecting: type(of: error)))
  }
}
