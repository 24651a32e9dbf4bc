/// A JSON value with the position of its start.
package struct JsonValue: Hashable, Sendable {
  /// The kinds of values in RFC 8259; members keep their order and their positions.
  package enum Kind: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JsonValue])
    case object([Member])
  }

  /// A name and its value in an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let position: JsonPosition
    package let value: JsonValue

    /// The line of the name, counted from 1.
    package var line: Int { position.line }
  }

  package let kind: Kind
  package let position: JsonPosition
  /// The number as written, if the number as a `Double` may have another text; otherwise `nil`.
  package var numeral: String?

  /// The line, counted from 1.
  package var line: Int { position.line }

  /// The name of the kind in error messages.
  package var noun: String {
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
package struct JsonPosition: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The line, counted from 1.
  package var line: Int { Int(storedLine) }
  /// The column in bytes, counted from 1.
  package var column: Int { Int(storedColumn) }
}

/// An error in a JSON text.
package struct JsonError: Error, Hashable, Sendable {
  package let position: JsonPosition
  package let reason: String

  /// The line, counted from 1.
  package var line: Int { position.line }
}
