/// A text to compare with another one.
public enum ComparedText: Hashable, Sendable {
  /// The document in the studio.
  case document
  /// The draft on the server.
  case draft
  /// The version with this number.
  case version(Int)

  /// The name for authors.
  public var title: String {
    switch self {
    case .document: "This document"
    case .draft: "Draft on the server"
    case .version(let number): "Version \(number)"
    }
  }
}

/// The result of a comparison.
public struct Comparison: Hashable, Sendable {
  /// The old text.
  public let old: ComparedText
  /// The new text.
  public let new: ComparedText
  /// The differences.
  public let difference: DocumentDifference
}
