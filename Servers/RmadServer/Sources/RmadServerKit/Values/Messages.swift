internal import Foundation
internal import ScreenKitRmad

/// The content of a request for a session.
struct LoginMessage: Codable, Sendable {
  let name: String
  let password: String
}

/// A session of an author.
struct SessionMessage: Codable, Sendable {
  let token: String
  /// The time of its end, in seconds since 1970.
  let expires: Int
}

/// The content of a request for an app.
struct NewAppMessage: Codable, Sendable {
  let name: String
}

/// An app of an author.
struct AppMessage: Codable, Hashable, Sendable {
  let id: Int
  let name: String
}

/// The content of a request to publish the draft.
struct PublishMessage: Codable, Sendable {
  let bundleVersion: String

  enum CodingKeys: String, CodingKey {
    case bundleVersion = "bundle_version"
  }
}

/// The content of a request to make an earlier version the one that apps get.
struct RollbackMessage: Codable, Sendable {
  let number: Int
}

/// A version that was published.
struct VersionMessage: Codable, Hashable, Sendable {
  let number: Int
  let bundleVersion: String
  let dataVersion: String
  /// The time, in seconds since 1970.
  let published: Int
  /// Whether apps of its bundle version get it.
  let isCurrent: Bool

  enum CodingKeys: String, CodingKey {
    case number, published
    case bundleVersion = "bundle_version"
    case dataVersion = "data_version"
    case isCurrent = "is_current"
  }
}

/// The mistakes in a draft.
struct FindingsMessage: Codable, Hashable, Sendable {
  /// A mistake at its place.
  struct Entry: Codable, Hashable, Sendable {
    let severity: String
    let line: Int
    let column: Int
    let component: String?
    let id: Int?
    let property: String?
    let message: String
    let suggestion: String?
    let requirements: [String]
  }

  /// Whether the draft can be published.
  let isGood: Bool
  let findings: [Entry]

  enum CodingKeys: String, CodingKey {
    case findings
    case isGood = "is_good"
  }

  init(_ reading: DescriptionReading) {
    isGood = reading.description != nil
    findings = reading.findings.map {
      Entry(
        severity: $0.severity.rawValue, line: $0.line, column: $0.column,
        component: $0.componentType?.rawValue, id: $0.componentID, property: $0.property,
        message: $0.message, suggestion: $0.suggestion, requirements: $0.requirements)
    }
  }
}
