public import ScreenKitCore
internal import ScreenKitJson

/// A theme read from a JSON file: `{"dark": {"accent": "#ffcc00"}, "glyphs": {"bullet": "*"}}`.
///
/// `Docs/theme.schema.json` is its schema.
public struct ThemeFile {
  /// The maximum size of a file, in bytes.
  public static let limit = 1 << 20

  /// The theme that the file describes.
  public private(set) var theme = Theme()
  /// The warnings about colours with too little contrast, as messages that name file and line.
  public private(set) var warnings: [String] = []
  private let file: String
  /// The function that returns the problem with a character for a name; `nil` if it is valid.
  private let glyphProblem: (_ name: String, _ text: String?) -> String?

  /// Parses the theme in `text`; error messages use the name `file`.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name of the file, for messages.
  ///   - glyphProblem: Returns the problem with the character that the file gives to a name, or
  ///     `nil` if it is valid. The character is `nil` if the file has a value other than text.
  /// - Throws: A ``ThemeFileError`` with the line of the mistake.
  public init(
    _ text: String, file: String,
    glyphProblem: @escaping (_ name: String, _ text: String?) -> String?
  ) throws(ThemeFileError) {
    (self.file, self.glyphProblem) = (file, glyphProblem)
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
  private mutating func readColors(
    _ part: JsonValue.Member, _ appearance: Appearance
  ) throws(ThemeFileError) {
    for member in try members(of: part.value, part.name, "an object of colors") {
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
    of color: LookColor, _ role: Theme.Role, _ appearance: Appearance, _ member: JsonValue.Member
  ) {
    guard !role.isGround, let seen = color.seen else { return }
    let contrast = seen.contrast(to: appearance == .dark ? .black : .white)
    guard contrast < 3 else { return }
    let tenths = Int((contrast * 10).rounded())
    warnings.append(
      """
      \(file):\(member.line): \(member.name) is hard to read on a \(appearance) background: \
      its contrast is \(tenths / 10).\(tenths % 10), and the minimum is 3
      """)
  }

  private func color(_ member: JsonValue.Member) throws(ThemeFileError) -> LookColor {
    if case .string(let text) = member.value.kind, let color = LookColor(themeName: text) {
      return color
    }
    if case .number(let number) = member.value.kind, let index = UInt8(exactly: number) {
      return .palette(index)
    }
    throw ThemeFileError(
      file: file, line: member.value.line, key: member.name,
      reason: """
        a color such as "#ffcc00", "bright red", "default" or 0 to 255 is expected for \
        \(member.name)
        """)
  }

  private mutating func readGlyphs(_ part: JsonValue.Member) throws(ThemeFileError) {
    for member in try members(of: part.value, part.name, "an object of characters") {
      let text: String? = if case .string(let text) = member.value.kind { text } else { nil }
      if let problem = glyphProblem(member.name, text) { throw failure(member, problem) }
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

extension LookColor {
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

  /// Creates an error about a file as a whole, such as one that cannot be read.
  public init(file: String, reason: String) {
    self.init(file: file, line: 1, key: nil, reason: reason)
  }

  init(file: String, line: Int, key: String?, reason: String) {
    (self.file, self.line, self.key, self.reason) = (file, line, key, reason)
  }

  /// The title of the notice that shows the error.
  @MainActor public var title: String { Strings.current.errors.themeTitle }

  /// The error in the format of compilers: `file:line: reason`.
  public var description: String { "\(file):\(line): \(reason) (SK604)" }
}
