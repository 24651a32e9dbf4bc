/// The text of one field as client and server have agreed on it, and the changes under way.
///
/// The client numbers nothing: a frame says which of its messages it knows. The server numbers its
/// own changes, and each edit of the client says how many of them it has seen.
package struct TextSync: Hashable, Sendable {
  /// The text, with all edits of the client that came and all changes of the server.
  private(set) var text: [UInt16]
  /// The number of changes by the server.
  private(set) var revision = 0
  /// The changes of the server that the client may not have seen, the last one at the end.
  private var unseen: [[TextStep]] = []

  /// The number of unseen changes beyond which the client is out of step.
  private static let most = 1000

  package init(_ text: String) { self.text = Array(text.utf16) }

  /// Takes an edit of the client, and returns what it means for the text as it is now.
  ///
  /// Returns `nil` if the edit is not within a text that the client can have had.
  mutating func receive(_ edit: [TextStep], seen: Int) -> [TextStep]? {
    guard revision - unseen.count...revision ~= seen else { return nil }
    unseen.removeFirst(unseen.count - (revision - seen))
    var edit = edit
    for index in unseen.indices {
      (unseen[index], edit) = TextStep.transform(unseen[index], edit, firstWins: true)
    }
    var text = text
    for step in edit where !text.apply(step) { return nil }
    self.text = text
    return edit
  }

  /// Counts a change of nothing but the selection, which the client gets with the next frame.
  mutating func selectionChanged() {
    revision += 1
    unseen.append([])
    if unseen.count > TextSync.most { unseen.removeFirst() }
  }

  /// Makes the text that the server has the agreed one, and returns the change; `nil` if none.
  package mutating func change(to new: String) -> (range: Range<Int>, text: String)? {
    let new = Array(new.utf16)
    guard new != text else { return nil }
    var start = zip(text, new).prefix { $0 == $1 }.count
    // A pair of surrogates is changed as a whole.
    if start > 0, UTF16.isLeadSurrogate(text[start - 1]) { start -= 1 }
    let limit = min(text.count, new.count) - start
    var end = 0
    while end < limit, text[text.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(new[new.count - end]) { end -= 1 }
    let range = start..<text.count - end
    let added = String(decoding: new[start..<new.count - end], as: UTF16.self)
    revision += 1
    unseen.append(TextStep.replacing(range, by: added))
    if unseen.count > TextSync.most { unseen.removeFirst() }
    text = new
    return (range, added)
  }
}
