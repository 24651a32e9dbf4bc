/// The result of reading a description: the app, if it could be read, and all findings.
public struct DescriptionReading: Hashable, Sendable {
  /// The app, or `nil` if there is a finding that is an error.
  public let description: AppDescription?
  /// The findings in the order of their positions.
  public let findings: [Finding]
  /// The number of members and components that were looked at.
  let visits: Int
}

/// The treatment of mistakes by a reader.
public enum Tolerance: String, CaseIterable, Sendable {
  /// For authors: every mistake is an error, and all are found.
  case strict
  /// For running apps: mistakes are warnings, with a default where they are.
  case lenient
}
