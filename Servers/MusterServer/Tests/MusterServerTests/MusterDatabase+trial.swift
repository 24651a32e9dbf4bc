import GRDB

@testable import MusterServerKit

extension MusterDatabase {
  /// Every read mark, as user and number.
  func allMarks() throws -> Set<String> {
    try pool.read { try String.fetchSet($0, sql: "SELECT name || ' ' || dbID FROM readMark") }
  }

  /// The users of all musters.
  func allMusters() throws -> [String] {
    try pool.read { try String.fetchAll($0, sql: "SELECT name FROM muster") }
  }
}
