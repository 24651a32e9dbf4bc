internal import ScreenKitCore
public import ScreenKitNav

/// The route to a controller of a described app, with the data that it was opened with.
public struct DescribedRoute: Route {
  /// The indices of the controller, from the outermost list of controllers inwards.
  public var path: [Int]
  /// The id of the controller's first component, by which a controller that moved is found again.
  public var id: Int?
  /// The values that the opener sent, in order.
  public var sent: [String]
  /// The title of the row that opened the controller, if it was opened by one.
  public var rowTitle: String?

  /// Creates a route to the controller at `path`.
  ///
  /// - Parameters:
  ///   - path: The indices of the controller.
  ///   - app: The app in which it is; `nil` if the controller is to be found by its path alone.
  ///   - sent: The values that the controller gets.
  ///   - rowTitle: The title of the row that opens it.
  public init(
    path: [Int], in app: AppDescription? = nil, sent: [String] = [], rowTitle: String? = nil
  ) {
    (self.path, self.sent, self.rowTitle) = (path, sent, rowTitle)
    id = app?.controller(at: path)?.id
  }

  /// The title to show on the way back, as long as the screen does not exist.
  public var screenTitle: String? { rowTitle }
}

/// The route to a controller that is shown over the whole app, with a stack of its own.
struct ModalRoute: Route {
  var route: DescribedRoute
  /// The movement with which the controller comes to the front; `nil` for that of the backend.
  var entrance: ScreenEntrance?
}

extension AppDescription {
  /// Returns the path of the controller of `route` in this version; `nil` if it is gone.
  ///
  /// A controller that has moved is found by the id of its first component.
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
  /// The id of the first component; `nil` if it has none of its own.
  fileprivate var id: Int? { components.first.flatMap { $0.id < 0 ? nil : $0.id } }
}
