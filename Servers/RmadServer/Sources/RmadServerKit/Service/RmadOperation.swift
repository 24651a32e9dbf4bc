/// Everything that the server answers, by verb and path.
enum RmadOperation: String, CaseIterable {
  case description = "GET /app"
  case logIn = "POST /api/session"
  case logOut = "DELETE /api/session"
  case apps = "GET /api/apps"
  case addApp = "POST /api/apps"
  case draft = "GET /api/apps/{app}/draft"
  case setDraft = "PUT /api/apps/{app}/draft"
  case versions = "GET /api/apps/{app}/versions"
  case publish = "POST /api/apps/{app}/versions"
  case rollBack = "POST /api/apps/{app}/rollback"
  case proxy = "GET /api/proxy"

  /// Returns the operation of a request, and the number in its path.
  ///
  /// - Throws: ``RmadRefusal/otherMethod`` if the path has other operations only, and
  ///   ``RmadRefusal/notFound`` if it has none.
  static func find(_ verb: String, _ path: String) throws -> (RmadOperation, app: Int?) {
    var isPath = false
    for operation in allCases {
      let words = operation.rawValue.split(separator: " ")
      guard let app = match(path, words[1]) else { continue }
      if verb == words[0] { return (operation, app.first) }
      isPath = true
    }
    throw isPath ? RmadRefusal.otherMethod : .notFound
  }

  /// Returns the numbers in a path; `nil` if it is not of the form.
  private static func match(_ path: String, _ form: Substring) -> [Int]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let names = form.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == names.count else { return nil }
    var numbers: [Int] = []
    for (part, name) in zip(parts, names) {
      if name.hasPrefix("{") {
        guard let number = Int(part), number > 0, String(number) == part else { return nil }
        numbers.append(number)
      } else if part != name {
        return nil
      }
    }
    return numbers
  }
}
