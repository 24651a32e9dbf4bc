import ScreenKitCore

/// A list of a million rows, scrolled by rows, by pages, and to its end.
final class LongList: FrameScreen {
  private static let height = 24
  private let list = List(
    (0..<1_000_000).map { number in
      let digits = String(number)
      let zeros = String(repeating: "0", count: 7 - digits.count)
      return "Row \(zeros)\(digits)  item text \(number * 37 % 1000)"
    })
  private var run = 0

  override func makeView() -> View {
    list.highlightedRow = RowIndex(LongList.height - 1)
    return list
  }

  override var runs: [(name: String, frames: Int)] {
    [("scroll", frames), ("page", frames), ("end", 1)]
  }

  override func advance(to frame: Int) {
    if frame == 0 { run += 1 }
    let row = list.highlightedRow?.row ?? 0
    let next =
      switch run {
      case 1: row + 1
      case 2: row + LongList.height
      default: list.rowCount - 1
      }
    list.highlightedRow = RowIndex(next)
  }
}
