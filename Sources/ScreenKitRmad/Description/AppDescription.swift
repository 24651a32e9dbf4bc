/// An app as its description says, read and checked.
public struct AppDescription: Hashable, Sendable {
  /// The first controllers; the app begins with the first one.
  public internal(set) var controllers: [ControllerDescription] = []
  var properties = PropertyEntries(Property.table(of: .root))

  init() {}

  /// An app without controllers, for a start before there is a description.
  public static let empty = AppDescription()

  /// The value of the property with `key`, or its default.
  public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    properties.value(key.name).flatMap(Value.init)
  }

  /// The version; an app takes over a description with another one.
  public var dataVersion: String { self[.dataVersion] ?? "" }
  /// Whether the status bar is hidden.
  public var statusBarHidden: Bool { self[.statusBarHidden] ?? false }
  /// The style of the status bar.
  public var statusBarStyle: BarStyle { self[.statusBarStyle] ?? .gray }
  /// The style of activity indicators without one of their own.
  public var defaultIndicatorStyle: IndicatorStyle { self[.defaultIndicatorStyle] ?? .gray }
  /// The font of texts without one of their own.
  public var defaultFont: String { self[.defaultFont] ?? "system" }
  /// The size of the font of texts without one of their own.
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

  /// Returns the path of the controller that an action of the controller at `path` opens.
  ///
  /// The index refers to the controllers of the nearest controller around the action that has any,
  /// the controller itself first, and otherwise to the outermost list.
  /// It returns `nil` if no controller has the index.
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
