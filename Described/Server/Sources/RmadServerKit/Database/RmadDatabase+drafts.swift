internal import GRDB

extension RmadDatabase {
  /// The outcome of a change of a draft.
  enum DraftChange: Hashable, Sendable {
    /// The draft was replaced; `etag` is the validator of the new draft.
    case done(etag: String)
    /// The present draft differs; `etag` is its validator, or `nil` if there is no draft.
    case other(etag: String?)
  }

  /// Returns the draft of an app; `nil` if there is none.
  func draft(of app: Int) async throws -> ServedVersion? {
    let text = try await queue.read { db in
      try String.fetchOne(db, sql: "SELECT draft FROM app WHERE id = ?", arguments: [app])
    }
    return text.map { ServedVersion(text: $0, etag: Self.etag(of: $0)) }
  }

  /// Replaces the draft of an app if the author has seen the present one.
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
