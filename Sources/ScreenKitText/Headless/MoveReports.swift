/// The sequences for reports of the pointer's moves without a button.
enum MoveReports {
  /// The sequence that requests the reports.
  static var on: StaticString { "\u{1B}[?1003h" }

  /// The sequence that ends the reports.
  ///
  /// It requests moves with a button again, since some terminals end all reports.
  static var off: StaticString { "\u{1B}[?1003l\u{1B}[?1002h" }
}
