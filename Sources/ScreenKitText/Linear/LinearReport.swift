internal import ScreenKitCore

/// The lines that tell of a screen, or of how it became another.
///
/// Whoever applies the changes, one after the other, to the lines told before has those of the new
/// screen. Lines are counted from 1.
package enum LinearReport {
  /// All lines under a heading.
  static func whole(_ screen: LinearScreen, isAgain: Bool = false) -> [String] {
    [screen.heading(isAgain: isAgain)] + screen.lines.map(\.text) + focus(of: screen)
  }

  /// Where the focus is; nothing where nothing has it.
  static func focus(of screen: LinearScreen) -> [String] {
    screen.focus.map { ["Focus, line \($0 + 1): \(screen.lines[$0].text)"] } ?? []
  }

  /// What `new` has that `old` had not, and the other way round, and at last where the focus is.
  ///
  /// Where more than half of it is different, all of it is told anew.
  static func changes(from old: LinearScreen, to new: LinearScreen) -> [String] {
    guard old.heading() == new.heading(), let steps = Steps(from: old, to: new) else {
      return whole(new, isAgain: true)
    }
    let isSame = old.focusedLine == new.focusedLine
    if isSame, new.focus.map({ !steps.come.contains($0) }) ?? true { return steps.lines(of: new) }
    return steps.lines(of: new) + (new.focus == nil ? ["No focus."] : focus(of: new))
  }
}

/// Which lines went, came, and became others.
private struct Steps {
  /// The most lines that are compared one by one.
  private static let limit = 400

  /// Indices in the old lines.
  private(set) var gone: [Int] = []
  /// Indices in the new lines.
  private(set) var come: Set<Int> = []
  private var other: [Int] = []

  /// `nil` if more than half is different.
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

  /// In an order in which each number is right when it is told.
  ///
  /// The line with the focus is told of in any case.
  func lines(of new: LinearScreen) -> [String] {
    goneLines + come.sorted().map { "New line \($0 + 1): \(new.lines[$0].text)" }
      + other.filter { $0 != new.focus }.map { "Line \($0 + 1): \(new.lines[$0].text)" }
  }

  /// The difference in the middle, since most of a screen stays; `nil` if too much is different.
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

  /// From the last one on, so that the numbers of the others stay what they were.
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
