import Foundation
import ScreenKitTestSupport

/// What a class shows to others, read from its source files, for a diagram.
struct ClassSource {
  let name: String
  let members: [String]

  /// Reads the public members from files of `folder` whose names begin with the class's.
  init(_ name: String, in folder: String) throws {
    self.name = name
    let files = try SourceFile.all(in: "Sources/MusterDemo/\(folder)").filter {
      let file = $0.path.split(separator: "/").last ?? ""
      return file == "\(name).swift" || file.hasPrefix("\(name)+")
    }
    members = files.flatMap(\.code).compactMap { ClassSource.member(in: $0, of: name) }
  }

  /// The class as Mermaid draws it.
  var diagram: String {
    (["  class \(name) {"] + members.map { "    +\($0)" } + ["  }"]).joined(separator: "\n")
  }

  private static func member(in line: String, of name: String) -> String? {
    let pattern =
      #/^  (?:@\w+ )*(?:public |nonisolated |internal\(set\) |private\(set\) |final )*(var|let|func) (\w+)(.*)/#
    guard let match = line.firstMatch(of: pattern),
      line.contains("public") || name == "MusterService"
    else { return nil }
    if match.1 != "func" { return String(match.2) }
    return "\(match.2)()"
  }
}
