/// A view with a scroll bar for the pointer.
///
/// The view's painter passes the track in the result of the layout and draws
/// ``BackendView/scrollBar``. The view passes each pointer input to ``followScrollBar(_:)`` first.
@MainActor
public protocol Scrollable: View {
  /// The track of the bar in the last layout; `nil` for none.
  var scrollTrack: ScrollTrack? { get }
  /// The visible part of the content.
  var scrollExtent: ScrollExtent { get }
  /// Scrolls until the content at `offset` comes first, or the end of the content is visible.
  ///
  /// `offset` has the unit of ``scrollExtent``.
  func scroll(toOffset offset: Int)
  /// Scrolls by a page: down if `direction` is 1, up if it is -1.
  func scrollByPage(_ direction: Int)
}

extension Scrollable {
  /// The visible scroll bar; `nil` if all content is visible.
  public var scrollBar: ScrollBar? {
    scrollTrack.flatMap { ScrollBar(track: $0, extent: scrollExtent) }
  }

  /// Scrolls by the visible length less one unit, so that one unit remains visible.
  public func scrollByPage(_ direction: Int) {
    let extent = scrollExtent
    scroll(toOffset: extent.offset + direction * max(1, extent.visible - 1))
  }

  /// Scrolls by a press on the bar or a drag of its thumb; returns whether the bar used the input.
  ///
  /// A press beside the thumb scrolls by a page. A press never moves the highlight or the cursor.
  public func followScrollBar(_ pointer: PointerInput) -> Bool {
    switch pointer.action {
    case .down(.left): return pressScrollBar(at: pointer.location)
    case .drag(.left): return dragScrollBar(to: pointer.location)
    case .up(.left): return releaseScrollBar()
    case .down, .up, .drag, .move, .scroll: return false
    }
  }

  private func pressScrollBar(at location: SurfacePoint) -> Bool {
    guard let bar = scrollBar, location.x - inputInset == bar.track.origin.x else { return false }
    let place = trackOffset(of: location, on: bar)
    guard 0..<bar.track.length ~= place else { return false }
    let thumb = bar.thumb
    let isOnThumb = thumb.contains(place)
    withWindow {
      $0.input.scrollGrab = ScrollGrab(
        view: self, distance: isOnThumb ? place - thumb.lowerBound : nil)
    }
    if !isOnThumb { scrollByPage(place < thumb.lowerBound ? -1 : 1) }
    return true
  }

  private func dragScrollBar(to location: SurfacePoint) -> Bool {
    guard let grab = grab else { return false }
    guard let distance = grab.distance, let bar = scrollBar else { return true }
    let start = trackOffset(of: location, on: bar) - distance
    // A thumb that did not move must not scroll: a row of the track represents many rows of
    // content.
    if start != bar.thumb.lowerBound { scroll(toOffset: bar.offset(forThumbAt: start)) }
    return true
  }

  private func releaseScrollBar() -> Bool {
    guard grab != nil else { return false }
    withWindow { $0.input.scrollGrab = nil }
    return true
  }

  private var grab: ScrollGrab? {
    var grab: ScrollGrab?
    withWindow { grab = $0.input.scrollGrab }
    return grab?.view === self ? grab : nil
  }

  private func trackOffset(of location: SurfacePoint, on bar: ScrollBar) -> Int {
    location.y - layout.padding.top - bar.track.origin.y
  }
}

/// A press on a scroll bar while the pointer button is held.
///
/// The window stores it once for all views, since there is only one pointer.
struct ScrollGrab {
  weak var view: View?
  /// The distance from the top of the thumb to the press, in units; `nil` for a press beside the
  /// thumb.
  let distance: Int?
}
