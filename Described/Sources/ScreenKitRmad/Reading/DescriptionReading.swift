/// The result of reading a description: the app, if it could be read, and all findings.
public struct DescriptionReading: Hashable, Sendable {
  /// The app; `nil` if a finding is an error.
  public let description: AppDescription?
  /// The findings in the order of their positions.
  public let findings: [Finding]
  /// The number of members and components that were read.
  let visits: Int
}

/// The treatment of mistakes by a reader.
public enum Tolerance: String, CaseIterable, Sendable {
  /// Strict reading for authors, which finds all mistakes and reports them as errors.
  case strict
  /// Lenient reading for running apps, which replaces mistakes by defaults, with warnings.
  case lenient
}
