internal import Crypto
internal import Foundation
internal import GRDB
internal import RmadAPI

/// The text of a version or a draft with its validator.
struct ServedVersion: Hashable, Sendable {
  let text: String
  let etag: String
}

extension RmadDatabase {
  /// The maximum number of apps of one author.
  static let maximumApps = 1_000
  /// The maximum number of versions of one app.
  static let maximumVersions = 10_000

  /// Returns an author's apps.
  func apps(of author: String) async throws -> [AppMessage] {
    try await queue.read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, name FROM app WHERE author = ? ORDER BY id", arguments: [author]
      ).map { AppMessage(id: $0["id"], name: $0["name"]) }
    }
  }

  /// Adds an app; `nil` if the author has too many.
  func addApp(_ name: String, of author: String) async throws -> AppMessage? {
    try await queue.write { db in
      let count = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM app WHERE author = ?", arguments: [author])
      guard count ?? 0 < Self.maximumApps else { return nil }
      try db.execute(
        sql: "INSERT INTO app (author, name) VALUES (?, ?)", arguments: [author, name])
      return AppMessage(id: Int(db.lastInsertedRowID), name: name)
    }
  }

  /// Returns whether an app belongs to an author.
  func owns(_ author: String, app: Int) async throws -> Bool {
    try await queue.read { db in
      try Int.fetchOne(
        db, sql: "SELECT 1 FROM app WHERE id = ? AND author = ?", arguments: [app, author]) != nil
    }
  }

  /// Publishes a valid text under a `data_version` that no other version of the app has.
  ///
  /// - Returns: The version; `nil` if the app has too many versions, or the text has no
  ///   `data_version`.
  func publish(
    _ text: String, of app: Int, for bundle: BundleVersion, at date: Date
  ) async throws -> VersionMessage? {
    try await queue.write { db in
      let number =
        try Int.fetchOne(
          db, sql: "SELECT coalesce(max(number), 0) + 1 FROM version WHERE app = ?",
          arguments: [app]) ?? 1
      guard number <= Self.maximumVersions else { return nil }
      let known = Set(
        try String.fetchAll(
          db, sql: "SELECT dataVersion FROM version WHERE app = ?", arguments: [app]))
      var time = date
      while known.contains(DataVersionStamp.version(at: time)) { time.addTimeInterval(1) }
      let dataVersion = DataVersionStamp.version(at: time)
      guard let stamped = DataVersionStamp.stamp(dataVersion, into: text) else { return nil }
      try db.execute(
        sql: "UPDATE version SET isCurrent = 0 WHERE app = ? AND bundleVersion = ?",
        arguments: [app, bundle.text])
      let published = Int(date.timeIntervalSince1970)
      try db.execute(
        sql: "INSERT INTO version VALUES (?, ?, ?, ?, ?, ?, ?, 1)",
        arguments: [
          app, number, bundle.text, dataVersion, published, Self.etag(of: stamped), stamped,
        ])
      return VersionMessage(
        number: number, bundleVersion: bundle.text, dataVersion: dataVersion,
        published: published, isCurrent: true)
    }
  }

  /// Returns the versions of an app, the latest one first.
  func versions(of app: Int) async throws -> [VersionMessage] {
    try await queue.read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT number, bundleVersion, dataVersion, published, isCurrent FROM version
          WHERE app = ? ORDER BY number DESC
          """, arguments: [app]
      ).map {
        VersionMessage(
          number: $0["number"], bundleVersion: $0["bundleVersion"],
          dataVersion: $0["dataVersion"], published: $0["published"], isCurrent: $0["isCurrent"])
      }
    }
  }

  /// Returns a version, also one that is no longer served; `nil` if there is none.
  func version(_ number: Int, of app: Int) async throws -> ServedVersion? {
    try await queue.read { db in
      try Row.fetchOne(
        db, sql: "SELECT text, etag FROM version WHERE app = ? AND number = ?",
        arguments: [app, number]
      ).map { ServedVersion(text: $0["text"], etag: $0["etag"]) }
    }
  }

  /// Serves a version to apps of its bundle version again; returns whether the version exists.
  func rollBack(to number: Int, of app: Int) async throws -> Bool {
    try await queue.write { db in
      let bundle = try String.fetchOne(
        db, sql: "SELECT bundleVersion FROM version WHERE app = ? AND number = ?",
        arguments: [app, number])
      guard let bundle else { return false }
      try db.execute(
        sql: """
          UPDATE version SET isCurrent = (number = ?) WHERE app = ? AND bundleVersion = ?
          """, arguments: [number, app, bundle])
      return true
    }
  }

  /// Returns the version for a program: that of its bundle version, or of the greatest earlier one;
  /// `nil` if there is none.
  func served(app: Int, for bundle: BundleVersion) async throws -> ServedVersion? {
    try await queue.read { db in
      let bundles = try String.fetchAll(
        db, sql: "SELECT bundleVersion FROM version WHERE app = ? AND isCurrent = 1",
        arguments: [app])
      let exact = bundles.first { $0 == bundle.text }
      let nearest = bundles.compactMap(BundleVersion.init).filter { $0 <= bundle }.max()
      guard let chosen = exact ?? nearest?.text else { return nil }
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT text, etag FROM version WHERE app = ? AND bundleVersion = ? AND isCurrent = 1
          """, arguments: [app, chosen])
      return row.map { ServedVersion(text: $0["text"], etag: $0["etag"]) }
    }
  }

  static func etag(of text: String) -> String {
    let digest = SHA256.hash(data: Data(text.utf8)).prefix(16)
    let digits = digests(digest)
    return "\"\(digits)\""
  }

  private static func digests(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
