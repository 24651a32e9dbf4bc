public import ScreenKitCore
internal import ScreenKitJson

/// A theme read from a JSON file: `{"dark": {"accent": "#ffcc00"}, "glyphs": {"bullet": "*"}}`.
///
/// `Docs/theme.schema.json` is its schema.
public struct ThemeFile {
  /// The maximum size of a file, in bytes.
  private static let limit = 1 << 20

  /// The theme that the file describes.
  public private(set) var theme = Theme()
  /// The warnings about colours with too little contrast, as messages that name file and line.
  public private(set) var warnings: [String] = []
  private let file: String

  /// Reads the file at `path`; throws a ``ThemeFileError`` if it is unreadable or invalid.
  @MainActor
  public init(path: String) throws(ThemeFileError) {
    guard let text = ThemeFile.text(at: path) else {
      throw ThemeFileError(file: path, line: 1, key: nil, reason: "the file cannot be read")
    }
    try self.init(text, file: path)
  }

  /// Reads the theme in `text`; error messages call it `file`.
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
      // Editors use this member for the address of the schema.
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
  /// Returns the text of the file, or `nil` if it cannot be read.
  ///
  /// It stops reading behind the limit, which is enough for the parser to reject the text.
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

  /// Adds a warning if a tint or a line has a contrast below 3 to a black or white background.
  private mutating func warn(
    of color: CellColor, _ role: Theme.Role, _ appearance: Appearance, _ member: JsonValue.Member
  ) {
    guard role != .bar, role != .panel, let seen = color.seen else { return }
    let contrast = seen.contrast(to: appearance == .dark ? .black : .white)
    guard contrast < 3 else { return }
    let tenths = Int((contrast * 10).rounded())
    warnings.append(
      """
      \(file):\(member.line): \(member.name) is hard to read on a \(appearance) background: \
      its contrast is \(tenths / 10).\(tenths % 10), and the minimum is 3
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

  /// Creates a colour from `#rrggbb`, one of eight names with or without `bright`, or `default`.
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

/// An error in a theme file, with its location.
public struct ThemeFileError: PresentableError, Hashable, CustomStringConvertible {
  /// The path of the file, or the name given for its text.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The name of the colour or character; `nil` if the error concerns the whole file.
  public let key: String?
  /// The description of the error and of the expected value.
  public let reason: String

  /// The title of the notice that shows the error.
  public var title: String { "The theme stays as it was" }

  /// The error in the format of compilers: `file:line: reason`.
  public var description: String { "\(file):\(line): \(reason)" }
}
