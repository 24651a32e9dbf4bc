/// The text of one field that client and server agree on, and the unconfirmed changes.
///
/// The client does not number its edits: a frame tells which of its messages were performed. The
/// server numbers its changes, and each edit of the client has the number of the changes received.
package struct TextSync: Hashable, Sendable {
  /// The text, including all received edits of the client and all changes of the server.
  private(set) var text: [UInt16]
  /// The number of changes by the server.
  private(set) var revision = 0
  /// The changes of the server that the client may not have received, the latest one last.
  private var unseen: [[TextStep]] = []

  /// The maximum number of unseen changes for a client to stay in step.
  private static let most = 1000

  package init(_ text: String) { self.text = Array(text.utf16) }

  /// Applies an edit of the client, and returns it transformed for the current text.
  ///
  /// Returns `nil` if the edit does not fit any text that the client can have.
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

  /// Returns the current position of a place in the client's text after its last edit.
  ///
  /// The changes that the client had not seen move it; an insertion at the place does not.
  func currentPosition(of place: Int) -> Int {
    unseen.joined().reduce(place) { $1.position(of: $0) }
  }

  /// Counts a change of the selection alone, which the client gets with the next frame.
  mutating func selectionChanged() {
    revision += 1
    unseen.append([])
    if unseen.count > TextSync.most { unseen.removeFirst() }
  }

  /// Changes the agreed text to the server's text, and returns the change; `nil` if none.
  package mutating func change(to new: String) -> (range: Range<Int>, text: String)? {
    let new = Array(new.utf16)
    guard new != text else { return nil }
    var start = zip(text, new).prefix { $0 == $1 }.count
    // A pair of surrogates is replaced as a whole.
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
