package import ScreenKitCore

/// The keys that show a page in use, such as with an open dialog, typed text or running work.
package struct PageOpening: Sendable {
  /// The name of the page.
  package let page: String
  /// The name of the open part or of the shown state, in file names.
  package let part: String
  /// The keys that are pressed once the page has the focus.
  package let keys: [KeyPress]
  /// The time that passes after the keys.
  package let wait: Duration
  /// Whether the result needs no more rows than the page before the keys.
  package let isWithinPage: Bool

  init(
    _ page: String, _ part: String, _ keys: KeyPress..., wait: Duration = .zero,
    isWithinPage: Bool = false
  ) {
    (self.page, self.part, self.keys) = (page, part, keys)
    (self.wait, self.isWithinPage) = (wait, isWithinPage)
  }

  /// Returns the openings of `page`; the picture in the documents shows the first one.
  package static func all(of page: String) -> [PageOpening] { all.filter { $0.page == page } }

  /// The openings of all pages.
  package static let all = [
    PageOpening("Search field", "results", "l", "o", isWithinPage: true),
    PageOpening("Combo box", "completions", "o", KeyPress(.down)),
    // A popup would hide only a part of the calendar or palette on the page.
    PageOpening(
      "Date field", "date", KeyPress(.down), KeyPress(.right), KeyPress(.enter), KeyPress(.tab),
      KeyPress(.tab), KeyPress(.down), KeyPress(.enter), isWithinPage: true),
    PageOpening("Date field", "calendar", KeyPress(.down)),
    PageOpening(
      "Color field", "color", KeyPress(.down), KeyPress(.up), KeyPress(.enter), KeyPress(.tab),
      KeyPress(.tab), KeyPress(.right), KeyPress(.enter), isWithinPage: true),
    PageOpening("Color field", "palette", KeyPress(.down)),
    PageOpening("Find bar", "open", KeyPress("f", .control)),
    PageOpening("Picker", "choices", KeyPress(.enter)),
    PageOpening(
      "Work progress", "running", KeyPress(.enter), wait: .seconds(12), isWithinPage: true),
    PageOpening("Activity", "asking", KeyPress(.enter), isWithinPage: true),
    PageOpening("Tree", "branch", KeyPress(.right)),
    PageOpening(
      "Cells of a table", "editor", KeyPress(.right), KeyPress(.enter), isWithinPage: true),
    PageOpening("Dialog", "open", KeyPress(.enter)),
    PageOpening("Panel", "open", KeyPress(.enter)),
    PageOpening("Toast", "shown", KeyPress(.enter)),
    PageOpening(
      "Toast", "undo", KeyPress(.tab), KeyPress(.tab), KeyPress(.tab), KeyPress(.enter)),
    PageOpening("Status bar", "shown", KeyPress(.tab), KeyPress(.enter)),
    PageOpening("Tooltip", "shown", KeyPress(.function(1), .control)),
    PageOpening("Commands", "palette", KeyPress("p", .control)),
    PageOpening("Commands", "menu", KeyPress(.function(10), .shift)),
    PageOpening("Commands", "keys", "?"),
    PageOpening("Context menu", "menu", KeyPress(.function(10), .shift)),
    PageOpening(
      "Undo", "removed", KeyPress(.tab), KeyPress(.enter), isWithinPage: true),
    PageOpening(
      "Line chart", "cursor", KeyPress(.right), KeyPress(.right), isWithinPage: true),
  ]
}
