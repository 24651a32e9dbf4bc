import ScreenKitCore

/// The deep links of an app, with the destination of each.
///
/// The parameters of a pattern are the properties of a route, by name and type:
///
/// ```swift
/// var links = LinkTable()
/// try links.add("muster://settings", to: [.tab("Settings")])
/// try links.add("muster://courses/:id?sort", Course.self) { _ in
///   [.tab("Courses"), .route(Courses())]
/// }
/// ```
public struct LinkTable: Sendable {
  private struct Kind: Sendable {
    let pattern: LinkPattern
    let destination: @Sendable ([String: String]) throws(LinkError) -> Destination
    /// The closure that returns the parameters of the link to a destination; `nil` if this link
    /// cannot lead there.
    let values: @Sendable (Destination) -> [String: String]?
  }

  private var kinds: [Kind] = []

  /// Creates an empty table.
  public init() {}

  /// Creates a table that `build` fills; traps if `build` throws an error, such as for a wrong
  /// pattern.
  public init(_ build: (inout LinkTable) throws -> Void) {
    do { try build(&self) } catch { preconditionFailure("LinkTable: \(error) (SK310)") }
  }

  /// The patterns, in the order in which they were added.
  public var patterns: [LinkPattern] { kinds.map(\.pattern) }

  /// Adds the link `pattern`, which has no parameters, to `destination`.
  ///
  /// - Throws: A ``LinkPatternError`` if the pattern is malformed or conflicts with another
  ///   pattern.
  public mutating func add(
    _ pattern: String, to destination: Destination
  ) throws(LinkPatternError) {
    try add(
      Kind(
        pattern: try LinkPattern(pattern), destination: { _ in destination },
        values: { $0 == destination ? [:] : nil }))
  }

  /// Adds links of `pattern` to the screen of a route; the link's parameters become the route's
  /// properties.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; its parameters are properties of the route.
  ///   - route: The type of the route, whose other properties must be optional.
  ///   - base: Returns the tabs and routes below the screen.
  /// - Throws: A ``LinkPatternError`` if the pattern is malformed, has a parameter without a
  ///   property, or conflicts with another pattern.
  public mutating func add<R: Route>(
    _ pattern: String, _ route: R.Type,
    over base: @escaping @Sendable (R) -> Destination = { _ in [] }
  ) throws(LinkPatternError) {
    let place: @Sendable (R) -> Destination = { Destination(base($0).steps + [.route($0)]) }
    try add(
      Kind(
        pattern: try LinkTable.pattern(pattern, of: R.self),
        destination: { values throws(LinkError) in place(try LinkDecoder(values).decode(R.self)) },
        values: { destination in
          guard let route = destination.route as? R, place(route) == destination else { return nil }
          return LinkTable.values(of: route)
        }))
  }

  /// Adds links of `pattern` to destinations that a closure creates from the link's parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern; its parameters are properties of `parameters`.
  ///   - parameters: A type whose other properties are optional.
  ///   - destination: Returns the destination for the given parameters.
  /// - Throws: A ``LinkPatternError`` if the pattern is malformed, has a parameter without a
  ///   property, or conflicts with another pattern.
  public mutating func add<Parameters: Decodable & SendableMetatype>(
    _ pattern: String, taking parameters: Parameters.Type,
    to destination: @escaping @Sendable (Parameters) -> Destination
  ) throws(LinkPatternError) {
    try add(
      Kind(
        pattern: try LinkTable.pattern(pattern, of: Parameters.self),
        destination: { values throws(LinkError) in
          destination(try LinkDecoder(values).decode(Parameters.self))
        }, values: { _ in nil }))
  }

  /// Parses a pattern whose parameters must be properties of `type`.
  private static func pattern(
    _ text: String, of type: any Decodable.Type
  ) throws(LinkPatternError) -> LinkPattern {
    let pattern = try LinkPattern(text)
    if let name = LinkProperties.firstUnknown(of: pattern.parameters, in: type) {
      throw .unknownParameter(pattern, parameter: name, type: "\(type)")
    }
    return pattern
  }

  private mutating func add(_ kind: Kind) throws(LinkPatternError) {
    for known in kinds {
      switch kind.pattern.relation(to: known.pattern) {
      case .same: throw .duplicate(kind.pattern, known.pattern)
      case .crossed: throw .ambiguous(kind.pattern, known.pattern)
      case .apart, .first, .second: continue
      }
    }
    kinds.append(kind)
  }
}

extension LinkTable {
  /// Returns the destination of `link`; throws if no pattern matches or a parameter is wrong.
  public func destination(of link: String) throws(LinkError) -> Destination {
    let link = try Link(link)
    let fitting = kinds.filter { $0.pattern.accepts(link) }
    guard let first = fitting.first else { throw refusal(of: link) }
    // Matching patterns are never crossed, so one of them takes precedence over all others.
    let best = fitting.dropFirst().reduce(first) {
      $1.pattern.relation(to: $0.pattern) == .first ? $1 : $0
    }
    return try best.destination(try best.pattern.values(of: link))
  }

  /// Returns the link to `destination` from the first pattern that has one; `nil` if none does.
  public func link(to destination: Destination) -> String? {
    for kind in kinds {
      guard let values = kind.values(destination),
        let link = try? kind.pattern.link(with: values).description,
        (try? self.destination(of: link)) == destination
      else { continue }
      return link
    }
    return nil
  }

  private func refusal(of link: Link) -> LinkError {
    let known = Set(kinds.map(\.pattern.scheme)).sorted()
    return known.contains(link.scheme)
      ? .unknownPlace(Link(scheme: link.scheme, path: link.path).description)
      : .unknownScheme(link.scheme, known: known)
  }

  private static func values(of route: some Route) -> [String: String]? {
    guard case .state(let state)? = try? SavedState.Value(encoding: route) else { return nil }
    var values: [String: String] = [:]
    for name in state.keys {
      switch state[name] {
      case .bool(let flag): values[name] = String(flag)
      case .int(let number): values[name] = String(number)
      case .double(let number): values[name] = String(number)
      case .string(let text): values[name] = text
      case .null, nil: continue
      case .list, .state: return nil
      }
    }
    return values
  }
}
