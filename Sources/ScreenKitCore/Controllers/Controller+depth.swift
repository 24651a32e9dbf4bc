extension Controller {
  /// The greatest depth of nested controllers, so that recursive calls over all of them fit the
  /// stack.
  package static var depthLimit: Int { 1_000 }

  /// Traps if the controller is nested more deeply than ``depthLimit``.
  final func checkDepth() {
    var depth = 1
    var outer = parent
    while let controller = outer {
      depth += 1
      outer = controller.parent
    }
    guard depth > Controller.depthLimit else { return }
    let limit = Controller.depthLimit
    fatalError(
      "create: \(type(of: self)) is nested \(depth) levels deep; \(limit) are allowed (SK108)")
  }
}
