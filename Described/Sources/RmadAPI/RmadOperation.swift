/// The operations of a server for described apps, by verb and path.
public enum RmadOperation: String, CaseIterable, Sendable {
  /// The description of an app, for programs.
  case description = "GET /app"
  /// Begins a session.
  case logIn = "POST /api/session"
  /// Ends a session.
  case logOut = "DELETE /api/session"
  /// The apps of the author.
  case apps = "GET /api/apps"
  /// Adds an app.
  case addApp = "POST /api/apps"
  /// The draft of an app.
  case draft = "GET /api/apps/{app}/draft"
  /// Replaces the draft of an app.
  case setDraft = "PUT /api/apps/{app}/draft"
  /// The versions of an app.
  case versions = "GET /api/apps/{app}/versions"
  /// The text of a version.
  case version = "GET /api/apps/{app}/versions/{number}"
  /// Publishes the draft as a version.
  case publish = "POST /api/apps/{app}/versions"
  /// Makes an earlier version the current one, which programs receive.
  case rollBack = "POST /api/apps/{app}/rollback"
  /// A feed or an image of another server.
  case proxy = "GET /api/proxy"

  /// The verb, such as `GET`.
  public var verb: String { String(rawValue.prefix { $0 != " " }) }

  /// The template of the path, with names in braces for the numbers.
  public var form: Substring { rawValue.drop { $0 != " " }.dropFirst() }

  /// Returns the path with `numbers` in place of the names, in this order.
  public func path(_ numbers: Int...) -> String {
    var rest = numbers[...]
    let parts = form.split(separator: "/").map { part in
      part.hasPrefix("{") ? rest.popFirst().map { "\($0)" } ?? String(part) : String(part)
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the numbers in `path`; `nil` if `path` does not match the template.
  public func numbers(in path: String) -> [Int]? {
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
