internal import CPostgres
internal import Foundation

/// A connection to a PostgreSQL server, each wait of which ends at a deadline.
///
/// User text is passed only as parameters, since statements are literals of the program. One thread
/// at a time uses the connection.
final class PostgresConnection {
  typealias Instant = ContinuousClock.Instant

  private let handle: OpaquePointer

  /// Connects to a database.
  ///
  /// The look-up of the host's name is not part of the deadline; the limits of the system apply to
  /// it.
  ///
  /// - Throws: ``PostgresError``.
  init(_ address: PostgresAddress, until deadline: Instant) throws(PostgresError) {
    let started = Self.withStrings([address.text, "ScreenKit", "UTF8"]) { values in
      Self.withStrings(["dbname", "fallback_application_name", "client_encoding"]) { keys in
        PQconnectStartParams(keys, values, 1)
      }
    }
    guard let started else { throw .notConnected("there is no memory") }
    handle = started
    // By default notices of the server go to standard error.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    var state = PGRES_POLLING_WRITING
    while state != PGRES_POLLING_OK {
      guard state == PGRES_POLLING_READING || state == PGRES_POLLING_WRITING else {
        throw .notConnected(reason)
      }
      try wait(forWriting: state == PGRES_POLLING_WRITING, until: deadline)
      state = PQconnectPoll(handle)
    }
    PQsetnonblocking(handle, 1)
  }

  deinit { PQfinish(handle) }

  /// Whether the connection has been lost.
  var isLost: Bool { PQstatus(handle) != CONNECTION_OK }

  /// Runs a statement.
  ///
  /// - Parameters:
  ///   - statement: The statement, with `$1` and so on for its parameters.
  ///   - values: The parameters.
  ///   - deadline: The end of the wait for the result. The connection cannot be used after it has passed.
  /// - Returns: The rows, each with its fields in binary form.
  /// - Throws: ``PostgresError``.
  @discardableResult
  func run(
    _ statement: StaticString, _ values: [PostgresValue] = [], until deadline: Instant
  ) throws(PostgresError) -> [[[UInt8]?]] {
    guard send(statement, values) else { throw .notConnected(reason) }
    while true {
      let rest = PQflush(handle)
      guard rest >= 0 else { throw .notConnected(reason) }
      if rest == 0 { break }
      try wait(forWriting: true, until: deadline)
      guard PQconsumeInput(handle) == 1 else { throw .notConnected(reason) }
    }
    var rows: [[[UInt8]?]] = []
    var problem: PostgresError?
    while let result = try nextResult(until: deadline) {
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK: rows = Self.rows(of: result)
      case PGRES_COMMAND_OK: break
      default: problem = problem ?? self.problem(of: result)
      }
    }
    if let problem { throw problem }
    return rows
  }

  private func send(_ statement: StaticString, _ values: [PostgresValue]) -> Bool {
    let types = values.map(\.type.rawValue)
    let lengths = values.map { Int32($0.bytes.count) }
    let formats = values.map { _ in Int32(1) }
    // The last byte gives empty values an address, without which they would be NULL.
    let bytes = values.flatMap(\.bytes) + [0]
    var start = 0
    return bytes.withUnsafeBytes { bytes in
      let starts = lengths.map { length in
        defer { start += Int(length) }
        return bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      return statement.withUTF8Buffer { text in
        text.withMemoryRebound(to: CChar.self) { text in
          // The text of a static string ends with a zero.
          PQsendQueryParams(
            handle, text.baseAddress, Int32(values.count), types, starts, lengths, formats, 1) == 1
        }
      }
    }
  }

  private func nextResult(until deadline: Instant) throws(PostgresError) -> OpaquePointer? {
    while PQisBusy(handle) == 1 {
      try wait(forWriting: false, until: deadline)
      guard PQconsumeInput(handle) == 1 else { throw .notConnected(reason) }
    }
    return PQgetResult(handle)
  }

  /// Returns the reason that the server gave, by its code alone: its sentences can contain values.
  private func problem(of result: OpaquePointer) -> PostgresError {
    guard !isLost, let state = PQresultErrorField(result, 67) else { return .notConnected(reason) }
    return .refused(state: String(cString: state))
  }

  private static func rows(of result: OpaquePointer) -> [[[UInt8]?]] {
    (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { field in
        guard PQgetisnull(result, row, field) == 0, let start = PQgetvalue(result, row, field)
        else { return nil }
        return [UInt8](
          UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, field))))
      }
    }
  }

  // MARK: Waiting

  private func wait(forWriting: Bool, until deadline: Instant) throws(PostgresError) {
    var entry = pollfd(
      fd: PQsocket(handle), events: Int16(forWriting ? POLLOUT | POLLIN : POLLIN), revents: 0)
    while true {
      let left = deadline - .now
      guard left > .zero, entry.fd >= 0 else { throw .timedOut }
      let (seconds, fraction) = left.components
      let count = poll(
        &entry, 1, Int32(min(seconds * 1_000 + fraction / 1_000_000_000_000_000 + 1, 60_000)))
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .notConnected("the wait failed") }
    }
  }

  /// The first line of the reason of a failed connection, which contains the server's name but no
  /// value.
  private var reason: String {
    let text = String(cString: PQerrorMessage(handle))
    let line = text.split(whereSeparator: \.isNewline).first ?? "the connection was lost"
    return String(line.prefix(200))
  }

  /// Calls `body` with texts as an array of C strings, which ends with a null pointer.
  private static func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { $0.map { UnsafePointer($0) } } + [nil])
  }
}
