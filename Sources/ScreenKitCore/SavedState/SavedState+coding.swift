/// The coding of a state as a dictionary of its values.
extension SavedState: Codable {
  /// Decodes a state from a dictionary.
  public init(from decoder: any Decoder) throws {
    self.init()
    members = try decoder.singleValueContainer().decode([String: Value].self)
  }

  /// Encodes the state as a dictionary.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }
}

/// The coding of a value as a list of its kind and its content, so that decoders need not guess
/// kinds.
extension SavedState.Value: Codable {
  /// The maximum number of nested lists and states in a value that can be saved.
  public static var maximumDepth: Int { 100 }

  /// The names of the kinds in files.
  package enum Kind: String, Codable {
    case bool, int, double, text, list, state, null
  }

  /// The kind of the value.
  package var kind: Kind {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .text
    case .list: .list
    case .state: .state
    case .null: .null
    }
  }

  /// Decodes a value that ``encode(to:)`` encoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    switch try container.decode(Kind.self) {
    case .bool: self = .bool(try container.decode(Bool.self))
    case .int: self = .int(try container.decode(Int.self))
    case .text: self = .string(try container.decode(String.self))
    case .list: self = .list(try container.decode([SavedState.Value].self))
    case .state: self = .state(try container.decode(SavedState.self))
    case .null: self = .null
    case .double:
      let text = try container.decode(String.self)
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is no number")
      }
      self = .double(number)
    }
  }

  /// Encodes the kind and the value.
  ///
  /// A floating-point number is encoded as text, since JSON cannot represent all of them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(kind)
    switch self {
    case .bool(let flag): try container.encode(flag)
    case .int(let number): try container.encode(number)
    case .double(let number): try container.encode("\(number)")
    case .string(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .state(let state): try container.encode(state)
    case .null: break
    }
  }
}
