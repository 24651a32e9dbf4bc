/// The identity of a place in a navigator, whatever stands there; never used again in an app.
public struct EntryID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A number that grows with each entry made.
  public let number: Int

  /// The identity with `number`; within a running app only its navigators make them.
  public init(_ number: Int) { self.number = number }

  /// Reads it as the plain number.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the plain number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  /// The number after a sharp.
  public var description: String { "#\(number)" }
}
