/// What a cell shows: one harmless scalar, or a longer cluster kept in a ``ClusterTable``.
///
/// There is no way to make a glyph of a control character, an escape or a bidi control: what
/// could steer a terminal has no representation here.
@usableFromInline
package struct Glyph: Hashable, Sendable, BitwiseCopyable {
  /// A scalar's value, or a table index with the top bit set.
  @usableFromInline let bits: UInt32

  package static let space = Glyph(bits: 0x20)
  package static let replacement = Glyph(bits: 0xFFFD)

  private init(bits: UInt32) { self.bits = bits }

  /// The glyph of a printable ASCII character; anything else is the replacement character.
  @inlinable @inline(__always)
  init(ascii byte: UInt8) {
    bits = byte &- 0x20 < 0x5F ? UInt32(byte) : 0xFFFD
  }

  /// The glyph of a scalar that ``ClusterIterator`` let through.
  @inline(__always)
  init(displayable scalar: UInt32) { bits = scalar }

  /// The glyph of the cluster at `index` of a table.
  @inline(__always)
  init(cluster index: Int) { bits = 0x8000_0000 | UInt32(truncatingIfNeeded: index) }

  /// The index in the table, or `nil` for a single scalar.
  @inline(__always)
  var clusterIndex: Int? { bits & 0x8000_0000 != 0 ? Int(bits & 0x7FFF_FFFF) : nil }

  /// The scalar, if it is a single one.
  var scalar: Unicode.Scalar? { clusterIndex == nil ? Unicode.Scalar(bits) : nil }
}
