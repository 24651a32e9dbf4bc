package import ScreenKitCore

/// Remembers what was told of each screen and panel that is open, and says what is to be told next.
package struct LinearReader {
  /// The screen, and the panels in front of it, as they were told last.
  private var told: [LinearScreen] = []

  package init() {}

  /// Has everything told anew.
  package mutating func forget() { told = [] }

  /// Says what is in front now.
  ///
  /// - Parameters:
  ///   - root: What is in front.
  ///   - panels: How many panels are open.
  /// - Returns: The lines to tell; none where nothing is different.
  package mutating func report(_ root: SemanticNode, panels: Int) -> [String] {
    let screen = LinearScreen(root)
    var closed: [String] = []
    let isKnown = told.contains { $0.id == screen.id }
    while let last = told.last, last.id != screen.id, isKnown || told.count > panels {
      told.removeLast()
      if !told.isEmpty { closed.append("Closed. \(last.heading())") }
    }
    guard let last = told.last, last.id == screen.id else {
      told.append(screen)
      return closed + LinearReport.whole(screen)
    }
    told[told.count - 1] = screen
    let changes = LinearReport.changes(from: last, to: screen)
    // Who comes back is told where.
    let isBack = !closed.isEmpty && last.focusedLine == screen.focusedLine
    return closed + changes + (isBack ? LinearReport.focus(of: screen) : [])
  }
}
