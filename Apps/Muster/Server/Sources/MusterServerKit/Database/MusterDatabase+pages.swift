internal import Crypto
internal import Foundation
internal import GRDB
internal import MusterAPI

extension MusterDatabase {
  /// A version of a page's content, which is read in pieces.
  struct Page: Sendable {
    let path: String
    /// The hash of the content, which detects a change while the page is sent.
    let version: String
    /// The length in bytes.
    let length: Int

    /// The length of each piece but the last, in bytes.
    static let pieceLength = 64 << 10
    /// The number of pieces.
    var pieceCount: Int { (length + Page.pieceLength - 1) / Page.pieceLength }
  }

  /// Adds a page of the intranet, or replaces the existing one.
  ///
  /// - Throws: ``MusterDatabaseError/badPagePath``, or an error of SQLite.
  public func addPage(_ path: String, html: String) throws {
    guard PagePath.canBeRequested(path) else { throw MusterDatabaseError.badPagePath }
    try pool.write { try $0.addPage(path, html: html) }
  }

  /// Returns the page at `path`, for a user with a session.
  func page(_ path: String, _ token: Secret, _ time: ServerTime) async throws -> Page {
    try await pool.read { db in
      _ = try db.session(token, time)
      let row = try Row.fetchOne(
        db, sql: "SELECT version, length FROM page WHERE path = ?", arguments: [path])
      guard let row else { throw ServerProblem.notFound }
      return Page(path: path, version: row["version"], length: row["length"])
    }
  }

  /// Returns a piece of a page; `nil` if the page has changed.
  func piece(_ number: Int, of page: Page) async throws -> Data? {
    try await pool.read { db in
      try Data.fetchOne(
        db,
        sql: """
          SELECT bytes FROM pagePiece JOIN page USING (path)
          WHERE path = ? AND version = ? AND number = ?
          """, arguments: [page.path, page.version, number])
    }
  }

  /// Fills an empty database with sample announcements, pages and users.
  public func addSample() throws {
    for content in SampleContent.announcements(on: .local) { try publish(content) }
    for (path, html) in SampleContent.pages { try addPage(path, html: html) }
    // The users are added last, so that a database with users is complete.
    for (name, password) in SampleContent.passwords { try addUser(name, password: password) }
  }
}

extension Database {
  func addPage(_ path: String, html: String) throws {
    let bytes = Data(html.utf8)
    try execute(sql: "DELETE FROM page WHERE path = ?", arguments: [path])
    try execute(
      sql: "INSERT INTO page (path, version, length) VALUES (?, ?, ?)",
      arguments: [path, Database.version(of: bytes), bytes.count])
    let starts = stride(from: 0, to: bytes.count, by: MusterDatabase.Page.pieceLength)
    for (number, start) in starts.enumerated() {
      try execute(
        sql: "INSERT INTO pagePiece (path, number, bytes) VALUES (?, ?, ?)",
        arguments: [
          path, number, bytes.dropFirst(start).prefix(MusterDatabase.Page.pieceLength),
        ])
    }
  }

  /// Returns the version of a page with this content.
  static func version(of bytes: Data) -> String {
    Crypto.SHA256.hash(data: bytes).map { String(Int($0) | 0x100, radix: 16).dropFirst() }.joined()
  }
}
