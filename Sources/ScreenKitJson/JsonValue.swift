/// A JSON value with the position of its start.
public struct JsonValue: Hashable, Sendable {
  /// The kinds of values in RFC 8259; members keep their order and their positions.
  public enum Kind: Hashable, Sendable {
    /// The word `null`.
    case null
    /// A truth value.
    case bool(Bool)
    /// A number; ``JsonValue/numeral`` has what its `Double` loses.
    case number(Double)
    /// A text, without escapes.
    case string(String)
    /// A list.
    case array([JsonValue])
    /// An object; names may occur twice.
    case object([Member])
  }

  /// A name and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The name, without escapes.
    public let name: String
    /// The position of the name.
    public let position: JsonPosition
    /// The value.
    public let value: JsonValue

    /// The line of the name, counted from 1.
    public var line: Int { position.line }
  }

  /// The value itself.
  public let kind: Kind
  /// The position of its first character.
  public let position: JsonPosition
  /// The number as written, if the number as a `Double` may have another text; otherwise `nil`.
  public var numeral: String?

  /// The line, counted from 1.
  public var line: Int { position.line }

  /// The name of the kind in error messages.
  public var noun: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A position in a JSON text, stored in the size of one integer.
public struct JsonPosition: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// Creates a position; both numbers count from 1.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The line, counted from 1.
  public var line: Int { Int(storedLine) }
  /// The column in bytes, counted from 1.
  public var column: Int { Int(storedColumn) }
}

/// An error in a JSON text.
public struct JsonError: Error, Hashable, Sendable {
  /// The place in the text.
  public let position: JsonPosition
  /// The mistake, as the end of a sentence that begins with the place.
  public let reason: String

  /// The line, counted from 1.
  public var line: Int { position.line }
}

extension JsonError: CustomDebugStringConvertible {
  /// The place and the mistake, for developers.
  public var debugDescription: String { "\(position.line):\(position.column): \(reason) (SK828)" }
}
