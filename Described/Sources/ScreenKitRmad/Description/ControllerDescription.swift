/// A controller of a described app.
public struct ControllerDescription: Hashable, Sendable {
  /// The kind of controller.
  public let type: ControllerType
  /// The position in the description.
  public let position: SourcePosition
  /// The components of the controller.
  public internal(set) var components: [ComponentDescription] = []
  /// The controllers within this one.
  public internal(set) var controllers: [ControllerDescription] = []
  var properties = PropertyEntries(Property.table(of: .controller))

  init(type: ControllerType, position: SourcePosition) {
    (self.type, self.position) = (type, position)
  }

  /// The line in the description, counted from 1.
  public var line: Int { position.line }

  /// The value of the property with `key`, or its default.
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

  /// The first component if it is a view, which contains all other components of a view controller.
  public var rootView: ComponentDescription? {
    components.first.flatMap { $0.type == .view ? $0 : nil }
  }

  /// Returns the first component of `type`, such as the bar of a tab bar controller.
  public func first(_ type: ComponentType) -> ComponentDescription? {
    components.first { $0.type == type }
  }

  /// Returns the component with `id` in this controller, or `nil` if there is none.
  public func component(_ id: Int) -> ComponentDescription? {
    for component in components {
      if let found = component.component(id) { return found }
    }
    return nil
  }
}
