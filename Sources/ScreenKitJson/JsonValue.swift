/// A JSON value and the line on which it begins.
package struct JsonValue: Hashable, Sendable {
  /// The kinds of values of RFC 8259; members keep their order and their own lines.
  package indirect enum Kind: Hashable, Sendable {
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
    package let line: Int
    package let value: JsonValue
  }

  package let kind: Kind
  /// The line, counted from 1.
  package let line: Int

  /// The name of the value's kind in error messages.
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

/// An error in a JSON text.
package struct JsonError: Error, Hashable, Sendable {
  package let line: Int
  package let reason: String
}
