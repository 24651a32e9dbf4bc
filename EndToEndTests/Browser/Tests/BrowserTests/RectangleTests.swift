import Foundation
import Testing

extension BrowserTests {
  /// Bounds of views in the look `terminal`, compared with a terminal of 80 by 24 units.
  @Suite("Rectangles")
  struct RectangleTests {
    /// The share of views whose edges are those of the text backend, in percent.
    private static let goal = 95.0
    /// The tolerance in units: half a unit, and the part of a pixel by which the window exceeds 80
    /// units.
    private static let tolerance = 0.55
    /// The first column after the list of pages, which is the same on each page.
    private static let pageStart = 27.0

    @Test func `views have the same positions as in a terminal`() async throws {
      let visit = try await Visit("GalleryTreesWeb", ["--look", "terminal"])
      try await visit.page.setSizeInUnits(columns: 80, rows: 24)
      let walk = try await GalleryWalk(visit.page)
      var (all, own) = (Share(), Share())
      var unexplained: [String] = []
      for number in 1...walk.count {
        try await walk.waitUntilHighlighted(number)
        let name = try await walk.name()
        for view in try await Self.views(of: name, visit) {
          let isSame = view.differs(by: Self.tolerance) == false
          all.count(isSame)
          if view.expected[0] >= Self.pageStart { own.count(isSame) }
          guard !isSame else { continue }
          print("\(name): \(view)")
          if view.seen == nil || !RectangleDifference.isKnown(name, view) {
            unexplained.append("\(name): \(view)")
          }
        }
        try await walk.showNext()
      }
      print("\(all) of all views, \(own) of those of pages")
      #expect(all.percent >= Self.goal, "\(all) views")
      #expect(own.percent >= Self.goal, "\(own) views of pages")
      #expect(unexplained == [])
      visit.expectNoProblem()
    }

    /// Returns the views with an element, without those that have no area in the terminal.
    ///
    /// A view whose element is missing in the page has no edges there.
    private static func views(of name: String, _ visit: Visit) async throws -> [PlacedView] {
      try await visit.page.waitUntilConfirmed()
      try await visit.page.waitUntilLaidOut()
      let boxes = try await visit.page.boxesInUnits()
      return try visit.process.answer(to: "rectangles \(name)").items.compactMap { view in
        let place = view["bounds"].items.compactMap(\.number)
        guard place.count == 4, place[2] > 0, place[3] > 0 else { return nil }
        return PlacedView(
          kind: view["kind"].text ?? "", text: view["text"].text ?? "",
          expected: [place[0], place[1], place[0] + place[2], place[1] + place[3]],
          seen: boxes[view["element"].text ?? ""])
      }
    }
  }
}

/// The edges of a view in both backends: left, top, right and bottom, in units.
struct PlacedView: CustomStringConvertible {
  let kind, text: String
  let expected: [Double]
  /// The edges in the page; `nil` if the page has no element for the view.
  let seen: [Double]?

  /// Returns whether the difference of an edge exceeds `tolerance`, or the view is missing.
  func differs(by tolerance: Double) -> Bool {
    guard let seen, seen.count == expected.count else { return true }
    return !zip(expected, seen).allSatisfy { abs($0 - $1) <= tolerance }
  }

  var description: String {
    guard let seen else { return "\(kind) “\(text.prefix(20))” is missing" }
    let numbers = seen.map { String(format: "%.1f", $0) }.joined(separator: " ")
    let wanted = expected.map { "\(Int($0))" }.joined(separator: " ")
    return "\(kind) “\(text.prefix(20))” is at \(numbers) instead of \(wanted)"
  }
}

/// A number of views out of a total.
private struct Share: CustomStringConvertible {
  private var (same, total) = (0, 0)

  mutating func count(_ isSame: Bool) {
    total += 1
    if isSame { same += 1 }
  }

  var percent: Double { Double(same) * 100 / Double(max(1, total)) }
  var description: String { "\(same) of \(total) (\(String(format: "%.1f", percent)) %)" }
}

/// An intended difference of the browser; `Docs/Guides/Web.md` has the reasons.
private struct RectangleDifference {
  /// The page; `nil` for all.
  let page: String?
  let kinds: [String]

  private static let known = [
    // The headers of sections stay above the rows in a terminal.
    RectangleDifference(page: nil, kinds: ["ListNote"]),
    // A button without a title shows its name.
    RectangleDifference(page: "Button", kinds: ["Button"]),
    // Large figures have a large font.
    RectangleDifference(page: "Digits", kinds: ["Digits"]),
    // Badges have a smaller font.
    RectangleDifference(page: "Badge", kinds: ["Badge"]),
    // The browser determines the pixels of an image.
    RectangleDifference(page: "Image", kinds: ["ImageView", "Button"]),
    // Space is divided into fractions of units.
    RectangleDifference(
      page: "Empty state", kinds: ["EmptyState", "ImageView", "Label", "Button"]),
    // The browser determines positions in points.
    RectangleDifference(page: "Frame", kinds: ["Box", "Label"]),
    // A wrapped text takes all of its width.
    RectangleDifference(page: "Split", kinds: ["Label"]),
    RectangleDifference(page: "Commands", kinds: ["Label"]),
    // The button does not show the keys for Back, which belong to the browser.
    RectangleDifference(page: "Navigation bar", kinds: ["BackButton", "Label"]),
    // A strip of tabs scrolls by pixels.
    RectangleDifference(page: "Many tabs", kinds: ["TabItem"]),
    // A wide table scrolls as a whole.
    RectangleDifference(
      page: "Cells of a table", kinds: ["List", "RowCell", "TableRow", "TableHeader"]),
  ]

  static func isKnown(_ page: String, _ view: PlacedView) -> Bool {
    let kind = String(view.kind.prefix { $0 != "<" })
    return known.contains { ($0.page == nil || $0.page == page) && $0.kinds.contains(kind) }
  }
}
