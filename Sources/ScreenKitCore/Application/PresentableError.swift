/// An error that the user can be told of, and after which the app goes on.
///
/// Errors of what comes from outside (files, networks, what users enter) are such. Whatever a
/// screen throws of them after it was made, and its application's delegate does not deal with, is
/// shown in a dialog. Any other error ends the app.
public protocol PresentableError: Error {
  /// What failed, in a few words.
  var title: String { get }
  /// What happened, and what can be done about it.
  var message: String { get }
  /// Whether the same may succeed later; work that can be done again is then offered again.
  var isWorthRetrying: Bool { get }
}

extension PresentableError {
  /// Something in general.
  public var title: String { "That did not work" }
  /// The error's description.
  public var message: String { "\(self)" }
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
    let shown = error as? any PresentableError
    let title = shown?.title ?? "That did not work"
    let message = shown?.message ?? "\(error)"
    let isOpen = window.panels.contains {
      ($0 as? DialogPanel)?.title == title && ($0 as? DialogPanel)?.message == message
    }
    if isOpen { return }
    var buttons = [DialogButton("Close", .preferred, answer: false)]
    if retry != nil, shown?.isWorthRetrying ?? true {
      buttons = [.cancel("Close"), DialogButton("Retry", .preferred, answer: true)]
    }
    Dialog(title, message: message, buttons: buttons).open(in: self) { [weak self] answer in
      if answer == true, let retry { self?.attempt(retry: retry, retry) }
    }
  }
}
