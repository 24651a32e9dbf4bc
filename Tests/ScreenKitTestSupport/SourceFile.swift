public import Foundation

/// A file of the package, for tests of the dependencies between its parts.
public struct SourceFile {
  /// The folder of the manifest.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the package's folder.
  public let path: String
  /// The lines without comments.
  public let code: [String]

  /// Reads the file at `path`, which is relative to the package's folder.
  public init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    code = text.split(separator: "\n").map(String.init)
      .filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
  }

  /// The whole text, with comments.
  public var text: String {
    get throws {
      try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
    }
  }

  /// Returns all Swift files below `folder`.
  public static func all(in folder: String) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try SourceFile("\(folder)/\($0)")
    }
  }

  /// Returns the lines that contain one of `words` as a whole word, each after the path.
  public func mentions(of words: [String]) throws -> [String] {
    let pattern = try Regex("\\b(\(words.joined(separator: "|")))\\b")
    return code.filter { $0.firstMatch(of: pattern) != nil }.map { "\(path): \($0)" }
  }

  /// The names of the types that the file declares at its top level.
  public var declaredTypes: [String] {
    // The pattern is outside of the closure, since a literal is compiled at each use.
    let declaration =
      #/^(?:(?:public|package|internal|private|final|open|@MainActor) )*(?:class|struct|enum|actor|protocol) ([A-Za-z0-9_]+)/#
    return code.compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
  }

  /// The modules that the file imports.
  public var imports: Set<String> {
    var modules: Set<String> = []
    for line in code where line.utf8.first.map({ " pi@".utf8.contains($0) }) ?? false {
      var words = line.split(separator: " ")
      if let first = words.first, ["public", "package", "@testable"].contains(first) {
        words.removeFirst()
      }
      if words.count > 1, words[0] == "import" { modules.insert(String(words[words.count - 1])) }
    }
    return modules
  }
}
