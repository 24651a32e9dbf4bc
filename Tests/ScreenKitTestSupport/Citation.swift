public import Testing

/// The requirement lines that a test proves, by number, such as `.proves("F-118", "F-119")`.
public struct Citation: TestTrait, SuiteTrait {
  /// The numbers of the lines.
  public let lines: [String]
}

extension Trait where Self == Citation {
  /// Cites the requirement lines that the test or suite proves.
  public static func proves(_ lines: String...) -> Citation { Citation(lines: lines) }
}
