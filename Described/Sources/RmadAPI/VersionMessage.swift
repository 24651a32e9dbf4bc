/// A published version.
public struct VersionMessage: Codable, Hashable, Sendable {
  /// The number of the version, counted from 1 for each app.
  public let number: Int
  /// The version of the programs that receive this version.
  public let bundleVersion: String
  /// The version of the data, chosen by the server.
  public let dataVersion: String
  /// The time of publication, in seconds since 1970.
  public let published: Int
  /// Whether programs of this bundle version receive this version.
  public let isCurrent: Bool

  enum CodingKeys: String, CodingKey {
    case number, published
    case bundleVersion = "bundle_version"
    case dataVersion = "data_version"
    case isCurrent = "is_current"
  }

  /// Creates a version.
  public init(
    number: Int, bundleVersion: String, dataVersion: String, published: Int, isCurrent: Bool
  ) {
    (self.number, self.bundleVersion) = (number, bundleVersion)
    (self.dataVersion, self.published, self.isCurrent) = (dataVersion, published, isCurrent)
  }
}

/// The content of a request to publish the draft.
public struct PublishMessage: Codable, Hashable, Sendable {
  /// The version of the programs that receive the draft.
  public let bundleVersion: String

  enum CodingKeys: String, CodingKey {
    case bundleVersion = "bundle_version"
  }

  /// Creates the content.
  public init(bundleVersion: String) { self.bundleVersion = bundleVersion }
}

/// The content of a request to make an earlier version the current one.
public struct RollbackMessage: Codable, Hashable, Sendable {
  /// The number of the version.
  public let number: Int

  /// Creates the content.
  public init(number: Int) { self.number = number }
}
