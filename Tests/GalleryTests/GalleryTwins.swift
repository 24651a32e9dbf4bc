import GalleryScreens
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// Two galleries side by side: one is used by actions, the other by equivalent keys and pointer
/// events.
@MainActor
struct GalleryTwins {
  let byActions: OpenGallery
  private let byInput: OpenGallery
  private let events: (byActions: EventRecord, byInput: EventRecord)

  init(_ page: String) async {
    (byActions, byInput) = (OpenGallery(page), OpenGallery(page))
    events = (EventRecord(of: byActions), EventRecord(of: byInput))
    await settle()
    await pause()
  }

  /// Performs `pair` and compares the events, the screens with their styles, and the states of all
  /// views; returns the reason of a refused action.
  ///
  /// The positions in `pair` must be those of the present screens.
  @discardableResult
  func perform(_ pair: ActionPair, _ origin: String) async throws -> ActionRefusal? {
    for gallery in [byActions, byInput] {
      for event in pair.preparation { gallery.test.send(event) }
    }
    if let view = pair.focused { byInput.test.send(.focus(view)) }
    let refusal = pair.send(to: byActions.test)
    // A key that the view does not handle, as at the end of a range, has another effect.
    if refusal != .unhandled || pair.endsUnhandled {
      for event in pair.input { byInput.test.send(event) }
    }
    await settle()
    try compare(after: pair, origin)
    await pause()
    return refusal
  }

  private func compare(after pair: ActionPair, _ origin: String) throws {
    let (screen, other) = (byActions.test.snapshot, byInput.test.snapshot)
    let (states, others) = (byActions.states, byInput.states)
    let (log, otherLog) = (events.byActions.entries, events.byInput.entries)
    if log == otherLog, screen == other, states == others { return }
    // The text of a pair takes longer than the comparison.
    let place: Comment = "\(origin): \(pair)"
    try #require(log == otherLog, place)
    try #require(screen == other, place)
    try #require(states == others, place)
  }

  /// Waits for the tasks of the pages, such as the reading of a folder.
  private func settle() async {
    await byActions.test.settle()
    await byInput.test.settle()
  }

  /// Lets a second pass, since a press soon after another one would be a double click.
  ///
  /// Rows may move meanwhile, as at the end of a refresh. The pause therefore precedes the
  /// computation of the next pairs.
  private func pause() async {
    for gallery in [byActions, byInput] { gallery.test.advance(by: .seconds(1)) }
    await settle()
  }
}
