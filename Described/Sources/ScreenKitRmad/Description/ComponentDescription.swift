/// A component of a described app.
///
/// Two descriptions with the same content are equal, even at different positions.
public struct ComponentDescription: Hashable, Sendable {
  /// The kind of component.
  public let type: ComponentType
  /// The number of the component; negative if the description gives it no number or a repeated one.
  public internal(set) var id: Int
  /// The position in the description.
  public let position: SourcePosition
  /// The components within this one.
  public internal(set) var components: [ComponentDescription] = []
  var properties: PropertyEntries

  init(type: ComponentType, id: Int, position: SourcePosition, _ properties: PropertyEntries) {
    (self.type, self.id, self.position, self.properties) = (type, id, position, properties)
  }

  /// The line in the description, counted from 1.
  public var line: Int { position.line }

  /// The value of the property with `key`, or its default for the type of component.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    properties.value(key.name).flatMap(Value.init)
  }

  /// Returns the value of the property named `key`, or its default; `nil` if there is neither.
  public func value(of key: String) -> PropertyValue? {
    properties.value(key)
  }

  /// Returns the value of the property with `key` in the description; `nil` if it is absent.
  public func given<Value>(_ key: PropertyKey<Value>) -> Value? {
    properties[key.name].flatMap { Value($0.value) }
  }

  /// Returns the position of the property with `key`, or `nil` if the description has no such property.
  public func position<Value>(of key: PropertyKey<Value>) -> SourcePosition? {
    properties[key.name]?.position
  }

  /// Returns this component or the one within it with `id`; `nil` if there is none.
  public func component(_ id: Int) -> ComponentDescription? {
    if self.id == id { return self }
    for component in components {
      if let found = component.component(id) { return found }
    }
    return nil
  }

  /// Returns the first component of `type` directly in this one.
  public func first(_ type: ComponentType) -> ComponentDescription? {
    components.first { $0.type == type }
  }
}
