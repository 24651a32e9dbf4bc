/// A closed set of values, each with its name in descriptions.
public protocol DescribedChoice: DescribedValue, RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// Other accepted names of the values.
  static var aliases: KeyValuePairs<String, Self> { get }
}

extension DescribedChoice {
  /// An empty list: there are no other names.
  public static var aliases: KeyValuePairs<String, Self> { [:] }

  /// Creates the choice with the name in `value`; `nil` for an unknown name.
  public init?(_ value: PropertyValue) {
    guard case .text(let name) = value else { return nil }
    self.init(rawValue: name)
  }
}

/// The names of a closed set, compared without letter case, spaces, hyphens and underscores.
public struct ChoiceSet: Hashable, Sendable {
  /// The content, shared by all copies of the set.
  private final class Content: Sendable {
    let names: [String]
    let aliases: [String: String]
    let byName: [String: String]

    init(names: [String], aliases: [String: String], byName: [String: String]) {
      (self.names, self.aliases, self.byName) = (names, aliases, byName)
    }
  }

  private let content: Content

  /// The names in the order of their declaration.
  public var names: [String] { content.names }
  /// The other accepted names, each with its canonical name.
  public var aliases: [String: String] { content.aliases }

  /// Creates the set of the names of `type`.
  public init<Choice: DescribedChoice>(_ type: Choice.Type) {
    let names = type.allCases.map(\.rawValue)
    let aliases = Dictionary(
      type.aliases.map { ($0.key, $0.value.rawValue) }, uniquingKeysWith: { first, _ in first })
    var byName: [String: String] = [:]
    for (alias, name) in aliases {
      for spelling in [alias, ChoiceSet.normalized(alias)] { byName[spelling] = name }
    }
    for name in names {
      for spelling in [name, ChoiceSet.normalized(name)] { byName[spelling] = name }
    }
    content = Content(names: names, aliases: aliases, byName: byName)
  }

  /// Returns the canonical name for the spelling `text`; `nil` if there is none.
  public func name(for text: String) -> String? {
    // Most texts have the canonical spelling.
    content.byName[text] ?? content.byName[ChoiceSet.normalized(text)]
  }

  /// Returns whether two sets have the same names.
  public static func == (one: ChoiceSet, other: ChoiceSet) -> Bool {
    one.content === other.content || (one.names == other.names && one.aliases == other.aliases)
  }

  /// Hashes the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(names) }

  /// Returns `name` without separators, in lower case.
  static func normalized(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
