/// A state is coded as an object, and a value as the closest thing that JSON has.
///
/// Only states and floating-point numbers name their kind, so that a nested state costs two levels
/// of a file. Readers of JSON bound the levels.
extension SavedState: Codable {
  /// Reads an object.
  public init(from decoder: any Decoder) throws {
    self.init()
    members = try decoder.singleValueContainer().decode([String: Value].self)
  }

  /// Writes an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(members)
  }
}

extension SavedState.Value: Codable {
  /// The number of nested lists and states in a value that can be saved.
  public static var maximumDepth: Int { 100 }

  package enum Kind: String, CodingKey {
    case state, double
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let text = try? single.decode(String.self) {
      self = .string(text)
    } else if let keyed = try? decoder.container(keyedBy: Kind.self) {
      self = try SavedState.Value(keyed)
    } else if let number = try? single.decode(Int.self) {
      self = .int(number)
    } else if let flag = try? single.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = .list(try single.decode([SavedState.Value].self))
    }
  }

  private init(_ keyed: KeyedDecodingContainer<Kind>) throws {
    if keyed.contains(.state) {
      self = .state(try keyed.decode(SavedState.self, forKey: .state))
    } else if let text = try? keyed.decode(String.self, forKey: .double) {
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .double, in: keyed, debugDescription: "\(text) is no number")
      }
      self = .double(number)
    } else {
      self = .double(try keyed.decode(Double.self, forKey: .double))
    }
  }

  /// Writes the value; a number that JSON does not have is written as its name.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .state(let state):
      var container = encoder.container(keyedBy: Kind.self)
      try container.encode(state, forKey: .state)
    case .double(let number):
      var container = encoder.container(keyedBy: Kind.self)
      if number.isFinite {
        try container.encode(number, forKey: .double)
      } else {
        try container.encode("\(number)", forKey: .double)
      }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag): try SavedState.Value.encode(flag, to: encoder)
    case .int(let number): try SavedState.Value.encode(number, to: encoder)
    case .string(let text): try SavedState.Value.encode(text, to: encoder)
    case .list(let values): try SavedState.Value.encode(values, to: encoder)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
