/// A described app, read and checked.
public struct AppDescription: Hashable, Sendable {
  /// The outermost controllers; the app begins with the first one.
  public internal(set) var controllers: [ControllerDescription] = []
  var properties = PropertyEntries(Property.table(of: .root))

  init() {}

  /// An app without controllers, until a description is available.
  public static let empty = AppDescription()

  /// The value of the property with `key`, or its default.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    properties.value(key.name).flatMap(Value.init)
  }

  /// The version; a running app replaces its description by one of another version.
  public var dataVersion: String { self[.dataVersion] ?? "" }
  /// Whether the status bar is hidden.
  public var statusBarHidden: Bool { self[.statusBarHidden] ?? false }
  /// The style of the status bar.
  public var statusBarStyle: BarStyle { self[.statusBarStyle] ?? .gray }
  /// The style of activity indicators without their own style.
  public var defaultIndicatorStyle: IndicatorStyle { self[.defaultIndicatorStyle] ?? .gray }
  /// The font of texts without their own font.
  public var defaultFont: String { self[.defaultFont] ?? "system" }
  /// The font size of texts without their own size, in points.
  public var defaultFontSize: Double { self[.defaultFontSize] ?? 17 }

  /// Returns the controller at `path`, the indices from the outermost list inwards.
  public func controller(at path: [Int]) -> ControllerDescription? {
    var controllers = controllers
    var found: ControllerDescription?
    for index in path {
      guard controllers.indices.contains(index) else { return nil }
      found = controllers[index]
      controllers = controllers[index].controllers
    }
    return found
  }

  /// Returns the path of the target of an action in the controller at `path`; `nil` if none exists.
  ///
  /// The index refers to the controllers within the controller itself, or else within the nearest
  /// controller around it that contains any. Without such a controller, it refers to the outermost
  /// list.
  public func actionTarget(_ index: Int, from path: [Int]) -> [Int]? {
    var outer = path
    while !outer.isEmpty {
      guard let controller = controller(at: outer) else { return nil }
      if !controller.controllers.isEmpty {
        return controller.controllers.indices.contains(index) ? outer + [index] : nil
      }
      outer.removeLast()
    }
    return controllers.indices.contains(index) ? [index] : nil
  }
}
