internal import ScreenKitCore

extension WebNode {
  /// Begins to synchronize the text with a client that receives all of it now.
  ///
  /// - Returns: The number of changes by the server, and the text.
  func beginText(of input: TextInput) -> SlotValue {
    if text == nil { text = TextSync(input.value) }
    _ = text?.change(to: input.value)
    return .list([
      .number(text?.revision ?? 0), .text(WebNode.shown(input.value, input.backend.isSecret)),
    ])
  }

  /// Adds the change of the text since the client's last edit to `patch`, if there is one.
  ///
  /// - Parameters:
  ///   - input: The view.
  ///   - message: The number of the last message that was performed; the client applies the change
  ///     to its text after that message.
  ///   - patch: The operations of the next frame.
  func writeText(of input: TextInput, after message: Int, to patch: inout PatchWriter) {
    if text == nil { text = TextSync(input.value) }
    let hits = (input as? TextView)?.backend.shownHits ?? 0
    defer { client.shownHits = hits }
    var found = text?.change(to: input.value)
    if found == nil, hits != client.shownHits {
      text?.selectionChanged()
      found = (0..<0, "")
    }
    guard let change = found, let sync = text else { return }
    let selection = input.backend.selection
    let offsets = TextOffsets(sync.text)
    patch.add(
      "t",
      [
        number, sync.revision, message, change.range.lowerBound, change.range.upperBound,
        offsets.offset(of: selection.anchor), offsets.offset(of: selection.head),
      ], texts: [WebNode.shown(change.text, input.backend.isSecret)])
    if hits != client.shownHits {
      patch.add("l", number, max(0, selection.range.lowerBound.line - 2))
    }
  }

  /// Returns the text; for a secret, as many dots as it has UTF-16 units.
  static func shown(_ text: String, _ isSecret: Bool) -> String {
    isSecret ? String(repeating: "\u{2022}", count: text.utf16.count) : text
  }
}
