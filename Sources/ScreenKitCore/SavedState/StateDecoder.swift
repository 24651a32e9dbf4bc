/// A decoder of saved values into other types.
struct StateDecoder: Decoder {
  let value: SavedState.Value
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let found: Any? =
      switch type {
      case is SavedState.Value.Type: value
      case is SavedState.Type: if case .state(let state) = value { state } else { nil }
      case is Bool.Type: if case .bool(let flag) = value { flag } else { nil }
      case is String.Type: if case .string(let text) = value { text } else { nil }
      case is Double.Type: number
      case is Float.Type: number.map { Float($0) }
      case let type as any FixedWidthInteger.Type: integer(type)
      default: try T(from: self)
      }
    guard let found = found as? T else { throw mismatch(type) }
    return found
  }

  private var number: Double? {
    switch value {
    case .double(let number): number
    case .int(let number): Double(number)
    case .bool, .string, .list, .state, .null: nil
    }
  }

  private func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    if case .int(let number) = value { T(exactly: number) } else { nil }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .state(let state) = value else { throw mismatch(SavedState.self) }
    return KeyedDecodingContainer(KeyedStateDecoder(state: state, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let values) = value else { throw mismatch([SavedState.Value].self) }
    return ListStateDecoder(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleStateDecoder(decoder: self)
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "\(type) was expected here"))
  }
}

private struct KeyedStateDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let state: SavedState
  let codingPath: [any CodingKey]

  var allKeys: [Key] { state.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { state[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).value == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder(for: key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(for: key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(for: StateKey("super")) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: any CodingKey) throws -> StateDecoder {
    guard let value = state[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
    }
    return StateDecoder(value: value, codingPath: codingPath + [key])
  }
}

private struct ListStateDecoder: UnkeyedDecodingContainer {
  let values: [SavedState.Value]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(values: [SavedState.Value], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex == values.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, values[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let decoded = try peek().decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try nextDecoder().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nextDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nextDecoder() }

  private mutating func nextDecoder() throws -> StateDecoder {
    defer { currentIndex += 1 }
    return try peek()
  }

  private func peek() throws -> StateDecoder {
    let path = codingPath + [StateKey("\(currentIndex)")]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        SavedState.Value.self, .init(codingPath: path, debugDescription: "the list ends before"))
    }
    return StateDecoder(value: values[currentIndex], codingPath: path)
  }
}

private struct SingleStateDecoder: SingleValueDecodingContainer {
  let decoder: StateDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
