internal import ScreenKitCore

/// The layout phase of a frame: each view that scrolls or wraps receives the size of its visible
/// part.
@MainActor
struct LineLayout {
  private let surface: LineSurface

  init(_ surface: LineSurface) { self.surface = surface }

  /// Lays out `view` and everything in it, from the outside inwards.
  func layOut(_ view: View) {
    guard !view.isHidden else { return }
    let backing = backing(of: view)
    if backing.isStale {
      backing.isStale = false
      tell(view)
    }
    for child in view.children { layOut(child) }
  }

  private func backing(of view: View) -> LineBacking {
    if let backing = view.backend.backing as? LineBacking { return backing }
    let backing = LineBacking(surface)
    view.backend.backing = backing
    return backing
  }

  private func tell(_ view: View) {
    let columns = LineSurface.columns
    switch view {
    case let list as ListView:
      list.didLayOut(.init(visibleHeight: LineSurface.rows * list.rowHeight))
    // A row is one text without columns, so that nothing scrolls sideways.
    case let table as TableView: table.didLayOut(TableView.LayoutResult(lead: 0, places: []))
    // All of the content is shown, so that nothing can be scrolled.
    case let scroll as Scroll: scroll.didLayOut(.init(contentHeight: 0, visibleHeight: 0))
    case let split as Split:
      let sizes = split.panes.map { _ in columns / split.panes.count }
      split.didLayOut(Split.Division(sizes: sizes, minimums: []))
    case let document as DocumentView:
      document.didLayOut(.init(WholeDocument(document.document), visibleHeight: .max / 2))
    case let input as TextInput:
      let size = SurfaceSize(width: columns, height: input is TextView ? LineSurface.rows : 1)
      input.didLayOut(
        TextArea(origin: SurfacePoint(x: 0, y: 0), size: size, ruler: CharacterRuler()))
    default: break
    }
  }
}

/// A ruler that measures each character as one unit wide.
struct CharacterRuler: TextRuler {
  func width(of text: Substring) -> Int { text.count }

  func prefix(of text: Substring, within width: Int) -> Substring { text.prefix(max(0, width)) }
}

/// The layout of a document with every line visible.
final class WholeDocument: DocumentGeometry {
  let height: Int

  init(_ document: Document) { height = max(1, document.text.split(separator: "\n").count) }

  func position(at y: Int) -> Int { y }
  func y(of position: Int) -> Int { min(position, height - 1) }
  func extent(ofLink number: Int) -> Range<Int>? { 0..<height }
  func link(at point: SurfacePoint) -> Int? { nil }
}
