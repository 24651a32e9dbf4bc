internal import ScreenKitCore
public import ScreenKitNav

/// The route to a controller of a described app, with the data sent to it.
public struct DescribedRoute: Route {
  /// The indices of the controller, from the outermost list of controllers inwards.
  public var path: [Int]
  /// The id of the controller's first component, which identifies a moved controller.
  public var id: Int?
  /// The values sent by the previous controller, in order.
  public var sent: [String]
  /// The title of the row that opened the controller; `nil` if no row did.
  public var rowTitle: String?

  /// Creates a route to the controller at `path`.
  ///
  /// - Parameters:
  ///   - path: The indices of the controller.
  ///   - app: The app with the controller; `nil` to find the controller only by its path.
  ///   - sent: The values sent to the controller.
  ///   - rowTitle: The title of the row that opens it.
  public init(
    path: [Int], in app: AppDescription? = nil, sent: [String] = [], rowTitle: String? = nil
  ) {
    (self.path, self.sent, self.rowTitle) = (path, sent, rowTitle)
    id = app?.controller(at: path)?.id
  }

  /// The title for the back button while the screen does not exist.
  public var screenTitle: String? { rowTitle }
}

/// The route to a controller that covers the whole app, with its own stack.
struct ModalRoute: Route {
  var route: DescribedRoute
  /// The transition of the controller; `nil` for the default of the backend.
  var entrance: ScreenEntrance?
}

extension AppDescription {
  /// Returns the path of the controller of `route` in this version; `nil` if it no longer exists.
  ///
  /// A moved controller is found by the id of its first component.
  func path(of route: DescribedRoute) -> [Int]? {
    let found = controller(at: route.path)
    guard let id = route.id else { return found == nil ? nil : route.path }
    if found?.id == id { return route.path }
    return path(ofID: id, in: controllers)
  }

  private func path(ofID id: Int, in controllers: [ControllerDescription]) -> [Int]? {
    for (index, controller) in controllers.enumerated() {
      if controller.id == id { return [index] }
      if let inner = path(ofID: id, in: controller.controllers) { return [index] + inner }
    }
    return nil
  }
}

extension ControllerDescription {
  /// The id of the first component; `nil` if the description gives it none.
  fileprivate var id: Int? { components.first.flatMap { $0.id < 0 ? nil : $0.id } }
}
