internal import Testing

/// The requirement lines that a test proves, for `Scripts/requirements.sh`.
struct Citation: TestTrait {
  let lines: [String]
}

extension Trait where Self == Citation {
  static func proves(_ lines: String...) -> Citation { Citation(lines: lines) }
}
