import ScreenKitCore

/// The app's own clipboard, and as far as it may the terminal's.
///
/// Not every terminal has a clipboard or tells of it, so the app always keeps its own copy.
@MainActor
package final class TerminalClipboard: Clipboard {
  /// Writes a sequence to the terminal.
  var send: (ClipboardSequence) -> Void = { _ in }
  /// Called after the terminal was asked for its clipboard.
  var onQuestion: () -> Void = {}

  private let access: ClipboardAccess
  private let memory = MemoryClipboard()
  /// Whether the terminal was asked and has not answered.
  private var isAsking = false
  /// Whether the terminal was not given what was copied last, so that it must not be asked.
  private var isAhead = false

  init(_ access: ClipboardAccess) { self.access = access }

  package func copy(_ text: String) {
    memory.copy(text)
    guard access != .none else { return }
    let sequence = ClipboardSequence(setting: text)
    isAhead = sequence == nil
    if let sequence { send(sequence) }
  }

  package func requestPaste() -> String? {
    guard access == .readAndWrite, !isAhead else { return memory.text }
    guard !isAsking else { return nil }
    isAsking = true
    send(.question)
    onQuestion()
    return nil
  }

  /// The text to paste now, if `answer` is one that was waited for.
  package func paste(after answer: TerminalReport) -> String? {
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
