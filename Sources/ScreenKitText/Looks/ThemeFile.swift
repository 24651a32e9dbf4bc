public import ScreenKitCore
internal import ScreenKitJson

/// A theme as a file has it: `{"dark": {"accent": "#ffcc00"}, "glyphs": {"bullet": "*"}}`.
///
/// `Docs/theme.schema.json` describes it.
public struct ThemeFile {
  /// Larger files are not read.
  private static let limit = 1 << 20

  /// What the file says.
  public private(set) var theme = Theme()
  /// Colours that can hardly be read on their ground, as messages that name file and line.
  public private(set) var warnings: [String] = []
  private let file: String

  /// Reads the file at `path`.
  @MainActor
  public init(path: String) throws(ThemeFileError) {
    guard let text = ThemeFile.text(at: path) else {
      throw ThemeFileError(file: path, line: 1, key: nil, reason: "the file cannot be read")
    }
    try self.init(text, file: path)
  }

  /// Reads `text`, which messages call `file`.
  public init(_ text: String, file: String) throws(ThemeFileError) {
    self.file = file
    let root: JsonValue
    do {
      root = try JsonParser.parse(text, longest: ThemeFile.limit)
    } catch {
      throw ThemeFileError(file: file, line: error.line, key: nil, reason: error.reason)
    }
    for part in try members(of: root, nil, "an object with dark, light and glyphs") {
      switch part.name {
      // Editors put the address of the schema there.
      case "$schema": continue
      case "dark": try readColors(part, .dark)
      case "light": try readColors(part, .light)
      case "glyphs": try readGlyphs(part)
      default: throw failure(part, "dark, light or glyphs is expected, and here is \(part.name)")
      }
    }
  }
}

extension ThemeFile {
  /// What the file has, but no more than makes it too long; `nil` if it cannot be read.
  @MainActor
  private static func text(at path: String) -> String? {
    guard let file = LineFile(path: path, longest: limit) else { return nil }
    var text = ""
    do {
      while text.utf8.count <= limit, let line = try file.next() { text += line + "\n" }
    } catch {
      return nil
    }
    return text
  }

  private mutating func readColors(
    _ part: JsonValue.Member, _ appearance: Appearance
  ) throws(ThemeFileError) {
    for member in try members(of: part.value, part.name, "an object of colours") {
      guard let role = Theme.Role.names[member.name] else {
        let known = Theme.Role.names.keys.sorted().joined(separator: ", ")
        throw failure(member, "one of \(known) is expected, and here is \(member.name)")
      }
      let color = try color(member)
      theme[appearance][role] = color
      warn(of: color, role, appearance, member)
    }
  }

  /// A colour of a tint or a line is judged on the ground of a terminal: 3 is the least to be seen.
  private mutating func warn(
    of color: CellColor, _ role: Theme.Role, _ appearance: Appearance, _ member: JsonValue.Member
  ) {
    guard role != .bar, role != .panel, let seen = color.seen else { return }
    let contrast = seen.contrast(to: appearance == .dark ? .black : .white)
    guard contrast < 3 else { return }
    let tenths = Int((contrast * 10).rounded())
    warnings.append(
      """
      \(file):\(member.line): \(member.name) can hardly be read on \(appearance) ground: \
      its contrast is \(tenths / 10).\(tenths % 10), and 3 is the least
      """)
  }

  private func color(_ member: JsonValue.Member) throws(ThemeFileError) -> CellColor {
    if case .string(let text) = member.value.kind, let color = CellColor(themeName: text) {
      return color
    }
    if case .number(let number) = member.value.kind, let index = UInt8(exactly: number) {
      return .palette(index)
    }
    throw ThemeFileError(
      file: file, line: member.value.line, key: member.name,
      reason: """
        a colour such as "#ffcc00", "bright red", "default" or 0 to 255 is expected for \
        \(member.name)
        """)
  }

  private mutating func readGlyphs(_ part: JsonValue.Member) throws(ThemeFileError) {
    for member in try members(of: part.value, part.name, "an object of characters") {
      guard let path = GlyphSet.paths[member.name] else {
        let known = GlyphSet.paths.keys.sorted().joined(separator: ", ")
        throw failure(member, "one of \(known) is expected, and here is \(member.name)")
      }
      let width = displayWidth(of: GlyphSet.unicode[keyPath: path])
      guard case .string(let text) = member.value.kind, displayWidth(of: text) == width,
        text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else {
        let wanted = width == 1 ? "a character of one column" : "a text of \(width) columns"
        throw failure(member, "\(wanted) is expected for \(member.name)")
      }
      theme.glyphs[member.name] = text
    }
  }

  private func members(
    of value: JsonValue, _ key: String?, _ expected: String
  ) throws(ThemeFileError) -> [JsonValue.Member] {
    if case .object(let members) = value.kind { return members }
    throw ThemeFileError(
      file: file, line: value.line, key: key,
      reason: "\(expected) is expected, and here is \(value.noun)")
  }

  private func failure(_ member: JsonValue.Member, _ reason: String) -> ThemeFileError {
    ThemeFileError(file: file, line: member.line, key: member.name, reason: reason)
  }
}

extension CellColor {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// A colour by `#rrggbb`, by one of eight names with or without `bright`, or `default`.
  fileprivate init?(themeName text: String) {
    if text == "default" {
      self = .standard
    } else if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      self = .rgb(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
    } else {
      let isBright = text.hasPrefix("bright ")
      guard let index = Self.names.firstIndex(of: String(text.dropFirst(isBright ? 7 : 0)))
      else { return nil }
      self = .ansi(UInt8(index + (isBright ? 8 : 0)))
    }
  }
}

/// What is wrong with a theme file, and where.
public struct ThemeFileError: PresentableError, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// What the colour or the character is called; `nil` where it is the file as a whole.
  public let key: String?
  /// What is wrong, and what was expected.
  public let reason: String

  /// What a notice about it is called.
  public var title: String { "The theme stays as it was" }

  /// The error as compilers write theirs.
  public var description: String { "\(file):\(line): \(reason)" }
}
