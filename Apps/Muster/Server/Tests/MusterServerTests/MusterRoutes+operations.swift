import Hummingbird

@testable import MusterServerKit

extension MusterResponder {
  /// The routes in the form of the API's description.
  var operations: Set<String> {
    Set(
      methods.all.map { method, path in
        "\(method) \(path.replacing("**", with: "{page}"))"
      })
  }
}
