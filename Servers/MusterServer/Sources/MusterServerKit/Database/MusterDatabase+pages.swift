internal import GRDB
internal import MusterAPI

extension MusterDatabase {
  /// Adds a page of the intranet, or takes the place of the one that is there.
  public func addPage(_ path: String, html: String) throws {
    try pool.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO page (path, html) VALUES (?, ?)", arguments: [path, html])
    }
  }

  /// The HTML of a page.
  func page(_ path: String, _ token: Secret, _ time: ServerTime) async throws -> String {
    try await pool.read { db in
      _ = try db.session(token, time)
      guard
        let html = try String.fetchOne(
          db, sql: "SELECT html FROM page WHERE path = ?", arguments: [path])
      else { throw ServerProblem.notFound }
      return html
    }
  }

  /// Fills an empty database with what there is to try.
  public func addSample() throws {
    for content in SampleContent.announcements(on: .local) { try publish(content) }
    for (path, html) in SampleContent.pages { try addPage(path, html: html) }
    // Last, so that a database with users has everything.
    for (name, password) in SampleContent.passwords { try addUser(name, password: password) }
  }
}
