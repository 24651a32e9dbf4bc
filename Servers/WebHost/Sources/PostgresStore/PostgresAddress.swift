internal import CPostgres

/// The address of a database, which is well-formed and has no password.
struct PostgresAddress: Sendable {
  let text: String

  /// Creates an address from text in the form of libpq.
  ///
  /// - Throws: ``PostgresError``.
  init(_ text: String) throws(PostgresError) {
    guard let options = PQconninfoParse(text, nil) else { throw .badAddress }
    defer { PQconninfoFree(options) }
    var option = options
    while let keyword = option.pointee.keyword {
      let isSecret = ["password", "sslpassword"].contains(String(cString: keyword))
      if isSecret, option.pointee.val != nil { throw .passwordInAddress }
      option += 1
    }
    self.text = text
  }
}
