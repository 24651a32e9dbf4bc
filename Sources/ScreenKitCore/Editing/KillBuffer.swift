/// The last killed text, which Ctrl-Y inserts.
///
/// Consecutive kills in one text add up, so that one Ctrl-Y inserts the lines of several Ctrl-K.
struct KillBuffer {
  /// The killed text; empty before the first kill.
  private(set) var text = ""
  /// The view whose next kill is added to the text.
  private var owner: ObjectIdentifier?

  /// Stores `killed`, which was in `direction` from the cursor of `view`.
  mutating func add(_ killed: String, _ direction: TextCommand.Direction, of view: ObjectIdentifier)
  {
    let joins = owner == view
    owner = view
    switch direction {
    case .forward where joins: text += killed
    case .backward where joins: text = killed + text
    case .forward, .backward: text = killed
    }
  }

  /// Ends a series of kills, so that the next kill replaces the text.
  mutating func endSeries() { owner = nil }
}
