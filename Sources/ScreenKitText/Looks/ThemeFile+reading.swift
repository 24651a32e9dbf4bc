public import ScreenKitLooks

extension ThemeFile {
  /// Reads the file at `path`; throws a ``ThemeFileError`` if it is unreadable or invalid.
  @MainActor
  public init(path: String) throws(ThemeFileError) {
    guard let text = ThemeFile.text(at: path) else {
      throw ThemeFileError(file: path, reason: "the file cannot be read")
    }
    try self.init(text, file: path)
  }

  /// Parses the theme in `text` for a terminal; error messages use the name `file`.
  public init(_ text: String, file: String) throws(ThemeFileError) {
    try self.init(text, file: file, glyphProblem: GlyphSet.problem)
  }

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
}

extension GlyphSet {
  /// Returns the problem of `text` for the character called `name`; `nil` if it is valid.
  fileprivate static func problem(_ name: String, _ text: String?) -> String? {
    guard let path = paths[name] else {
      let known = paths.keys.sorted().joined(separator: ", ")
      return "one of \(known) is expected, and here is \(name)"
    }
    let width = displayWidth(of: unicode[keyPath: path])
    guard let text, displayWidth(of: text) == width,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else {
      let wanted = width == 1 ? "a character of one column" : "a text of \(width) columns"
      return "\(wanted) is expected for \(name)"
    }
    return nil
  }
}
