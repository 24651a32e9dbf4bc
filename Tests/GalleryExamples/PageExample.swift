import ScreenKitCore
import Testing

/// The expectations of one page of the gallery, for the keyboard, the pointer and a screen reader.
struct PageExample: Sendable, CustomTestStringConvertible {
  /// The name of the page.
  let page: String
  /// The keys that are pressed once the page has the focus.
  let keys: [KeyPress]
  /// The event that the page shows then.
  let saysByKeys: String
  /// The view that is clicked, in a separate gallery.
  let clicked: ViewID
  /// The event that the page shows then.
  let saysByClick: String
  /// The screen reader's text for each view at first.
  let reads: [ViewID: String]

  init(
    _ page: String, keys: KeyPress..., says: String, click: ViewID, says clicked: String,
    reads: [ViewID: String]
  ) {
    self.page = page
    self.keys = keys
    saysByKeys = says
    self.clicked = click
    saysByClick = clicked
    self.reads = reads
  }

  var testDescription: String { page }
}
