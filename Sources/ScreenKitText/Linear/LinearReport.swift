internal import ScreenKitCore

/// The report of a screen, or of the changes from one state of it to the next, as lines of text.
///
/// Applying the reported changes in order to the previous lines gives the lines of the new screen.
/// Lines are counted from 1.
enum LinearReport {
  /// Returns the heading, all lines, and the line that reports the focus.
  static func whole(_ screen: LinearScreen, isAgain: Bool = false) -> [String] {
    [screen.heading(isAgain: isAgain)] + screen.lines.map(\.text) + focus(of: screen)
  }

  /// Returns the line that reports the focus; empty if no line has it.
  static func focus(of screen: LinearScreen) -> [String] {
    screen.focus.map { ["Focus, line \($0 + 1): \(screen.lines[$0].text)"] } ?? []
  }

  /// Returns the removed, added and changed lines between `old` and `new`, and then the focus.
  ///
  /// If more than half of the screen differs, the whole screen is reported.
  static func changes(from old: LinearScreen, to new: LinearScreen) -> [String] {
    guard old.heading() == new.heading(), let steps = Steps(from: old, to: new) else {
      return whole(new, isAgain: true)
    }
    let isSame = old.focusedLine == new.focusedLine
    if isSame, new.focus.map({ !steps.come.contains($0) }) ?? true { return steps.lines(of: new) }
    return steps.lines(of: new) + (new.focus == nil ? ["No focus."] : focus(of: new))
  }
}

/// The lines that were removed, added and changed.
private struct Steps {
  /// The maximum number of lines that are compared one by one.
  private static let limit = 400

  /// The indices of the removed lines in the old screen.
  private(set) var gone: [Int] = []
  /// The indices of the added lines in the new screen.
  private(set) var come: Set<Int> = []
  private var other: [Int] = []

  /// Compares two screens; `nil` if more than half is different.
  init?(from old: LinearScreen, to new: LinearScreen) {
    let (oldIDs, newIDs) = (old.lines.map(\.id), new.lines.map(\.id))
    guard let difference = Steps.difference(from: oldIDs, to: newIDs) else { return nil }
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.append(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    let former = Dictionary(
      old.lines.lazy.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    other = new.lines.indices.filter {
      !come.contains($0) && former[new.lines[$0].id] != new.lines[$0].text
    }
    let count = gone.count + come.count + other.count
    if count > max(8, new.lines.count / 2) { return nil }
  }

  /// Returns the report in an order in which each line number is right when it is read.
  ///
  /// A change of the focused line is left out, since the focus report contains it.
  func lines(of new: LinearScreen) -> [String] {
    goneLines + come.sorted().map { "New line \($0 + 1): \(new.lines[$0].text)" }
      + other.filter { $0 != new.focus }.map { "Line \($0 + 1): \(new.lines[$0].text)" }
  }

  /// Returns the difference between the lines, or `nil` if too many differ.
  ///
  /// Equal lines at the start and the end are skipped, since most of a screen stays the same.
  private static func difference(
    from old: [SemanticNode.ID], to new: [SemanticNode.ID]
  ) -> [CollectionDifference<SemanticNode.ID>.Change]? {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[start...], new[start...])
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (before, after) = (oldRest.dropLast(end), newRest.dropLast(end))
    guard max(before.count, after.count) <= limit else { return nil }
    return after.difference(from: before).map { change in
      switch change {
      case .remove(let offset, let id, _):
        .remove(offset: offset + start, element: id, associatedWith: nil)
      case .insert(let offset, let id, _):
        .insert(offset: offset + start, element: id, associatedWith: nil)
      }
    }
  }

  /// The report of the removed lines, in descending order, so that the other numbers stay valid.
  private var goneLines: [String] {
    var ranges: [ClosedRange<Int>] = []
    for index in gone.sorted(by: >) {
      if let last = ranges.last, last.lowerBound == index + 1 {
        ranges[ranges.count - 1] = index...last.upperBound
      } else {
        ranges.append(index...index)
      }
    }
    return ranges.map {
      $0.count == 1
        ? "Line \($0.lowerBound + 1) gone."
        : "Lines \($0.lowerBound + 1) to \($0.upperBound + 1) gone."
    }
  }
}
