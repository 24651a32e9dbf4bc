/// A decoder that creates a value from the parameters of a link, by name and type.
struct LinkDecoder: Decoder {
  private let values: [String: String]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ values: [String: String]) { self.values = values }

  /// Returns a value of `type`, or throws an error that names the wrong parameter.
  func decode<T: Decodable>(_ type: T.Type) throws(LinkError) -> T {
    do {
      return try T(from: self)
    } catch let error as LinkError {
      throw error
    } catch {
      throw .malformed(reason: "its parameters make no \(T.self)")
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ParameterContainer(values: values))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unfit }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw unfit }

  private var unfit: LinkError { .malformed(reason: "parameters have names") }
}

/// The container of all parameters.
private struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: String]
  let codingPath: [any CodingKey] = []

  var allKeys: [Key] { values.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }
  func decodeNil(forKey key: Key) -> Bool { !contains(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let name = key.stringValue
    guard let text = values[name] else {
      throw LinkError.missing(parameter: name, expected: LinkExpectation.text(for: type))
    }
    do {
      return try ParameterDecoder(text: text).decode(type)
    } catch {
      throw LinkError.badValue(
        parameter: name, expected: LinkExpectation.text(for: type), found: text)
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw unfit(key) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw unfit(key)
  }

  func superDecoder() throws -> any Decoder { LinkDecoder(values) }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw unfit(key) }

  private func unfit(_ key: Key) -> LinkError {
    .badValue(
      parameter: key.stringValue, expected: "a single value", found: values[key.stringValue] ?? "")
  }
}

/// The decoder of one parameter.
private struct ParameterDecoder: Decoder, SingleValueDecodingContainer {
  /// An internal error, which the container replaces by a more precise one.
  private struct Mismatch: Error {}

  let text: String
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let found: Any? =
      switch type {
      case is String.Type: text
      // A name without a value means `true`.
      case is Bool.Type: text.isEmpty ? true : Bool(text)
      case is Double.Type: Double(text).flatMap { $0.isFinite ? $0 : nil }
      case is Float.Type: Float(text).flatMap { $0.isFinite ? $0 : nil }
      case let type as any FixedWidthInteger.Type: number(type)
      default: try T(from: self)
      }
    guard let found = found as? T else { throw Mismatch() }
    return found
  }

  private func number<T: FixedWidthInteger>(_ type: T.Type) -> T? { T(text) }

  func decodeNil() -> Bool { false }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw Mismatch()
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Mismatch() }
}

/// Descriptions of the values that a parameter of a type accepts, for error messages.
enum LinkExpectation {
  static func text(for type: Any.Type) -> String {
    if let all = type as? any CaseIterable.Type, let choices = choices(all) { return choices }
    return switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    default: "one for \(type)"
    }
  }

  private static func choices<T: CaseIterable>(_ type: T.Type) -> String? {
    let names = T.allCases.compactMap { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } }
    return names.isEmpty ? nil : "one of " + names.joined(separator: ", ")
  }
}
