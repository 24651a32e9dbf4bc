extension SavedState.Value {
  /// Encodes `value` as a saved value, without a file format.
  ///
  /// A ``SavedState/Value`` or ``SavedState`` within `value` is stored unchanged.
  ///
  /// - Throws: `EncodingError` for an integer outside of the range of `Int` and for more than 100
  ///   nested levels, or the error that the value throws.
  public init(encoding value: some Encodable) throws {
    self = try StateNode(value, path: []).value
  }

  /// Decodes this value as `type`.
  ///
  /// - Throws: `DecodingError` if this value does not match the type.
  public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
    try StateDecoder(value: self, codingPath: []).decode(type)
  }
}

/// The values encoded so far at one coding path, shared by a container and its encoder.
private final class StateNode {
  enum Content {
    case single(SavedState.Value)
    case keyed([String: StateNode])
    case list([StateNode])
  }

  /// The content; `.null` until a value is encoded.
  var content = Content.single(.null)

  init() {}

  init<T: Encodable>(_ value: T, path: [any CodingKey]) throws {
    if let value = StateNode.simple(value) {
      content = .single(value)
    } else if let value = value as? any BinaryInteger {
      guard let number = Int(exactly: value) else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: path, debugDescription: "the number is too large to be kept"))
      }
      content = .single(.int(number))
    } else {
      guard path.count < SavedState.Value.maximumDepth else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: path, debugDescription: "the value is nested too deeply"))
      }
      try value.encode(to: StateEncoder(node: self, codingPath: path))
    }
  }

  /// Returns the saved form of a simple value, or `nil` for other types.
  ///
  /// It compares the types first, which is much faster than casting to each of them.
  private static func simple<T>(_ value: T) -> SavedState.Value? {
    if T.self == String.self { return (value as? String).map { .string($0) } }
    if T.self == Int.self { return (value as? Int).map { .int($0) } }
    if T.self == Bool.self { return (value as? Bool).map { .bool($0) } }
    if T.self == Double.self { return (value as? Double).map { .double($0) } }
    if T.self == Float.self { return (value as? Float).map { .double(Double($0)) } }
    if T.self == SavedState.Value.self { return value as? SavedState.Value }
    if T.self == SavedState.self { return (value as? SavedState).map { .state($0) } }
    return nil
  }

  var value: SavedState.Value {
    switch content {
    case .single(let value): return value
    case .list(let nodes): return .list(nodes.map(\.value))
    case .keyed(let nodes):
      var state = SavedState()
      for (key, node) in nodes { state[key] = node.value }
      return .state(state)
    }
  }

  func set(_ node: StateNode, for key: any CodingKey) {
    guard case .keyed(var nodes) = content else { return content = .keyed([key.stringValue: node]) }
    content = .single(.null)
    nodes[key.stringValue] = node
    content = .keyed(nodes)
  }

  func append(_ node: StateNode) {
    guard case .list(var nodes) = content else { return content = .list([node]) }
    content = .single(.null)
    nodes.append(node)
    content = .list(nodes)
  }

  var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }
}

private struct StateEncoder: Encoder {
  let node: StateNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .keyed = node.content {} else { node.content = .keyed([:]) }
    return KeyedEncodingContainer(KeyedStateEncoder(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = node.content {} else { node.content = .list([]) }
    return ListStateEncoder(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleStateEncoder(node: node, codingPath: codingPath)
  }
}

private struct KeyedStateEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: StateNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { node.set(StateNode(), for: key) }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    node.set(try StateNode(value, path: codingPath + [key]), for: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { encoder(for: key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: StateKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: any CodingKey) -> StateEncoder {
    let child = StateNode()
    node.set(child, for: key)
    return StateEncoder(node: child, codingPath: codingPath + [key])
  }
}

private struct ListStateEncoder: UnkeyedEncodingContainer {
  let node: StateNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  func encodeNil() { node.append(StateNode()) }

  func encode<T: Encodable>(_ value: T) throws {
    node.append(try StateNode(value, path: codingPath + [StateKey("\(count)")]))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { next().container(keyedBy: type) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  func superEncoder() -> any Encoder { next() }

  private func next() -> StateEncoder {
    let key = StateKey("\(count)")
    let child = StateNode()
    node.append(child)
    return StateEncoder(node: child, codingPath: codingPath + [key])
  }
}

private struct SingleStateEncoder: SingleValueEncodingContainer {
  let node: StateNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .single(.null) }

  func encode<T: Encodable>(_ value: T) throws {
    node.content = try StateNode(value, path: codingPath).content
  }
}

/// A coding key with a name only.
struct StateKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init("\(intValue)") }
}
