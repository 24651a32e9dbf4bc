public import ScreenKitCore
internal import ScreenKitJson

/// A user's key bindings in a JSON file, such as `{"Faster": ["f", "Ctrl-K f"], "Quit": []}`.
///
/// The file is an object with the ids of commands, each with a key or a list of keys. Keys have the
/// names in the app's list of keys. `Docs/keys.schema.json` describes the format.
public struct KeyMapFile {
  /// The maximum size of the file in bytes; larger files are rejected.
  private static let limit = 1 << 20

  /// The key bindings, for the application.
  public let keys: KeyMap

  /// Reads the file at `path`.
  public init(path: String) throws(KeyMapFileError) {
    let text: String
    do {
      text = try BoundedFile(path: path, limit: KeyMapFile.limit).text()
    } catch {
      throw KeyMapFileError(file: path, line: 1, key: nil, reason: "\(error)")
    }
    try self.init(text, file: path)
  }

  /// Parses `text`; errors name `file` as its source.
  public init(_ text: String, file: String) throws(KeyMapFileError) {
    let root: JsonValue
    do {
      root = try JsonParser.parse(text)
    } catch {
      throw KeyMapFileError(file: file, line: error.line, key: nil, reason: error.reason)
    }
    guard case .object(let members) = root.kind else {
      throw KeyMapFileError(
        file: file, line: root.line, key: nil,
        reason: "an object of commands and their keys is expected, and here is \(root.noun)")
    }
    // This member refers editors to the schema.
    let commands = members.filter { $0.name != "$schema" }
    var table: [String: [String]] = [:]
    for command in commands { table[command.name] = try KeyMapFile.keys(of: command, in: file) }
    do {
      keys = try KeyMap(table)
    } catch {
      let line = commands.first { $0.name == error.command }?.line ?? 1
      throw KeyMapFileError(file: file, line: line, key: error.command, reason: "\(error)")
    }
  }

  /// Returns the keys of `member`; throws if one of them is not a valid key.
  private static func keys(
    of member: JsonValue.Member, in file: String
  ) throws(KeyMapFileError) -> [String] {
    var values = [member.value]
    if case .array(let list) = member.value.kind { values = list }
    var keys: [String] = []
    for value in values {
      guard case .string(let text) = value.kind else {
        throw KeyMapFileError(
          file: file, line: value.line, key: member.name,
          reason: "a key such as \"Ctrl-S\" is expected, and here is \(value.noun)")
      }
      guard KeyChord(text) != nil else {
        let reason = KeyMapError.noSuchKey(text, command: member.name)
        throw KeyMapFileError(
          file: file, line: value.line, key: member.name, reason: "\(reason)")
      }
      keys.append(text)
    }
    return keys
  }
}

extension KeyMapError {
  fileprivate var command: String {
    switch self {
    case .noSuchKey(_, let command), .taken(_, _, let command), .reserved(_, let command): command
    }
  }
}

/// An error in a file of key bindings, with its position.
public struct KeyMapFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The command with the invalid keys; `nil` if the whole file is invalid.
  public let key: String?
  /// The problem, and the expected content.
  public let reason: String

  /// The error in the format of compilers: `file:line: reason`.
  public var description: String { "\(file):\(line): \(reason) (SK603)" }
}
