internal import ScreenKitC

/// Muster on a pseudo-terminal, whose keys are typed as soon as it responds.
final class MusterProcess {
  let terminal: PseudoTerminal
  let app: AppProcess
  /// The number of bytes written before the last key.
  private var start = 0

  init(
    in folder: TemporaryFolder, at server: String? = nil, _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal(columns: 60, rows: 50)
    let place = server.map { ["--server", $0] } ?? []
    app = try AppProcess(
      Programs.path(of: "MusterDemo"), ["--folder", "\(folder.path)/d"] + place + arguments,
      environment: environment, at: terminal)
  }

  /// Types `keys` and waits until the app has then written one of `texts`.
  func type(_ keys: String, until texts: String...) throws {
    start = terminal.received.count
    terminal.type(keys)
    let wanted = texts.map { Array($0.utf8) }
    try eventually("\(texts) in \(terminal.transcript.suffix(3_000).debugDescription)") {
      while terminal.receive() != nil {}
      let news = terminal.received[start...]
      return wanted.contains { news.firstRange(of: $0) != nil } ? () : nil
    }
  }

  /// Logs in with a password, or only by a press if this device remembers the user.
  func enter(remembered: Bool = false) throws {
    try terminal.wait(for: remembered ? "Not needed on this device" : "Keep me logged in")
    try type(remembered ? "\r" : "anna\rnorth star\r", until: "Welcome")
    try type("\r", until: "Title")
  }

  /// Opens the item `row` rows below the first one, and goes back.
  func read(_ row: Int) throws {
    try type("\u{1B}[H" + String(repeating: "\u{1B}[B", count: row) + "\r", until: "Body")
    try type("\u{1B}", until: "Title")
  }
}
