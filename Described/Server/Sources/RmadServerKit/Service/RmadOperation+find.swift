internal import RmadAPI

extension RmadOperation {
  /// Returns the operation of a request, and the numbers in its path.
  ///
  /// - Throws: ``RmadRefusal/otherMethod`` if the path has other operations only, and
  ///   ``RmadRefusal/notFound`` if it has none.
  static func find(_ verb: String, _ path: String) throws -> (RmadOperation, numbers: [Int]) {
    var isPath = false
    for operation in allCases {
      guard let numbers = operation.numbers(in: path) else { continue }
      if verb == operation.verb { return (operation, numbers) }
      isPath = true
    }
    throw isPath ? RmadRefusal.otherMethod : .notFound
  }
}
