internal import ScreenKitCore

/// Where a screen is not the one that was recorded, as a picture.
package struct ScreenDifference: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Compares cells and cursor; `nil` where nothing is different.
  ///
  /// Not every terminal is told of links, so those are not compared.
  init?(
    at time: ClockInstant, _ recorded: ScreenReplay, _ shown: [[ScreenReplay.Place]],
    cursor: [Int]?
  ) {
    guard recorded.rows.count == shown.count else {
      description = "\(Self.title(time))\nThe sizes of the screens are different."
      return
    }
    var parts: [String] = []
    for (row, (old, new)) in zip(recorded.rows, shown).enumerated() {
      let (old, new) = (old.map(Self.unlinked), new.map(Self.unlinked))
      if old == new { continue }
      let marks = zip(old, new).map { $0 == $1 ? " " : "^" }.joined()
      parts.append(
        """
        row \(row + 1)
          recorded |\(Self.text(old))|
          replayed |\(Self.text(new))|
                    \(marks)
        """)
    }
    if recorded.visibleCursor != cursor {
      parts.append(
        "cursor recorded \(Self.place(recorded.visibleCursor)), replayed \(Self.place(cursor))")
    }
    if parts.isEmpty { return nil }
    description = ([Self.title(time)] + parts).joined(separator: "\n")
  }

  private static func unlinked(_ place: ScreenReplay.Place) -> ScreenReplay.Place {
    ScreenReplay.Place(place.text, place.style, width: place.width)
  }

  private static func title(_ time: ClockInstant) -> String {
    let milliseconds = time.nanoseconds / 1_000_000
    return "The screen is another one than was recorded, \(milliseconds) ms after the start:"
  }

  private static func text(_ row: [ScreenReplay.Place]) -> String { row.map(\.text).joined() }

  private static func place(_ cursor: [Int]?) -> String {
    cursor.map { "at column \($0[0] + 1) of row \($0[1] + 1)" } ?? "hidden"
  }
}
