internal import ScreenKitCore

/// The clipboard of a session: what the app copies goes to the browser's, and to the app's own fields.
///
/// Browsers accept it for a few seconds after a press or a key. They keep what others copied to themselves, so the app
/// gets back its own text alone.
@MainActor
final class WebClipboard: Clipboard {
  private weak var window: Window?
  /// The number of bytes beyond which a text stays within the session.
  private let limit: Int
  private var text: String?
  private var isPending = false

  init(_ window: Window, limit: Int) { (self.window, self.limit) = (window, limit) }

  func copy(_ text: String) {
    self.text = text
    isPending = text.utf8.count <= limit
    // The copy alone changes no view.
    if isPending { window?.setNeedsShow() }
  }

  func requestPaste() -> String? { text }

  /// Returns the text that the client does not have yet, once.
  func take() -> String? {
    defer { isPending = false }
    return isPending ? text : nil
  }
}
