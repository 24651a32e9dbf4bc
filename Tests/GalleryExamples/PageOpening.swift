package import ScreenKitCore

/// The keys that open a part of a page, such as a dialog or a list, and leave it open.
package struct PageOpening: Sendable {
  /// The name of the page.
  package let page: String
  /// The name of the open part, in file names.
  package let part: String
  /// The keys that are pressed once the page has the focus.
  package let keys: [KeyPress]

  init(_ page: String, _ part: String, _ keys: KeyPress...) {
    (self.page, self.part, self.keys) = (page, part, keys)
  }

  /// Returns the openings of `page`; the picture in the documents shows the first one.
  package static func all(of page: String) -> [PageOpening] { all.filter { $0.page == page } }

  /// The openings of all pages.
  package static let all = [
    PageOpening("Combo box", "completions", "o", KeyPress(.down)),
    PageOpening("Date field", "calendar", KeyPress(.down)),
    PageOpening("Color field", "palette", KeyPress(.down)),
    PageOpening("Find bar", "open", KeyPress("f", .control)),
    PageOpening("Picker", "choices", KeyPress(.enter)),
    PageOpening("Tree", "branch", KeyPress(.right)),
    PageOpening("Dialog", "open", KeyPress(.enter)),
    PageOpening("Panel", "open", KeyPress(.enter)),
    PageOpening("Toast", "shown", KeyPress(.enter)),
    PageOpening("Status bar", "shown", KeyPress(.tab), KeyPress(.enter)),
    PageOpening("Tooltip", "shown", KeyPress(.function(1), .control)),
    PageOpening("Commands", "palette", KeyPress("p", .control)),
    PageOpening("Commands", "menu", KeyPress(.function(10), .shift)),
    PageOpening("Commands", "keys", "?"),
  ]
}
