internal import Foundation
internal import ScreenKitTestSupport

/// The project's table of requirements.
public enum RequirementTable {
  /// Returns the text of the line `number`.
  public static func line(_ number: String) throws -> String {
    for row in try rows.get() where row.hasPrefix("| \(number) |") {
      return row.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
    }
    throw MissingLine(number: number)
  }

  private static let rows = Result {
    let file = SourceFile.root.appending(path: "Docs/Requirements.md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }
}

extension Substring {
  /// The words with a capital first letter.
  public var sentence: String { prefix(1).uppercased() + dropFirst() }
}

/// The error for a required line that is not in the table.
public struct MissingLine: Error {
  let number: String

  /// Creates the error for the line `number`.
  public init(number: String) { self.number = number }
}
