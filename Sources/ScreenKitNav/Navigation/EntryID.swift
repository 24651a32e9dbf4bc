public import ScreenKitCore

/// The identity of an entry in a navigator, unique within the app and never reused.
public struct EntryID: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A number that increases with each new entry.
  public let number: Int

  /// Creates the identity with `number`; in a running app, only navigators create identities.
  public init(_ number: Int) { self.number = number }

  /// Decodes the identity from a plain number.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Encodes the identity as a plain number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  /// The number after a `#`.
  public var description: String { "#\(number)" }
}

/// The encoding of entries as dictionary keys: as numbers, so that equal dictionaries are encoded
/// alike.
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

  /// The number as a coding key.
  public var codingKey: any CodingKey { Key(intValue: number) }

  /// Creates the identity from a coding key; returns `nil` if the key is not a number.
  public init?<K: CodingKey>(codingKey: K) {
    guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
    self.init(number)
  }
}

extension EntryID {
  /// The identity of the entry's screen within its navigator.
  public var child: ChildID { .number(number) }
}

extension Controller {
  /// The entry of the controller in its navigator; `nil` if it has none.
  final var entryID: EntryID? {
    if case .number(let number)? = childID { EntryID(number) } else { nil }
  }
}
