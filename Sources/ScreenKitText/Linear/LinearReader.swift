import ScreenKitCore

/// A reporter of changes, with the last reported state of each open screen and panel.
@MainActor
struct LinearReader {
  /// The last reported state of the screen and of the panels in front of it.
  private var told: [LinearScreen] = []

  init() {}

  /// Returns the node of the line with `number`, counted from 1; `nil` if there is none.
  func node(inLine number: Int) -> SemanticNode.ID? {
    guard let lines = told.last?.lines, lines.indices.contains(number - 1) else { return nil }
    return lines[number - 1].id
  }

  /// Discards the reported state, so that the next report is complete.
  mutating func forget() { told = [] }

  /// Returns the lines that report the current front screen or panel.
  ///
  /// - Parameters:
  ///   - root: The semantic tree of the front screen or panel.
  ///   - panels: The number of open panels.
  /// - Returns: The lines to report; empty if nothing changed.
  mutating func report(_ root: SemanticNode, panels: Int) -> [String] {
    let screen = LinearScreen(root)
    var closed: [String] = []
    let isKnown = told.contains { $0.id == screen.id }
    while let last = told.last, last.id != screen.id, isKnown || told.count > panels {
      told.removeLast()
      if !told.isEmpty { closed.append(Strings.current.spoken.lines.closed(last.heading())) }
    }
    guard let last = told.last, last.id == screen.id else {
      told.append(screen)
      return closed + LinearReport.whole(screen)
    }
    told[told.count - 1] = screen
    let changes = LinearReport.changes(from: last, to: screen)
    // The focused line is reported again when the user returns to a screen.
    let isBack = !closed.isEmpty && last.focusedLine == screen.focusedLine
    return closed + changes + (isBack ? LinearReport.focus(of: screen) : [])
  }
}
