extension Controller {
  /// How many controllers may be within one another, so that calls over all of them fit the stack.
  package static var depthLimit: Int { 1_000 }

  /// Traps where the controller is within more controllers than there may be.
  final func checkDepth() {
    var depth = 1
    var outer = parent
    while let controller = outer {
      depth += 1
      outer = controller.parent
    }
    guard depth > Controller.depthLimit else { return }
    let limit = Controller.depthLimit
    fatalError("create: \(type(of: self)) is nested \(depth) levels deep; \(limit) are allowed")
  }
}
