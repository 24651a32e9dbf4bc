import Hummingbird

@testable import MusterServerKit

extension MusterResponder {
  /// Every route as the API's description writes it.
  var operations: Set<String> {
    Set(
      methods.all.map { method, path in
        "\(method) \(path.replacing("**", with: "{page}"))"
      })
  }
}
