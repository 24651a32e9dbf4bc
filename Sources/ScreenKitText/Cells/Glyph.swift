/// The glyph of a cell: one displayable scalar, or a cluster in a ``ClusterTable``.
///
/// Control characters and bidi controls cannot be glyphs, so no glyph can control the terminal.
@usableFromInline
package struct Glyph: Hashable, Sendable, BitwiseCopyable {
  /// The scalar's value, or an index of the table with the top bit set.
  @usableFromInline let bits: UInt32

  static let space = Glyph(bits: 0x20)
  static let replacement = Glyph(bits: 0xFFFD)

  private init(bits: UInt32) { self.bits = bits }

  /// Creates the glyph of a printable ASCII character; other bytes become the replacement
  /// character.
  @inlinable @inline(__always)
  init(ascii byte: UInt8) {
    bits = byte &- 0x20 < 0x5F ? UInt32(byte) : 0xFFFD
  }

  /// Creates the glyph of a scalar accepted by ``ClusterIterator``.
  @inline(__always)
  init(displayable scalar: UInt32) { bits = scalar }

  /// Creates the glyph of the cluster at `index` of a table.
  @inline(__always)
  init(cluster index: Int) { bits = 0x8000_0000 | UInt32(truncatingIfNeeded: index) }

  /// The index in the table, or `nil` for a single scalar.
  @inline(__always)
  var clusterIndex: Int? { bits & 0x8000_0000 != 0 ? Int(bits & 0x7FFF_FFFF) : nil }

  /// The scalar, or `nil` for a cluster.
  var scalar: Unicode.Scalar? { clusterIndex == nil ? Unicode.Scalar(bits) : nil }
}
