internal import ScreenKitCore

/// The state of a view in the client beside its slots, mostly layout decided by the browser.
@MainActor
struct ClientLayout {
  /// The visible lines of a list; `nil` for other views.
  var window: ListWindow?
  /// The blocks of a document; `nil` for other views.
  var document: DocumentWindow?
  /// The length of a split view along its axis, in units; `nil` if unknown or for other views.
  var length: Int?
  /// The size of the space around a frame, in units; `nil` if unknown or for other views.
  var space: SurfaceSize?
  /// The number of search matches in a text that the client shows.
  var shownHits = 0
  /// Whether the browser may show another state of a control than the last frame.
  var isStateUncertain = false

  /// Returns whether the client must scroll, and resets this state.
  mutating func takeScroll() -> Bool {
    window?.takeScroll() == true || document?.takeScroll() == true
  }
}

/// The blocks of a document, and the first visible one.
///
/// The browser breaks the lines, so one block is one unit of the document.
@MainActor
struct DocumentWindow {
  /// The blocks as the view's layout.
  private(set) var geometry: BlockGeometry
  private var revision: Int
  /// The first visible block in the client.
  private var top = 0
  /// Whether the client must scroll because the document has changed its position.
  private(set) var mustScroll = false

  init(_ view: DocumentView) {
    (geometry, revision) = (BlockGeometry(view.document), view.revision)
  }

  /// The first visible block.
  var first: Int { top }

  /// Records that the client has scrolled to another first block.
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

  /// The window for a client without any state.
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

/// The layout of a document with its blocks as units.
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
