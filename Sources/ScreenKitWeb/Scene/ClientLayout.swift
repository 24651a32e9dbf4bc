internal import ScreenKitCore

/// The state of a view in the client, beside its slots: mostly the layout that the browser decides.
@MainActor
struct ClientLayout {
  /// The lines of a list in sight; `nil` for other views.
  var window: ListWindow?
  /// The blocks of a document; `nil` for other views.
  var document: DocumentWindow?
  /// The length of a split view along its axis, in units; `nil` until it is known, and for other views.
  var length: Int?
  /// The size of the space around a frame in units; `nil` until it is known, and for other views.
  var space: SurfaceSize?
  /// The number of hits of a search that the client has been shown in a text.
  var shownHits = 0

  /// Returns whether the client must scroll, and forgets it.
  mutating func takeScroll() -> Bool {
    window?.takeScroll() == true || document?.takeScroll() == true
  }
}

/// The blocks of a document and the first one in sight.
///
/// The browser breaks the lines, so that a unit of the document is one of its blocks.
@MainActor
struct DocumentWindow {
  /// The blocks as the view's layout.
  private(set) var geometry: BlockGeometry
  private var revision: Int
  /// The first block in sight as the client has it.
  private var top = 0
  /// Whether the client must scroll, since the document has moved by itself.
  private(set) var mustScroll = false

  init(_ view: DocumentView) {
    (geometry, revision) = (BlockGeometry(view.document), view.revision)
  }

  /// The first block in sight.
  var first: Int { top }

  /// The client shows another block first.
  mutating func scroll(to block: Int) { top = max(0, min(block, geometry.height - 1)) }

  /// Lays out `view`, whose position may have changed.
  mutating func layOut(_ view: DocumentView) {
    if view.revision != revision {
      (geometry, revision) = (BlockGeometry(view.document), view.revision)
    }
    view.didLayOut(.init(geometry, visibleHeight: 1))
    guard view.offset != top else { return }
    (top, mustScroll) = (view.offset, true)
  }

  /// The window for a client that knows nothing of it.
  var resent: DocumentWindow {
    var window = self
    window.mustScroll = top > 0
    return window
  }

  mutating func takeScroll() -> Bool {
    defer { mustScroll = false }
    return mustScroll
  }
}

/// A document whose units are its blocks.
final class BlockGeometry: DocumentGeometry {
  let height: Int
  /// The block of each link.
  private let links: [Int]

  init(_ document: Document) {
    height = document.blocks.count
    links = document.blocks.enumerated().flatMap { index, block in
      Document([block]).links.map { _ in index }
    }
  }

  func position(at y: Int) -> Int { y }
  func y(of position: Int) -> Int { max(0, min(position, height - 1)) }

  func extent(ofLink number: Int) -> Range<Int>? {
    links.indices.contains(number) ? links[number]..<links[number] + 1 : nil
  }

  func link(at point: SurfacePoint) -> Int? { nil }
}
