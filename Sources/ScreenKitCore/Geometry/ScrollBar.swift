/// The space that a backend reserves for a view's scroll bar: one unit wide, from top to bottom.
///
/// Positions are relative to the view's top left corner without padding.
public struct ScrollTrack: Hashable, Sendable {
  /// The upper end of the track.
  public var origin: SurfacePoint
  /// The length of the track, in units.
  public var length: Int

  /// Creates a track of `length` units downwards from `origin`.
  public init(origin: SurfacePoint, length: Int) {
    (self.origin, self.length) = (origin, length)
  }
}

/// The visible part of scrolled content, in units that the scrolled view chooses, such as rows.
public struct ScrollExtent: Hashable, Sendable {
  /// The length of the content above the visible part.
  public var offset: Int
  /// The length of the visible part.
  public var visible: Int
  /// The length of the whole content.
  public var total: Int

  /// Creates an extent.
  public init(offset: Int, visible: Int, total: Int) {
    (self.offset, self.visible, self.total) = (offset, visible, total)
  }

  /// The maximum offset, at which the end of the content is visible.
  public var lastOffset: Int { max(0, total - visible) }
}

/// A scroll bar: a track with a thumb, which shows the visible part in proportion.
public struct ScrollBar: Hashable, Sendable {
  /// The track of the bar.
  public let track: ScrollTrack
  /// The visible part of the scrolled content.
  public let extent: ScrollExtent

  /// Creates a bar; returns `nil` if all content is visible or the track is too short for a thumb.
  public init?(track: ScrollTrack, extent: ScrollExtent) {
    guard extent.lastOffset > 0, track.length > 1 else { return nil }
    (self.track, self.extent) = (track, extent)
  }

  /// The thumb, in units from the upper end of the track.
  ///
  /// On a long enough track, it touches an end only if the content is scrolled to that end.
  public var thumb: Range<Int> {
    let start = start(of: extent.offset)
    return start..<start + length
  }

  /// Returns the offset of the content for a thumb that begins `start` units below the track's
  /// upper end.
  public func offset(forThumbAt start: Int) -> Int {
    guard free > 0 else { return 0 }
    return (min(max(0, start), free) * extent.lastOffset * 2 + free) / (2 * free)
  }

  /// The length of the thumb.
  private var length: Int {
    let share = track.length * max(0, extent.visible) / extent.total
    return min(max(1, share), track.length - 1)
  }

  /// The length of the track without the thumb.
  private var free: Int { track.length - length }

  private func start(of offset: Int) -> Int {
    let last = extent.lastOffset
    if offset <= 0 { return 0 }
    if offset >= last { return free }
    let start = (offset * free * 2 + last) / (2 * last)
    return free > 1 ? min(max(1, start), free - 1) : start
  }
}
