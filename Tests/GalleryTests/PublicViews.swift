import Foundation
import ScreenKitTestSupport

/// The public view classes of the core, as declared in the sources.
enum PublicViews {
  /// Returns the names of all classes.
  static func names() throws -> Set<String> {
    let core = SourceFile.root.appending(path: "Sources/ScreenKitCore")
    let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
    var parents: [String: String] = [:]
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = /(?m)^(?:public|open) (?:final )?class (\w+)(?:<[^>]*>)?(?:: (\w+))?/
      for match in source.matches(of: pattern) {
        parents[String(match.1)] = match.2.map(String.init) ?? ""
      }
    }
    return Set(parents.keys.filter { isView($0, parents) })
  }

  private static func isView(_ name: String, _ parents: [String: String]) -> Bool {
    name == "View" || (parents[name].map { isView($0, parents) } ?? false)
  }
}
