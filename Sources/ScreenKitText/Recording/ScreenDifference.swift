internal import ScreenKitCore

/// The difference of a screen from the recorded one, described with its rows.
struct ScreenDifference: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Compares cells and cursor; returns `nil` if they are equal.
  ///
  /// Hyperlinks are not compared, since they are not written to every terminal.
  init?(
    at time: ClockInstant, _ recorded: ScreenReplay, _ shown: [[ScreenReplay.Place]],
    cursor: [Int]?
  ) {
    guard recorded.rows.count == shown.count else {
      description = "\(Self.title(time))\nThe sizes of the screens are different."
      return
    }
    var parts: [String] = []
    var rows = 0
    for (row, (old, new)) in zip(recorded.rows, shown).enumerated() {
      let (old, new) = (old.map(Self.unlinked), new.map(Self.unlinked))
      if old == new { continue }
      rows += 1
      if rows <= Self.longest.rows { parts.append(Self.picture(row, old, new)) }
    }
    if rows > Self.longest.rows { parts.append("and \(rows - Self.longest.rows) more rows") }
    if recorded.visibleCursor != cursor {
      parts.append(
        "cursor recorded \(Self.description(of: recorded.visibleCursor)), replayed \(Self.description(of: cursor))"
      )
    }
    if parts.isEmpty { return nil }
    description = ([Self.title(time)] + parts).joined(separator: "\n")
  }

  /// The maximum numbers of rows and columns to show.
  private static let longest = (rows: 8, columns: 160)

  /// Returns both rows; wide ones begin shortly before the first difference.
  private static func picture(
    _ row: Int, _ old: [ScreenReplay.Place], _ new: [ScreenReplay.Place]
  ) -> String {
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    let start = old.count <= longest.columns ? 0 : max(0, first - longest.columns / 4)
    let (old, new) = (old[start...].prefix(longest.columns), new[start...].prefix(longest.columns))
    let marks = zip(old, new).map { $0 == $1 ? " " : "^" }.joined()
    let place = start == 0 ? "row \(row + 1)" : "row \(row + 1) from column \(start + 1) on"
    return """
      \(place)
        recorded |\(text(old))|
        replayed |\(text(new))|
                  \(marks)
      """
  }

  private static func unlinked(_ place: ScreenReplay.Place) -> ScreenReplay.Place {
    ScreenReplay.Place(place.text, place.style, width: place.width)
  }

  private static func title(_ time: ClockInstant) -> String {
    let milliseconds = time.nanoseconds / 1_000_000
    return "The screen is another one than was recorded, \(milliseconds) ms after the start:"
  }

  private static func text(_ row: some Sequence<ScreenReplay.Place>) -> String {
    row.map(\.text).joined()
  }

  private static func description(of cursor: [Int]?) -> String {
    cursor.map { "at column \($0[0] + 1) of row \($0[1] + 1)" } ?? "hidden"
  }
}
