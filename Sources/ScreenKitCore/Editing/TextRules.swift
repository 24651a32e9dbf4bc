/// The restrictions on the changes of a text.
@MainActor
struct TextRules {
  /// Whether the text is a single line; line breaks then become spaces.
  var isSingleLine = false
  /// The maximum number of characters; `nil` for no limit.
  var limit: Int?
  /// A closure that decides whether the whole changed text is allowed; `nil` allows any text.
  var filter: (@MainActor (String) -> Bool)?

  /// Returns `text` without control characters.
  func cleaned(_ text: String) -> String {
    text.withoutControls(lineBreak: isSingleLine ? " " : "\n")
  }

  /// Returns the part of `text` that may replace `range`, or `nil` if the change is rejected.
  func admitted(
    _ text: String, replacing range: Range<TextPosition>, in buffer: TextBuffer
  ) -> String? {
    var admitted = cleaned(text)
    guard admitted.isEmpty == text.isEmpty else { return nil }
    if limit == nil && filter == nil { return admitted }
    let before = buffer.text(in: .start..<range.lowerBound)
    let behind = buffer.text(in: range.upperBound..<buffer.end)
    if !admitted.isEmpty, let limit {
      admitted = fitting(admitted, before, behind, limit)
      if admitted.isEmpty { return nil }
    }
    if let filter, !filter(before + admitted + behind) { return nil }
    return admitted
  }

  private func fitting(_ text: String, _ before: String, _ behind: String, _ limit: Int) -> String {
    // A character has at least one byte, and a combining mark may add no character.
    let whole = before + text + behind
    if whole.utf8.count <= limit || whole.count <= limit { return text }
    return String(text.prefix(max(0, limit - (before + behind).count)))
  }
}
