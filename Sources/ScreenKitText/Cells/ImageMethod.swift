internal import ScreenKitCore

/// The way in which a terminal draws images.
enum ImageMethod: Hashable, Sendable {
  /// Half blocks, which every terminal has.
  case halfBlocks
  /// Images in place of placeholders (kitty graphics protocol).
  case placeholders
  /// The sixel protocol, with cells of a size in pixels.
  case sixels(cell: SurfaceSize)

  /// Whether images are drawn by the sixel protocol.
  var isSixel: Bool { if case .sixels = self { true } else { false } }
}
