import Testing

/// The requirement lines that a test proves, by number.
struct Citation: TestTrait, SuiteTrait {
  let lines: [String]
}

extension Trait where Self == Citation {
  /// Cites the requirement lines that the test or suite proves.
  static func proves(_ lines: String...) -> Citation { Citation(lines: lines) }
}
