internal import Testing

@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `The gallery in a real terminal` {
  static let sizes: [(columns: Int, rows: Int)] = [(20, 6), (80, 24), (200, 60)]

  @Test(arguments: sizes, ["terminal", "cupertino", "material"])
  func `the first screen and a page equal the headless pictures`(
    size: (columns: Int, rows: Int), look: String
  ) throws {
    let tmux = try Tmux(columns: size.columns, rows: size.rows)
    try tmux.enter("\(Programs.path(of: "Gallery")) --look \(look)")
    try tmux.wait(for: snapshot(size, look))
    try tmux.type("/text v")
    try tmux.wait(for: snapshot(size, look, pressing: "/text v"))
    try tmux.press("Enter", "a")
    try eventually("the text view takes the letter") {
      try tmux.lines().contains { $0.contains("aType") } ? () : nil
    }
    try tmux.press("C-c")
    try tmux.waitForPrompt()
  }

  @Test func `the look can be changed while it runs`() throws {
    let size = (columns: 80, rows: 24)
    let tmux = try Tmux(columns: size.columns, rows: size.rows)
    try tmux.enter("\(Programs.path(of: "Gallery"))")
    try tmux.wait(for: snapshot(size, "terminal"))
    for look in ["material", "cupertino", "terminal"] {
      try tmux.press("C-p")
      try tmux.type("look: \(look)")
      try tmux.press("Enter")
      try tmux.wait(for: snapshot(size, look))
    }
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  @Test func `a resized window switches between arrangements and back`() throws {
    let tmux = try Tmux(columns: 80, rows: 24)
    try tmux.enter("\(Programs.path(of: "Gallery"))")
    for size in Self.sizes + Self.sizes.reversed() {
      try tmux.resize(columns: size.columns, rows: size.rows)
      try tmux.wait(for: snapshot(size, "terminal"))
    }
    try tmux.press("q")
    try tmux.waitForPrompt()
  }

  private func snapshot(
    _ size: (columns: Int, rows: Int), _ look: String, pressing keys: String = ""
  ) throws -> [String] {
    try Tmux.trimmed(
      Programs.output(
        of: Programs.path(of: "Gallery"),
        [
          "--look", look, "--snapshot", "text", "--size", "\(size.columns)x\(size.rows)",
          "--press", keys,
        ]))
  }
}
