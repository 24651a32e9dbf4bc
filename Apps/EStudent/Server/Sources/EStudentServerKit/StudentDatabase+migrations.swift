internal import EStudentAPI
internal import GRDB

extension DatabaseMigrator {
  /// Returns the steps from an empty file to the present schema.
  ///
  /// - Parameter semester: The semester of answers that were stored without a semester.
  /// - Returns: The steps.
  static func students(_ semester: TeachingSemester) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    migrator.registerMigration("2") {
      try $0.execute(sql: second)
      for table in ["answered", "answer"] {
        try $0.execute(
          sql: "UPDATE \(table) SET semester = ?", arguments: [semester.description])
      }
    }
    return migrator
  }

  private static let second = """
    CREATE TABLE newAnswered (
      number TEXT NOT NULL REFERENCES student ON DELETE CASCADE,
      semester TEXT NOT NULL,
      PRIMARY KEY (number, semester)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO newAnswered SELECT number, '' FROM answered;
    DROP TABLE answered;
    ALTER TABLE newAnswered RENAME TO answered;
    ALTER TABLE answer ADD COLUMN semester TEXT NOT NULL DEFAULT '';
    """

  private static let first = """
    CREATE TABLE student (
      number TEXT NOT NULL PRIMARY KEY,
      loginName TEXT NOT NULL, loginSurname TEXT NOT NULL,
      name TEXT NOT NULL, surname TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE account (
      username TEXT NOT NULL PRIMARY KEY,
      number TEXT NOT NULL REFERENCES student ON DELETE CASCADE,
      hash BLOB NOT NULL, salt BLOB NOT NULL, rounds INTEGER NOT NULL, lanes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE report (
      number TEXT NOT NULL REFERENCES student ON DELETE CASCADE,
      position INTEGER NOT NULL, code TEXT NOT NULL, title TEXT NOT NULL,
      penalties INTEGER NOT NULL, coursework INTEGER NOT NULL, exam INTEGER NOT NULL,
      grade INTEGER, attendance INTEGER NOT NULL, assignments INTEGER NOT NULL,
      PRIMARY KEY (number, code)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mark (
      number TEXT NOT NULL, code TEXT NOT NULL, week INTEGER NOT NULL, position INTEGER NOT NULL,
      title TEXT NOT NULL, points INTEGER NOT NULL,
      PRIMARY KEY (number, code, week, position),
      FOREIGN KEY (number, code) REFERENCES report ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE teacher (
      course INTEGER NOT NULL, title TEXT NOT NULL, isAssistant INTEGER NOT NULL,
      position INTEGER NOT NULL, name TEXT NOT NULL,
      PRIMARY KEY (course, isAssistant, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE openCourse (
      number TEXT NOT NULL REFERENCES student ON DELETE CASCADE,
      position INTEGER NOT NULL, code TEXT NOT NULL, title TEXT NOT NULL,
      deadline INTEGER NOT NULL, registered INTEGER,
      PRIMARY KEY (number, code)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE examDate (
      id INTEGER NOT NULL PRIMARY KEY, code TEXT NOT NULL, day INTEGER NOT NULL, time TEXT NOT NULL
    ) STRICT;
    CREATE TABLE entry (
      number TEXT NOT NULL REFERENCES student ON DELETE CASCADE,
      position INTEGER NOT NULL, year TEXT NOT NULL, isPayment INTEGER NOT NULL,
      day INTEGER NOT NULL, title TEXT NOT NULL, cents INTEGER NOT NULL,
      PRIMARY KEY (number, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answered (
      number TEXT NOT NULL PRIMARY KEY REFERENCES student ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    -- The answers do not say whose they are.
    CREATE TABLE answer (name TEXT NOT NULL, value TEXT NOT NULL) STRICT;
    """
}
