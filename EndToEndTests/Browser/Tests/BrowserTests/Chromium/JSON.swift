import Foundation

/// A JSON value of the browser's protocol.
enum JSON: Hashable, Sendable, Encodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a text; `.null` if it is not JSON.
  ///
  /// A decoder would throw an error for each value that is not of the first type, and errors are
  /// slow in tests.
  init(reading data: Data) {
    let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    self = value.map { JSON($0) } ?? .null
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      let isBool = ["c", "B"].contains(String(cString: number.objCType))
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    case let items as [Any]: self = .array(items.map { JSON($0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSON($0) })
    default: self = .null
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value of a key of an object; `.null` if there is none.
  subscript(key: String) -> JSON {
    if case .object(let object) = self { object[key] ?? .null } else { .null }
  }

  /// The items of an array; empty for anything else.
  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
  /// The text; `nil` for anything else.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; `nil` for anything else.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// Whether this is `true`.
  var isTrue: Bool { self == .bool(true) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
