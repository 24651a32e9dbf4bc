import ScreenKitCore

/// A line of a log.
struct LogLine: Identifiable {
  enum Level: Int { case info, warning, error }

  let id: Int
  var level: Level
  var text: String
}

/// A log that grows.
final class Log: Model {
  @Observed private(set) var count = 0
  private(set) var lines: [LogLine] = []

  func write(_ level: LogLine.Level, _ text: String) {
    lines.append(LogLine(id: lines.count, level: level, text: text))
    count = lines.count
  }
}

/// A screen that follows the newest lines of a log, unless the user reads older ones.
final class LogScreen: Controller {
  private let log: Log
  private let follow = Checkbox("Follow", value: true)
  private let onlyErrors = Checkbox("Only errors")
  private let list = List<LogLine>([], text: \.text, row: { Label() }) { label, line in
    label.text = line.text
    label.style.tint =
      switch line.level {
      case .info: .standard
      case .warning: .warning
      case .error: .negative
      }
  }

  init(_ log: Log) {
    self.log = log
  }

  override func makeView() -> View {
    title = "Log"
    list.accessibleName = "Lines"
    list.layout.flex = 1
    return Column(cross: .fill) {
      Row(spacing: 2) {
        follow
        onlyErrors
      }
      list
    }
  }

  override func connect() {
    connect(onlyErrors) { screen, _ in screen.refresh() }
    // A user who moves to an older line reads it, so new lines must not scroll it away.
    connect(list, \.onHighlight) { screen, line in
      screen.follow.value = line.id == screen.log.lines.last?.id
    }
    refresh(when: log, \.count)
  }

  override func refresh() {
    list.items = log.lines.filter { !onlyErrors.value || $0.level == .error }
    guard follow.value, list.rowCount > 0 else { return }
    list.highlightedRow = RowIndex(list.rowCount - 1)
  }
}
