import Foundation
import ScreenKitTestSupport

/// A line of the app's list of requirements.
struct DesignRequirement {
  /// Its number within the app, such as R1.
  let number: Int
  let name: String

  static let all = [
    "Provide credentials", "Store credentials", "View announcements", "Sort announcements",
    "Mark announcements as read", "Read all announcements", "Prevent automatic mustering",
    "Show muster status", "Complete daily muster", "Provide intranet access",
  ].enumerated().map { DesignRequirement(number: $0 + 1, name: $1) }

  /// Returns the comment in the project's table, without its leading number.
  func comment() throws -> String {
    let line = try RequirementTable.line(String(format: "M-%03d", number))
    guard line.hasPrefix("R\(number): ") else { throw MissingLine(number: "R\(number)") }
    return line.dropFirst("R\(number): ".count).sentence
  }
}

/// A user's task, in the order in which screens are designed for them.
enum DesignTask: String, CaseIterable {
  case logIn = "Login"
  case read = "Read announcements"
  case muster = "Muster"
  case intranet = "Intranet access"

  private var line: String {
    switch self {
    case .logIn: "M-012"
    case .read: "M-013"
    case .muster: "M-014"
    case .intranet: "M-015"
    }
  }

  /// Returns the numbers of the requirements that it meets, from the project's table.
  func requirements() throws -> [Int] {
    let words = try RequirementTable.line(line).prefix { $0 != ":" }
    return words.matches(of: #/R(\d+)(?: (to|and) R(\d+))?/#).flatMap { match in
      let first = Int(match.1) ?? 0
      let last = match.3.flatMap { Int($0) } ?? first
      return match.2 == "to" ? Array(first...last) : Array(Set([first, last])).sorted()
    }
  }

  /// Returns the comment in the project's table.
  func comment() throws -> String {
    let line = try RequirementTable.line(line)
    return line.firstIndex(of: ":").map { line[$0...].dropFirst(2).sentence } ?? line
  }
}

/// The project's table of requirements.
enum RequirementTable {
  /// Returns the text of the line `number`.
  static func line(_ number: String) throws -> String {
    let file = SourceFile.root.appending(path: "Docs/Requirements.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for row in rows where row.hasPrefix("| \(number) |") {
      return row.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
    }
    throw MissingLine(number: number)
  }
}

extension Substring {
  /// The words with a capital first letter.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

/// A line that a document needs and that is not in the table.
struct MissingLine: Error { let number: String }
