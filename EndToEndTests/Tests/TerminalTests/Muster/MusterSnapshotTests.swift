internal import Testing

@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster's screens in a real terminal` {
  static let sizes: [(columns: Int, rows: Int)] = [(40, 12), (80, 24), (200, 60)]

  @Test(arguments: sizes, ["terminal", "cupertino", "material"])
  func `equal the headless pictures, from Login on`(
    size: (columns: Int, rows: Int), look: String
  ) throws {
    let folder = TemporaryFolder()
    let tmux = try Tmux(columns: size.columns, rows: size.rows)
    let program = try Programs.path(of: "MusterDemo")
    try tmux.enter("\(program) --look \(look) --folder \(folder.path)/terminal")
    var typed = ""
    for keys in ["", "anna\rnorth star\r", "\r", "2", "3", "1"] {
      typed += keys
      // The Enter key sends a carriage return.
      if !keys.isEmpty { try tmux.type(keys) }
      let picture = try Programs.output(
        of: program,
        [
          "--look", look, "--folder", "\(folder.path)/headless", "--snapshot", "text", "--size",
          "\(size.columns)x\(size.rows)", "--press", typed,
        ])
      try tmux.wait(for: Tmux.trimmed(picture))
    }
    try tmux.press("C-c")
    try tmux.waitForPrompt()
  }
}
