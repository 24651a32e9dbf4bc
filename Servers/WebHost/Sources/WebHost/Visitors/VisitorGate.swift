public import ServerParts

/// The host's decision about access to the app, such as by a cookie or header of a login server.
///
/// The host asks the gate at each page and each join, and every five minutes while a session is
/// open.
public protocol VisitorGate: Sendable {
  /// Decides about a request for a page or a socket.
  func authenticate(_ request: VisitorRequest) async -> VisitorDecision

  /// Returns whether an admitted user may continue; called for each user of open sessions every
  /// five minutes.
  ///
  /// `user` is the name that ``authenticate(_:)`` gave. The host asks about at most eight users at
  /// once, and asks again after all answers, so a gate that asks a server needs a time limit.
  func revalidate(user: String?) async -> Bool
}

/// The decision about a request.
public enum VisitorDecision: Equatable, Sendable {
  /// The visitor may use the app, under a name if the app has names.
  case admit(user: String?)
  /// The visitor may not use the app; the response is 403.
  case refuse
  /// The visitor first goes to a page of the same site, such as `/login`; the response is 303.
  case redirect(path: String)
}

/// The part of a request on which a gate decides.
public struct VisitorRequest: Sendable {
  /// The path with its query, as sent by the browser.
  public let path: String
  /// The address of the browser.
  public let address: ClientAddress
  private let fields: [String: String]

  /// Creates a request for tests of a gate; the values of several headers with one name are joined.
  public init(path: String, address: ClientAddress, headers: some Sequence<(String, String)>) {
    (self.path, self.address) = (path, address)
    fields = Dictionary(headers.map { ($0.lowercased(), $1) }) { "\($0), \($1)" }
  }

  /// Returns a header of the request; `nil` if there is none.
  public func header(_ name: String) -> String? { fields[name.lowercased()] }
}

/// A gate that admits everybody, without a name.
public struct OpenGate: VisitorGate {
  /// Creates the gate.
  public init() {}

  /// Admits everybody.
  public func authenticate(_ request: VisitorRequest) async -> VisitorDecision { .admit(user: nil) }

  /// Returns `true`.
  public func revalidate(user: String?) async -> Bool { true }
}
