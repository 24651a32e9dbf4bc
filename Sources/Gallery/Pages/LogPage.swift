import ScreenKitCore

final class LogPage: Page {
  private let lines = LogView(limit: 10_000)
  private let search = SearchField("Search the log")
  private let level = Picker("Minimum level", ["Debug", "Info", "Warning", "Error"])
  private let more = Button("Append 1000")
  private let empty = LogView()
  private var count = 0

  override func makeView() -> View {
    (lines.id, search.id, level.id, more.id) = ("log", "search", "level", "more")
    lines.list.accessibleName = "Log"
    empty.list.accessibleName = "Empty log"
    search.list = lines.list
    lines.layout.flex = 1
    empty.layout.height = .fixed(2)
    search.layout.flex = 1
    append(12)
    return Column(cross: .fill) {
      lines
      Row(spacing: 2) {
        search
        level
        more
      }
      empty
    }
  }

  override func connect() {
    connect(more) { page in
      page.append(1000)
      page.log.record("\(page.lines.lineCount) lines")
    }
    connect(level) { page, index in
      page.lines.leastLevel = LogLine.Level(rawValue: index) ?? .debug
      page.log.record("\(page.lines.shownCount) lines are shown")
    }
    connect(lines, \.onFollow) { page, follows in
      page.log.record(follows ? "The end is followed" : "The end is not followed")
    }
  }

  private func append(_ number: Int) {
    lines.append(
      contentsOf: (count..<count + number).map { number in
        let level: LogLine.Level =
          number % 17 == 11 ? .error : number % 5 == 3 ? .warning : number % 3 == 0 ? .debug : .info
        return LogLine("Request \(number) \(LogPage.words[level] ?? "")", level, time: "09:30")
      })
    count += number
  }

  private static let words: [LogLine.Level: String] = [
    .debug: "has begun", .info: "was answered", .warning: "took 900 ms",
    .error: "failed: no connection",
  ]
}
