import ScreenKitCore

extension Navigator {
  /// Why no screen can be made for `route`; `nil` if one can.
  final func refusal(of route: any Route) -> Refusal? {
    do {
      try routes.check(route)
      return nil
    } catch {
      return .route(error)
    }
  }
}
