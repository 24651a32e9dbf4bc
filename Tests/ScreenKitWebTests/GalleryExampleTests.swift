import Foundation
import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitLooks
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// The examples of the gallery, which `GalleryTests` check in a terminal, in a session with a page.
@MainActor
@Suite("Examples of the gallery in a browser", .leakFree)
struct GalleryExampleTests {
  /// The gallery in a session, opened at one page.
  @MainActor
  private struct OpenGallery {
    let test: WebTest

    init(_ page: String, archive: ScreenArchive? = nil) {
      test = WebTest(GalleryScreen(page: page), archive: archive)
    }

    /// Sends a key like a page does for the keys of the app; Tab moves the focus in the browser.
    func press(_ key: KeyPress) {
      if key == KeyPress(.tab) {
        if let next = nextFocus { test.send("[\"f\",\(test.number(of: next))]") }
        return
      }
      let name = (try? JSONEncoder().encode(key.description)) ?? Data()
      test.send("[\"k\",\(String(decoding: name, as: UTF8.self))]")
    }

    /// Clicks a view like a browser; among several rows, days or choices, the one in `event`.
    func click(_ view: View, for event: String) {
      let number = test.number(of: part(of: view, namedIn: event) ?? view)
      switch part(of: view, namedIn: event) ?? view {
      case let toggle as Toggle: test.send("[\"v\",\(number),\(!toggle.value)]")
      case let box as Checkbox: test.send("[\"v\",\(number),\(!box.value)]")
      case let row as RowCell: test.send("[\"\(row.isSelected == nil ? "h" : "t")\",\(number)]")
      case is TextInput: test.send("[\"f\",\(number)]")
      default: test.send("[\"p\",\(number)]")
      }
    }

    private func part(of view: View, namedIn event: String) -> View? {
      guard !(view is Button) else { return nil }
      let words = Self.words(event)
      var (found, best) = (View?.none, 0)
      view.backend.forEachShown { part in
        // A row of a table is read with the titles of its columns.
        let cells = ((part as? RowCell)?.content as? TableRow)?.texts.joined(separator: " ")
        let name = Self.words(cells ?? part.accessibleText)
        guard part !== view, !name.isEmpty else { return }
        let score: Int
        if part is RowCell {
          // The events of rows begin with their first text.
          score = 100 * zip(name, words).prefix { $0 == $1 }.count
        } else {
          let starts = 0..<max(0, words.count - name.count + 1)
          score = 1 + (starts.last { words[$0...].starts(with: name) } ?? -1)
        }
        if score > best { (found, best) = (part, score) }
      }
      return found
    }

    private static func words(_ text: String) -> [Substring] {
      text.split { !$0.isLetter && !$0.isNumber }
    }

    /// The next view for the Tab key.
    private var nextFocus: View? {
      var views: [View] = []
      (window.panel ?? window.content)?.backend.forEachShown {
        guard $0.acceptsFocus, $0.isEffectivelyEnabled else { return }
        if $0.backend.elementID != nil { views.append($0) }
      }
      let focused = test.session.application.focus.view
      let place = views.firstIndex { $0 === focused } ?? -1
      return views.dropFirst(place + 1).first ?? views.first
    }

    var window: Window { test.session.application.window }

    /// The last event that the page shows, without its number.
    var event: String {
      let text = (window.view("event") as? Label)?.text ?? ""
      return text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }

    /// The saved states of all views with an identity.
    var kept: [ViewID: SavedState.Value] {
      var kept: [ViewID: SavedState.Value] = [:]
      window.backend.forEachShown { view in
        if let id = view.id, let state = view.savedState { kept[id] = state }
      }
      return kept
    }

    /// Returns the screen reader's text for the view with `id`.
    func reads(_ id: ViewID) -> String {
      guard let view = window.view(id) else { return "there is no \(id)" }
      return ["\(view.role)", view.accessibleText, view.accessibleValue].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
  }

  /// Pages whose keys belong to the browser, with reasons.
  nonisolated private static let pagesWithNativeKeys = [
    "Box and scroll": "the browser scrolls",
    "Document": "the Tab key leads to links, which the browser presses",
  ]

  @Test(
    arguments: CaseSample.every(
      2, of: PageExample.all.filter { pagesWithNativeKeys[$0.page] == nil }))
  func `keys have the same effect as in a terminal`(example: PageExample) {
    let open = OpenGallery(example.page)
    for key in example.keys {
      open.press(key)
      #expect(open.test.differences == [])
    }
    #expect(open.event == example.saysByKeys)
    #expect(open.test.page.problems == [])
    #expect(open.test.page.nodes(showing: open.event).count > 0)
  }

  /// Pages whose clicks the browser handles, with reasons.
  nonisolated private static let pagesWithNativeClicks = [
    "Box and scroll": "the browser scrolls",
    "Cells of a table": "a cell is a part of an element, and is told by its number",
    "Color field": "a colour of a palette is a part of an element, and is told by its number",
    "Date field": "a day of a calendar is a part of an element, and is told by its number",
    "Line chart": "the browser computes the value of a place",
    "Loading": "the browser scrolls to the end",
    "Slider": "the browser computes the value of a place",
  ]

  @Test(
    arguments: CaseSample.every(
      2, of: PageExample.all.filter { pagesWithNativeClicks[$0.page] == nil }, from: 1))
  func `clicks have the same effect as in a terminal`(example: PageExample) throws {
    let open = OpenGallery(example.page)
    let before = open.event
    open.click(try #require(open.window.view(example.clicked)), for: example.saysByClick)
    #expect(open.event == (example.saysByClick.isEmpty ? before : example.saysByClick))
    #expect(open.test.differences == [])
    #expect(open.test.page.problems == [])
  }

  @Test(arguments: CaseSample.every(3, of: PageExample.all))
  func `a screen reader gets the same names and values`(example: PageExample) throws {
    let open = OpenGallery(example.page)
    for (id, expected) in example.reads {
      #expect(open.reads(id) == expected)
      let view = try #require(open.window.view(id))
      let element = try #require(open.test.page.element(of: view), "\(id)")
      #expect(PageReader(element).missing(of: view) == [], "\(id)")
    }
  }

  @Test func `a page without a description differs from the app`() throws {
    let painters = WebPainterTable()
    painters.register(SilentSliderPainter())
    var settings = WebSession.Settings()
    settings.painters = painters
    let slider = Slider(0...10, step: 1)
    slider.accessibleName = "Volume"
    let test = WebTest(ViewController(Column { slider }), settings: settings)
    let element = try #require(test.page.element(of: slider))
    let missing = PageReader(element).missing(of: slider)
    #expect(missing == ["role slider", "name Volume", "value \(slider.accessibleValue)"])
  }

  @Test(arguments: CaseSample.every(3, of: PageExample.all, from: 1))
  func `a restored session has its input`(example: PageExample) {
    let open = OpenGallery(example.page)
    for key in example.keys { open.press(key) }
    let kept = open.kept
    let again = OpenGallery(example.page, archive: open.test.session.archive())
    #expect(again.kept == kept)
    #expect(again.test.differences == [])
  }
}

/// A painter whose elements describe nothing to screen readers.
private struct SilentSliderPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "slider"]))]
  func fill(_ view: Slider, _ slots: inout SlotWriter) {}
}
