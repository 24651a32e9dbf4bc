internal import CZlib

/// The compressed form of files that are the same for all visitors.
///
/// Pages and frames are not compressed, because compressed lengths could reveal the secrets in
/// them.
enum GzipBytes {
  /// Returns the bytes in gzip format with the best compression; `nil` if that fails.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // The largest window; adding 16 selects the header of gzip instead of that of zlib.
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let limit = Int(deflateBound(&stream, uLong(bytes.count)))
    let output = [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      input.withUnsafeMutableBufferPointer { source in
        (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
        (stream.next_out, stream.avail_out) = (room.baseAddress, uInt(limit))
        count = deflate(&stream, Z_FINISH) == Z_STREAM_END ? limit - Int(stream.avail_out) : 0
      }
    }
    return output.isEmpty ? nil : output
  }
}
