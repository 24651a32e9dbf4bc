internal import Foundation
internal import ScreenKitCore
internal import WebHost

/// The reading of rows, whose fields come in binary form.
extension SessionTables {
  /// Reads a row of the columns id, device, visitor, languages, archive, saved_at, term, digests and started_at.
  static func session(_ row: [[UInt8]?]) throws(PostgresError) -> StoredSession {
    guard row.count == 9, let id = row[0], let device = row[1], let languages = row[3],
      let archive = row[4], let digests = row[7].flatMap(array)
    else { throw .unreadable }
    guard let screens = try? JSONDecoder().decode(ScreenArchive.self, from: Data(archive)) else {
      throw .unreadable
    }
    return StoredSession(
      id: SessionID(bytes: id), tickets: digests.map { TicketDigest(bytes: $0) }, device: device,
      user: row[2].map { String(decoding: $0, as: UTF8.self) },
      languages: String(decoding: languages, as: UTF8.self).split(separator: ",").map(String.init),
      archive: screens, savedAt: try int64(row[5]), term: try int64(row[6]),
      startedAt: try int64(row[8]))
  }

  /// Returns a number from a field.
  static func int64(_ field: [UInt8]??) throws(PostgresError) -> Int64 {
    guard let bytes = field ?? nil, let number = Int64(bigEndianBytes: bytes) else {
      throw .unreadable
    }
    return number
  }

  /// Reads a one-dimensional array of byte strings; `nil` if the bytes are something else.
  static func array(_ bytes: [UInt8]) -> [[UInt8]]? {
    var rest = bytes[...]
    func next() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return Int32(bigEndianBytes: Array(rest.prefix(4))).map { Int($0) }
    }
    guard let dimensions = next(), next() != nil, next() != nil else { return nil }
    if dimensions == 0 { return [] }
    guard dimensions == 1, let count = next(), next() != nil else { return nil }
    var values: [[UInt8]] = []
    for _ in 0..<max(count, 0) {
      guard let length = next(), length >= 0, rest.count >= length else { return nil }
      values.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? values : nil
  }
}
