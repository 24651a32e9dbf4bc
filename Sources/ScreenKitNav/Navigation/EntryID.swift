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

/// A dictionary by entries is kept by their numbers, so that equal ones are kept alike.
extension EntryID: CodingKeyRepresentable {
  private struct Key: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }

    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) {
      guard let number = Int(stringValue) else { return nil }
      intValue = number
    }
  }

  /// The number as a key.
  public var codingKey: any CodingKey { Key(intValue: number) }

  /// The identity whose number is `codingKey`; `nil` if that is none.
  public init?<K: CodingKey>(codingKey: K) {
    guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
    self.init(number)
  }
}
