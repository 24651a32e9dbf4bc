import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Rules for all controls in all editions of all looks; the gallery has a page for each control.
@MainActor
@Suite("Every edition of every look", .leakFree)
struct EveryEditionTests {
  nonisolated private static let plain = Look.Name.allCases.flatMap { look in
    [true, false].map { EditionStage.Edition(look: look, isUnicode: $0, colors: .none) }
  }

  nonisolated private static let ascii = Look.Name.allCases.map {
    EditionStage.Edition(look: $0, isUnicode: false)
  }

  nonisolated private static let coloured = Look.Name.allCases.flatMap { look in
    Appearance.allCases.flatMap { appearance in
      [ColorDepth.full, .sixteen].map {
        EditionStage.Edition(look: look, colors: $0, appearance: appearance)
      }
    }
  }

  private func forEachPage(
    in edition: EditionStage.Edition, of editions: [EditionStage.Edition],
    _ body: (GalleryPage, [KeyPress], EditionStage) -> Void
  ) {
    // A plain run tests each page in one or two of the editions.
    let number = editions.firstIndex(of: edition) ?? 0
    for example in CaseSample.every(min(editions.count, 6), of: PageExample.all, from: number) {
      guard let page = GalleryPage.all.first(where: { $0.name == example.page }) else { continue }
      for keys in [example.keys] + PageOpening.all(of: page.name).map(\.keys) {
        body(page, keys, EditionStage(page, edition))
      }
    }
  }

  @Test(.proves("F-134", "F-139"), arguments: plain)
  func `without colours the focus and its cursor are visible`(edition: EditionStage.Edition) {
    forEachPage(in: edition, of: Self.plain) { page, keys, stage in
      var stops: [(view: View, area: SurfaceRect, screen: ScreenReplay)] = []
      stage.visit(after: keys) { stage in
        guard let (view, area) = stage.focused else { return }
        stops.append((view, area, stage.terminal))
        // The position of a hidden cursor also counts, for magnifiers that follow it.
        let cursor = stage.terminal.cursor.map { [$0.column, $0.row] }
        #expect(
          cursor.map { area.contains($0) } == true,
          "\(page.name): \(type(of: view)) in \(area), the cursor at \(cursor ?? [])")
      }
      for (index, stop) in stops.enumerated() {
        // If it looks the same without the focus, a neighbouring stop shows the focus.
        let others = [index - 1, index + 1].filter { stops.indices.contains($0) }
          .map { stops[$0] }.filter { $0.view !== stop.view }
        let hasCursor = stop.screen.visibleCursor.map { stop.area.contains($0) } ?? false
        let isMarked = others.contains {
          $0.screen.cells(in: stop.area) != stop.screen.cells(in: stop.area)
        }
        #expect(
          others.isEmpty || isMarked || hasCursor, "\(page.name): \(type(of: stop.view))")
      }
      let styles = stage.terminal.rows.joined().map(\.style)
      #expect(styles.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    }
  }

  @Test(arguments: ascii)
  func `in ASCII only the app's own texts have other characters`(
    edition: EditionStage.Edition
  ) {
    forEachPage(in: edition, of: Self.ascii) { page, keys, stage in
      stage.visit(after: keys) { _ in }
      for key: KeyPress in ["?", KeyPress(.escape), KeyPress("p", .control)] { stage.press(key) }
      let languages = Language.allCases.flatMap {
        [$0.name] + StringsReader($0.strings).texts.values
      }
      let own = Set((page.code + languages.joined()).unicodeScalars).union(
        page.code.matches(of: /\\u\{(\w+)\}/).compactMap {
          UInt32($0.1, radix: 16).flatMap(Unicode.Scalar.init)
        })
      let strange = Set(String(decoding: stage.bytes, as: UTF8.self).unicodeScalars)
        .filter { !$0.isASCII && !own.contains($0) }
      #expect(strange.isEmpty, "\(page.name): \(strange.map { "\($0)" }.sorted())")
    }
  }

  @Test(arguments: coloured)
  func `all text has enough contrast to its background`(edition: EditionStage.Edition) {
    forEachPage(in: edition, of: Self.coloured) { page, keys, stage in
      stage.visit(after: keys) { stage in
        var readable: [Float: CellStyle] = [:]
        for (place, isDim) in stage.usablePlaces where place.text != " " && place.width > 0 {
          let least = place.leastContrast(edition, isDim: isDim)
          // Most cells look like their predecessor.
          if place.style == readable[least] { continue }
          // Half blocks are pixels on this page, whose neighbours may have the same colour.
          if page.name == "Image", ["▀", "▄"].contains("\(place.text)") { continue }
          let contrast = place.style.contrast(on: edition.appearance)
          guard contrast >= least else {
            Issue.record("\(page.name): \(place.text) has a contrast of \(contrast)")
            return
          }
          readable[least] = place.style
        }
      }
    }
  }
}

extension ScreenReplay.Place {
  /// Returns the required contrast of the cell: 4.5 for text, 3 for marks and for disabled text.
  ///
  /// The sixteen colours are those of the user's theme; the test assumes those of xterm.
  fileprivate func leastContrast(_ edition: EditionStage.Edition, isDim: Bool) -> Float {
    let isText = text.contains { $0.isLetter || $0.isNumber }
    return isText && edition.colors > .sixteen && !isDim ? 4.5 : 3
  }
}

extension SurfaceRect {
  fileprivate func contains(_ place: [Int]) -> Bool {
    contains(SurfacePoint(x: place[0], y: place[1]))
  }
}

extension CellStyle {
  /// Returns the contrast of text in the style, by the definition of WCAG.
  fileprivate func contrast(on appearance: Appearance) -> Float {
    let opposite: Appearance = appearance == .dark ? .light : .dark
    return (foreground.seen ?? opposite.background)
      .contrast(to: background.seen ?? appearance.background)
  }
}
