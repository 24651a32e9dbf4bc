import ScreenKitCore

/// The app's own clipboard, combined with the terminal's as far as access is allowed.
///
/// Some terminals have no clipboard or do not report it, so the app always keeps its own copy.
@MainActor
final class TerminalClipboard: Clipboard {
  /// The function that writes an escape sequence to the terminal.
  var send: (ClipboardSequence) -> Void = { _ in }
  /// The callback after a request for the terminal's clipboard.
  var onQuestion: () -> Void = {}
  /// The function that returns whether the terminal may still answer a request.
  var expectsAnswer: () -> Bool = { true }

  private let access: ClipboardAccess
  private let memory = MemoryClipboard()
  /// Whether a request for the terminal's clipboard has not been answered.
  private var isAsking = false
  /// Whether the last copied text was not sent to the terminal, so that its clipboard is out of
  /// date.
  private var isAhead = false

  init(_ access: ClipboardAccess) { self.access = access }

  func copy(_ text: String) {
    memory.copy(text)
    guard access != .none else { return }
    let sequence = ClipboardSequence(setting: text)
    isAhead = sequence == nil
    if let sequence { send(sequence) }
  }

  func requestPaste() -> String? {
    guard access == .readAndWrite, !isAhead else { return memory.text }
    // An answer may be lost, such as in a connection that was interrupted.
    if isAsking, expectsAnswer() { return nil }
    isAsking = true
    send(.question)
    onQuestion()
    return nil
  }

  /// Drops a pending request, because another program is about to use the terminal.
  func cancelRequest() { isAsking = false }

  /// Returns the text to paste now, if `answer` ends a pending request; otherwise `nil`.
  func paste(after answer: TerminalReport) -> String? {
    guard isAsking else { return nil }
    switch answer {
    case .clipboard(let text):
      isAsking = false
      return text.isEmpty ? memory.text : text
    case .primaryAttributes:
      isAsking = false
      return memory.text
    default: return nil
    }
  }
}
