internal import Testing

/// The frames of random programs in tmux, compared with the headless snapshot.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Frames in a real terminal` {
  @Test(arguments: 1...4)
  func `frame after frame the screen equals the headless picture`(seed: Int) throws {
    let (columns, rows) = [(80, 24), (61, 18), (100, 30), (40, 24)][seed % 4]
    let tmux = try start(seed, columns, rows)
    for turns in stride(from: 4, through: 32, by: 4) {
      for _ in 0..<4 { try tmux.press("n") }
      try tmux.wait(for: snapshot(seed, turns, columns, rows))
    }
  }

  @Test(arguments: [1, 6, 30])
  func `an inline screen equals it too, and earlier lines stay`(lines: Int) throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("clear; seq 1 \(lines)")
    try tmux.waitForPrompt()
    let above = try tmux.history().count
    try tmux.enter("\(Programs.path(of: "FrameApp")) --inline 14 --seed \(lines)")
    for turns in stride(from: 0, through: 24, by: 4) {
      let picture = try snapshot(lines, turns, 80, 24, ["--inline", "14"])
      try eventually("turn \(turns): \(picture)\nbut it is\n\((try? tmux.history()) ?? [])") {
        let history = try tmux.history()
        return history.suffix(picture.count).elementsEqual(picture)
          && history.prefix(above - 1).suffix(lines).elementsEqual((1...lines).map { "\($0)" })
          ? () : nil
      }
      for _ in 0..<4 { try tmux.press("n") }
    }
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `a key redraws a screen that others overwrote`() throws {
    let tmux = try start(5, 80, 24)
    try tmux.press("n", "n", "n")
    let picture = try snapshot(5, 3, 80, 24)
    try tmux.wait(for: picture)
    try tmux.scribble("\u{1B}[5;15r\u{1B}[41m\u{1B}[3;1Hscribbled\u{1B}[J")
    try eventually("a screen that is disturbed") {
      try tmux.lines() == picture ? nil : ()
    }
    try tmux.press("C-l")
    try tmux.wait(for: picture)
    // The next scrolls would reveal a scrolling region that was not reset.
    for _ in 0..<8 { try tmux.press("n") }
    try tmux.wait(for: snapshot(5, 11, 80, 24))
  }

  private func start(_ seed: Int, _ columns: Int, _ rows: Int) throws -> Tmux {
    let tmux = try Tmux(columns: columns, rows: rows)
    try tmux.enter("\(Programs.path(of: "FrameApp")) --seed \(seed)")
    try tmux.wait(for: snapshot(seed, 0, columns, rows))
    return tmux
  }

  private func snapshot(
    _ seed: Int, _ turns: Int, _ columns: Int, _ rows: Int, _ options: [String] = []
  ) throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "FrameApp"),
        [
          "--snapshot", "text", "--size", "\(columns)x\(rows)", "--seed", "\(seed)",
          "--press", String(repeating: "n", count: turns),
        ] + options))
  }
}
