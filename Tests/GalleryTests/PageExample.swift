import ScreenKitCore
import Testing

/// What is expected of one page of the gallery, for the keyboard, the pointer and a screen reader.
struct PageExample: Sendable, CustomTestStringConvertible {
  /// The name of the page.
  let page: String
  /// What is pressed once the page has the focus.
  let keys: [KeyPress]
  /// What the page says that it did then.
  let saysByKeys: String
  /// The view that is clicked, in a gallery of its own.
  let clicked: ViewID
  /// What the page says that it did then.
  let saysByClick: String
  /// What a screen reader says of a view at first.
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
