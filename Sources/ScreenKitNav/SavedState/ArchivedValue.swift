import ScreenKitCore

/// A saved value that creates its encoded form itself, many times faster than an encoder.
protocol ArchivedValue: Codable {
  /// The form that `init(from:)` decodes.
  var encoded: SavedState.Value { get }
}

extension ArchivedValue {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(encoded)
  }
}

extension SavedState {
  /// The value of a coding key.
  subscript(key: some CodingKey) -> Value? {
    get { self[key.stringValue] }
    set { self[key.stringValue] = newValue }
  }
}
