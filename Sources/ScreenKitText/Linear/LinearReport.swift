internal import ScreenKitCore

/// The report of a screen, or of the changes from one state of it to the next, as lines of text.
///
/// Applying the reported changes in order to the previous lines gives the lines of the new screen.
/// Lines are counted from 1.
@MainActor
enum LinearReport {
  /// Returns the heading, all lines, and the line that reports the focus.
  static func whole(_ screen: LinearScreen, isAgain: Bool = false) -> [String] {
    [screen.heading(isAgain: isAgain)] + screen.lines.map(\.text) + focus(of: screen)
  }

  /// Returns the line that reports the focus; empty if no line has it.
  static func focus(of screen: LinearScreen) -> [String] {
    screen.focus.map { [texts.focus($0 + 1, screen.lines[$0].text)] } ?? []
  }

  /// Returns the removed, added and changed lines between `old` and `new`, and then the focus.
  ///
  /// If more than half of the screen differs, the whole screen is reported.
  static func changes(from old: LinearScreen, to new: LinearScreen) -> [String] {
    guard old.heading() == new.heading(),
      let steps = SemanticDifference(from: old.lines, to: new.lines)
    else { return whole(new, isAgain: true) }
    let isSame = old.focusedLine == new.focusedLine
    if isSame, new.focus.map({ !steps.added.contains($0) }) ?? true { return steps.lines(of: new) }
    return steps.lines(of: new) + (new.focus == nil ? [texts.noFocus] : focus(of: new))
  }
}

/// The sentences in the language of the app.
@MainActor private var texts: Strings.Lines { Strings.current.spoken.lines }

@MainActor
extension SemanticDifference {
  /// Returns the report in an order that keeps each line number valid at the time of reading.
  ///
  /// A change of the focused line is left out, since the focus report contains it.
  fileprivate func lines(of new: LinearScreen) -> [String] {
    removedLines + added.sorted().map { texts.newLine($0 + 1, new.lines[$0].text) }
      + changed.filter { $0 != new.focus }.map { texts.line($0 + 1, new.lines[$0].text) }
  }

  /// The report of the removed lines, in descending order, so that the other numbers stay valid.
  private var removedLines: [String] {
    var ranges: [ClosedRange<Int>] = []
    for index in removed.sorted(by: >) {
      if let last = ranges.last, last.lowerBound == index + 1 {
        ranges[ranges.count - 1] = index...last.upperBound
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map { texts.linesGone($0.lowerBound + 1...$0.upperBound + 1) }
  }
}
