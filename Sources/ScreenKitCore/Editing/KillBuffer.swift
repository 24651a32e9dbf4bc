/// The text that was killed last, for Ctrl-Y to insert again.
///
/// Kills that follow each other in one text add up, so that several of Ctrl-K bring back all lines.
struct KillBuffer {
  /// The text; empty before anything was killed.
  private(set) var text = ""
  /// The view whose kills the next one joins.
  private var owner: ObjectIdentifier?

  /// Keeps `killed`, which lay in `direction` from the cursor of `view`.
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

  /// Ends a series of kills: the next one takes the place of the text.
  mutating func endSeries() { owner = nil }
}
