internal import ScreenKitCore

/// The clipboard of a session: copied text goes to the browser's clipboard and to the app's fields.
///
/// Browsers accept text only for a few seconds after a press or a key. They hide text copied
/// elsewhere, so the app gets only its own text back.
@MainActor
final class WebClipboard: Clipboard {
  private weak var window: Window?
  /// The maximum number of bytes for a text to be sent to the browser.
  private let limit: Int
  private var text: String?
  private var isPending = false

  init(_ window: Window, limit: Int) { (self.window, self.limit) = (window, limit) }

  func copy(_ text: String) {
    self.text = text
    isPending = text.utf8.count <= limit
    // Copying changes no view, so the frame must be requested here.
    if isPending { window?.setNeedsShow() }
  }

  func requestPaste() -> String? { text }

  /// Returns the copied text that was not sent yet, once.
  func takeCopiedText() -> String? {
    defer { isPending = false }
    return isPending ? text : nil
  }
}
