import Hummingbird

@testable import MusterServerKit

extension MusterRoutes {
  /// Every route as the API's description writes it.
  var operations: Set<String> {
    Set(
      makeRouter().routes.map { route in
        var path = "\(route.path)".replacing("**", with: "{page}")
        if path.hasSuffix("/intranet") { path += "/" }
        return "\(route.method) \(path.hasPrefix("/") ? "" : "/")\(path)"
      })
  }
}
