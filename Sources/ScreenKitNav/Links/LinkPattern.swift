/// A pattern of deep links: `muster://courses/:course/students/:student?tab`.
///
/// Parts that begin with a colon are parameters, and so are the names after the question mark.
public struct LinkPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  /// The scheme, which identifies the app, in lower case.
  public let scheme: String
  let path: [Part]
  let query: [String]

  /// Parses a pattern; throws an error if it is malformed.
  public init(_ text: String) throws(LinkPatternError) {
    let link: Link
    do { link = try Link(text) } catch { throw .malformed(text, error) }
    scheme = link.scheme
    path = link.path.map { $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .literal($0) }
    query = link.query.map(\.name)
    let names = parameters
    if names.contains("") { throw .unnamed(text) }
    if let name = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw .repeated(text, parameter: name)
    }
  }

  /// The names of all parameters, those of the path first.
  public var parameters: [String] {
    path.compactMap { if case .parameter(let name) = $0 { name } else { nil } } + query
  }

  /// Returns whether `link` matches the pattern, with any values of its parameters.
  func accepts(_ link: Link) -> Bool {
    guard link.scheme == scheme, link.path.count == path.count else { return false }
    return zip(path, link.path).allSatisfy { part, text in
      if case .literal(let literal) = part { literal == text } else { true }
    }
  }

  /// Returns the parameters of `link`, which must match; ignores unknown names in its query.
  func values(of link: Link) throws(LinkError) -> [String: String] {
    var values: [String: String] = [:]
    for (part, text) in zip(path, link.path) {
      if case .parameter(let name) = part { values[name] = text }
    }
    for item in link.query where query.contains(item.name) {
      if values.updateValue(item.value, forKey: item.name) != nil {
        throw .repeated(parameter: item.name)
      }
    }
    return values
  }

  /// Returns the link with the parameters `values`; throws if one in the path is missing or empty.
  func link(with values: [String: String]) throws(LinkError) -> Link {
    var parts: [String] = []
    for part in path {
      switch part {
      case .literal(let text): parts.append(text)
      case .parameter(let name):
        guard let value = values[name], !value.isEmpty else {
          throw .missing(parameter: name, expected: "text that is not empty")
        }
        parts.append(value)
      }
    }
    return Link(
      scheme: scheme, path: parts,
      query: query.compactMap { name in values[name].map { Link.Item(name, $0) } })
  }
}

extension LinkPattern {
  /// The precedence between two patterns.
  enum Relation: Hashable {
    /// No link matches both patterns.
    case apart
    /// Some links match both; the pattern with a literal where they differ takes precedence.
    case first, second
    /// Both patterns match the same links.
    case same
    /// Each pattern has a literal where the other has a parameter, so neither takes precedence.
    case crossed
  }

  /// Returns the precedence between the pattern (`first`) and `other` (`second`).
  func relation(to other: LinkPattern) -> Relation {
    guard scheme == other.scheme, path.count == other.path.count else { return .apart }
    var (isFirst, isSecond) = (false, false)
    for pair in zip(path, other.path) {
      switch pair {
      case (.literal(let left), .literal(let right)):
        if left != right { return .apart }
      case (.parameter, .parameter): continue
      case (.literal, .parameter): isFirst = true
      case (.parameter, .literal): isSecond = true
      }
    }
    return isFirst && isSecond ? .crossed : isFirst ? .first : isSecond ? .second : .same
  }
}

extension LinkPattern: CustomStringConvertible {
  /// The pattern as text, with escapes.
  public var description: String {
    let parts = path.map {
      switch $0 {
      case .literal(let text): PercentEscapes.escape(text)
      case .parameter(let name): ":" + PercentEscapes.escape(name)
      }
    }
    return scheme + "://" + parts.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.map(PercentEscapes.escape).joined(separator: "&"))
  }
}

/// An error in a pattern, or a conflict between two patterns.
public enum LinkPatternError: Error, Hashable, Sendable {
  /// The pattern is not a link, for the given reason.
  case malformed(String, LinkError)
  /// A parameter of the pattern has no name.
  case unnamed(String)
  /// Two parameters of the pattern have the same name.
  case repeated(String, parameter: String)
  /// The type created from the parameters has no property of this name.
  case unknownParameter(LinkPattern, parameter: String, type: String)
  /// Both patterns match the same links.
  case duplicate(LinkPattern, LinkPattern)
  /// Some links match both patterns, and neither takes precedence.
  case ambiguous(LinkPattern, LinkPattern)
}

extension LinkPatternError: CustomStringConvertible {
  /// The message for the developer.
  public var description: String {
    switch self {
    case .malformed(let pattern, let error): "\(pattern): \(error)"
    case .unnamed(let pattern): "\(pattern): a parameter has no name"
    case .repeated(let pattern, let parameter): "\(pattern): \(parameter) is there twice"
    case .unknownParameter(let pattern, let parameter, let type):
      "\(pattern): \(type) has no property \(parameter)"
    case .duplicate(let pattern, let other): "\(pattern) and \(other) are the same links"
    case .ambiguous(let pattern, let other):
      "\(pattern) and \(other) are both right for some links; spell one of them out"
    }
  }
}

extension LinkPatternError: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK812)" }
}
