internal import Foundation
internal import Hummingbird
internal import NIOCore

/// The error of a content that changed while it was sent; the connection ends before the promised
/// length.
struct ContentChanged: Error {}

extension MusterDatabase.Page {
  /// Writes the page, one piece after another as the client reads them.
  func write(
    to writer: inout any ResponseBodyWriter, from database: MusterDatabase
  ) async throws {
    for number in 0..<pieceCount {
      guard let piece = try await database.piece(number, of: self) else { throw ContentChanged() }
      try await writer.write(ByteBuffer(bytes: piece))
    }
    try await writer.finish(nil)
  }
}

extension AnnouncementIndex {
  /// The length of contents that are read together, in bytes.
  private static let batchLength = 64 << 10

  /// Writes the list, one batch after another as the client reads them.
  func write(
    to writer: inout any ResponseBodyWriter, from database: MusterDatabase
  ) async throws {
    var rest = entries[...]
    var buffer = ByteBuffer(string: Self.prefix)
    while !rest.isEmpty {
      var length = 0
      let batch = rest.prefix { entry in
        defer { length += entry.length }
        return length < Self.batchLength
      }
      rest = rest.dropFirst(batch.count)
      guard let contents = try await database.encodedContents(batch) else {
        throw ContentChanged()
      }
      for (entry, content) in zip(batch, contents) {
        buffer.writeString(Entry.prefix)
        buffer.writeBytes(content)
        buffer.writeString(entry.suffix)
        if entry.dbID != entries.last?.dbID { buffer.writeString(Self.separator) }
      }
      try await writer.write(buffer)
      buffer.clear()
    }
    buffer.writeString(Self.suffix)
    try await writer.write(buffer)
    try await writer.finish(nil)
  }
}
