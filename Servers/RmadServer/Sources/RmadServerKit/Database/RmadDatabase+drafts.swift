internal import GRDB

extension RmadDatabase {
  /// The outcome of a change of a draft.
  enum DraftChange: Hashable, Sendable {
    /// The draft was replaced; the validator of the new one.
    case done(etag: String)
    /// The draft is another one, with this validator; `nil` if there is none.
    case other(etag: String?)
  }

  /// Returns the draft of an app; `nil` if there is none.
  func draft(of app: Int) async throws -> ServedVersion? {
    let text = try await queue.read { db in
      try String.fetchOne(db, sql: "SELECT draft FROM app WHERE id = ?", arguments: [app])
    }
    return text.map { ServedVersion(text: $0, etag: Self.etag(of: $0)) }
  }

  /// Replaces the draft of an app if it is the one that the author has seen.
  func setDraft(
    _ text: String, of app: Int, if condition: DraftCondition
  ) async throws -> DraftChange {
    try await queue.write { db in
      let old = try String.fetchOne(db, sql: "SELECT draft FROM app WHERE id = ?", arguments: [app])
      let etag = old.map { Self.etag(of: $0) }
      guard condition.isMet(by: etag) else { return .other(etag: etag) }
      try db.execute(sql: "UPDATE app SET draft = ? WHERE id = ?", arguments: [text, app])
      return .done(etag: Self.etag(of: text))
    }
  }
}
