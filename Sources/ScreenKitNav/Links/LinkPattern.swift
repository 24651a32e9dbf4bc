/// A kind of link: `muster://courses/:course/students/:student?tab`.
///
/// Parts that begin with a colon are parameters, and so are the names behind the question mark.
public struct LinkPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  /// To which app the links belong.
  public let scheme: String
  let path: [Part]
  let query: [String]

  /// Reads a pattern.
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

  /// Whether `link` is of this kind, whatever its parameters are.
  func accepts(_ link: Link) -> Bool {
    guard link.scheme == scheme, link.path.count == path.count else { return false }
    return zip(path, link.path).allSatisfy { part, text in
      if case .literal(let literal) = part { literal == text } else { true }
    }
  }

  /// What `link`, which must be of this kind, says of each parameter; other names are left alone.
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

  /// The link of this kind that says `values`.
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
  /// How two patterns stand to each other.
  enum Relation: Hashable {
    /// No link is of both kinds.
    case apart
    /// Where a link is of both kinds, the one that is spelt out where they differ has it.
    case first, second
    /// They are of the same links.
    case same
    /// Each is spelt out where the other is not, so that neither is the better one.
    case crossed
  }

  /// How the pattern stands to `other`.
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
  /// The pattern as it is written.
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

/// What is wrong with a pattern, or with two of them together.
public enum LinkPatternError: Error, Hashable, Sendable {
  case malformed(String, LinkError)
  case unnamed(String)
  case repeated(String, parameter: String)
  /// No property of what is made from the parameters has this name.
  case unknownParameter(LinkPattern, parameter: String, type: String)
  /// Both are of the same links.
  case duplicate(LinkPattern, LinkPattern)
  /// Some links are of both kinds, and neither pattern is the more exact one.
  case ambiguous(LinkPattern, LinkPattern)
}

extension LinkPatternError: CustomStringConvertible {
  /// What to correct.
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
