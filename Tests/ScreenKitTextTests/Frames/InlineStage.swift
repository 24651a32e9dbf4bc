import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// A stage that shows a tree of views in some rows of a terminal emulator, below the output of a
/// shell.
@MainActor
final class InlineStage: @MainActor CustomStringConvertible {
  let application: Application
  let surface: TextSurface
  var terminal: ScreenReplay
  private(set) var frames: [[UInt8]] = []
  let options: TextOptions
  /// The number of lines that the shell has written.
  let lines: Int

  init(
    _ view: View, rows: Int, below lines: Int, of size: CellSize,
    leaving remains: TextPlacement.Remains = .lastFrame, options: TextOptions = TextOptions()
  ) {
    var options = options
    options.placement = .inline(rows: rows, leaving: remains)
    self.options = options
    self.lines = lines
    let row = min(lines, size.rows - 1)
    terminal = ScreenReplay(size: size, inlineRow: row)
    surface = TextSurface(size: options.placement.extent(in: size), options: options)
    application = Application(root: PlainScreen(view), surface: surface, clock: ManualClock())
    for line in 0..<lines { write("shell \(line)", line - (lines - row)) }
    surface.output.write = { [weak self] in self?.take(Array($0)) }
    application.start()
  }

  private func write(_ text: String, _ row: Int) {
    let cells = text.prefix(terminal.size.columns).map { ScreenReplay.Place(String($0)) }
    let blanks = Array(
      repeating: ScreenReplay.Place(" "), count: terminal.size.columns - cells.count)
    if row < 0 {
      terminal.scrollback.append(cells + blanks)
    } else {
      terminal.rows[row] = cells + blanks
    }
  }

  /// Makes changes in one turn, and returns the bytes written for them.
  @discardableResult
  func change(_ body: () -> Void) -> Int {
    let before = frames.count
    body()
    application.run {}
    return frames[before...].reduce(0) { $0 + $1.count }
  }

  /// Overwrites cells of the app's rows, from the cursor on.
  func disturb(using random: inout SeededGenerator) {
    let start = terminal.scrollback.isEmpty ? lines : lines - terminal.scrollback.count
    for row in start..<start + surface.snapshot.size.rows {
      for column in 0..<terminal.size.columns where random.oneIn(2) {
        terminal.put("?", width: 1, at: (column, row))
      }
    }
    terminal.pen = CellStyle(.ansi(1), on: .ansi(2), .bold)
    terminal.link = "http://example.com/left-open"
    terminal.modes.showsCursor.toggle()
    terminal.cursor = nil
  }

  /// The rows from the first line of the shell to the end of the screen.
  private var all: [[ScreenReplay.Place]] { terminal.scrollback + terminal.rows }

  /// Whether the shell's lines are unchanged, the app's rows are below them, and the rest is blank.
  var isTruthful: Bool {
    let app = surface.snapshot.places(colors: options.colors)
    let shell = (0..<lines).allSatisfy { text(of: all[$0]) == shellLine($0) }
    let end = min(all.count, lines + app.count)
    return shell && Array(all[lines..<end]) == app
      && all[end...].allSatisfy { text(of: $0).isEmpty }
  }

  /// The row of the cursor, counted from the first line of the shell.
  var cursorLine: Int? { terminal.cursor.map { terminal.scrollback.count + $0.row } }

  var description: String {
    all.map { "|" + $0.map(\.text).joined() + "|" }.joined(separator: "\n")
  }

  private func shellLine(_ line: Int) -> String {
    text(of: "shell \(line)".prefix(terminal.size.columns).map { ScreenReplay.Place(String($0)) })
  }

  /// Returns the visible text of a line, without blanks at its end.
  func text(of line: some Sequence<ScreenReplay.Place>) -> String {
    String(line.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
  }

  /// Returns the line with the number, counted from the first one of the shell.
  func line(_ number: Int) -> String { text(of: all[number]) }

  /// Whether the app has marked its rows as a prompt.
  var hasPrompt: Bool {
    frames.contains { String(decoding: $0, as: UTF8.self).contains("\u{1B}]133;A\u{1B}\\") }
  }

  private func take(_ bytes: [UInt8]) {
    frames.append(bytes)
    do {
      try terminal.play(bytes)
    } catch {
      Issue.record(error)
    }
  }
}
