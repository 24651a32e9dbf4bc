internal import ScreenKitC

/// A real terminal, run by a separate tmux server.
final class Tmux {
  /// Whether tests with tmux run; where they are required, a missing tmux fails them.
  static var isWanted: Bool {
    program != nil || Programs.environment("SCREENKIT_REQUIRE_TMUX") != nil
  }

  private static var program: String? { Programs.installed("tmux") }

  private let program: String
  // Each server has a separate socket, because the previous one may still be ending.
  private let socket = "/tmp/screenkit-test-\(getpid())-\(Int.random(in: 0..<1_000_000))"

  /// Opens a window with a shell whose prompt is `test$ `.
  init(columns: Int, rows: Int) throws {
    guard let program = Self.program else {
      throw EndToEndError(description: "tmux is required, but not installed")
    }
    self.program = program
    try run(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "exec env PS1='test$ ' ENV= HOME= XDG_STATE_HOME= sh -i")
    try waitForPrompt()
  }

  deinit {
    _ = try? run("kill-server")
    unlink(socket)
  }

  /// Presses keys by the names of tmux: `Enter`, `C-z`, `2`.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Types a command line into the shell.
  func enter(_ command: String) throws {
    try run("send-keys", "-l", command)
    try press("Enter")
  }

  /// Types `text` literally.
  func type(_ text: String) throws { try run("send-keys", "-l", text) }

  func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Writes bytes to the screen without the running program.
  func scribble(_ text: String) throws {
    let terminal = try run("display-message", "-p", "#{pane_tty}").filter { !$0.isNewline }
    let file = open(terminal, O_WRONLY | O_NOCTTY)
    defer { close(file) }
    _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  /// Returns the process group in the foreground of the terminal.
  func foregroundJob() throws -> pid_t {
    let shell = try run("display-message", "-p", "#{pane_pid}").filter(\.isNumber)
    let job = try Programs.output(of: "/bin/ps", ["-o", "tpgid=", "-p", shell])
    guard let group = pid_t(job.filter(\.isNumber)), group > 1 else {
      throw EndToEndError(description: "no job in the foreground: \(job)")
    }
    return group
  }

  /// Returns the title that the program has set for the window.
  func title() throws -> String {
    try run("display-message", "-p", "#{pane_title}").filter { !$0.isNewline }
  }

  /// Returns the line modes of the terminal, and the modes of its screen and keyboard.
  func state() throws -> String {
    let flags = [
      "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
      "mouse_any_flag", "origin_flag", "wrap_flag", "pane_title",
    ]
    let modes = try run("display-message", "-p", flags.map { "#{\($0)}" }.joined(separator: " "))
    let terminal = try run("display-message", "-p", "#{pane_tty}").filter { !$0.isNewline }
    let file = open(terminal, O_RDWR | O_NOCTTY)
    defer { close(file) }
    var lineModes = termios()
    tcgetattr(file, &lineModes)
    return modes + withUnsafeBytes(of: &lineModes) { "\(Array($0))" }
  }

  /// Returns the screen, without blanks at the end of lines and blank lines at its end.
  func lines() throws -> [String] { Self.trimmed(try run("capture-pane", "-p")) }

  /// Returns the screen with all lines that have scrolled out at its top.
  func history() throws -> [String] { Self.trimmed(try run("capture-pane", "-p", "-S", "-")) }

  /// Waits until the shell is ready for a command.
  func waitForPrompt() throws {
    try eventually("a prompt in \((try? lines()) ?? [])") {
      try lines().last == "test$" ? () : nil
    }
  }

  /// Waits until an app has the screen, so that no key is for the shell.
  func waitForApp() throws {
    try eventually("an app in \((try? lines()) ?? [])") {
      try run("display-message", "-p", "#{alternate_on}").hasPrefix("1") ? () : nil
    }
  }

  /// Waits until the screen shows exactly `picture`.
  func wait(for picture: [String]) throws {
    try eventually("the screen is\n\(picture)\nbut it is\n\((try? lines()) ?? [])") {
      try lines() == picture ? () : nil
    }
  }

  static func trimmed(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  @discardableResult private func run(_ arguments: String...) throws -> String {
    try run(arguments)
  }

  @discardableResult private func run(_ arguments: [String]) throws -> String {
    try Programs.output(of: program, ["-S", socket] + arguments)
  }
}
