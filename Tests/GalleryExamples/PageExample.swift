package import ScreenKitCore
import Testing

/// The expectations of one page of the gallery, for the keyboard, the pointer and a screen reader.
///
/// `GalleryTests` check them in a terminal, and `ScreenKitWebTests` in a browser.
package struct PageExample: Sendable, CustomTestStringConvertible {
  /// The name of the page.
  package let page: String
  /// The keys that are pressed once the page has the focus.
  package let keys: [KeyPress]
  /// The event that the page shows after the keys.
  package let saysByKeys: String
  /// The view that is clicked, in a separate gallery.
  package let clicked: ViewID
  /// The event that the page shows after the click.
  package let saysByClick: String
  /// The initial text of a screen reader for each view.
  package let reads: [ViewID: String]

  package init(
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

  package var testDescription: String { page }
}
