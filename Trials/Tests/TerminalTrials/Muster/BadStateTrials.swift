internal import Testing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What can become of the files that the app keeps.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster with files that are not as they should be` {
  enum Damage: CaseIterable {
    case corrupted, truncated, empty, newer, unreadable, impossible
  }

  /// Each file that there is after a remembered login, by the beginning of its name.
  static let names = ["ledger", "user", "logins"]

  @Test(arguments: Damage.allCases, names)
  func `sets them aside, says so, and goes on`(damage: Damage, name: String) throws {
    let trial = try MusterTrial()
    try trial.launch()
    try trial.remember()
    try trial.tmux.press("Enter")
    try trial.see("Fire drill", "Announcement", "published")
    try trial.quit()
    let file = try trial.folder.file(name)
    try trial.folder.damage(file, damage)

    try trial.launch()
    if name == "logins" {
      try trial.closeNotice("A saved file cannot be used")
      try trial.enter()
    } else {
      try trial.logInAgain(forgotten: name == "ledger")
    }
    try trial.see("Fire drill", "The library", "Muster every weekday")
    #expect(access(file + ".bad-1", F_OK) == 0)
    try trial.quit()

    // The new file is good.
    try trial.launch()
    try trial.lose("Problem on this device")
    try trial.quit()
  }

  @Test func `says that the disk is full, loses nothing, and goes on when there is room`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus([.numbered(1), .numbered(2)]))
    try trial.launch(at: campus.address)
    try trial.enter()
    try trial.tmux.press("Enter")
    try trial.see("Body 1.")
    try trial.quit()
    let before = trial.folder.text(try trial.folder.file("user"))

    try trial.launch(at: campus.address, through: SmallDisk.limit)
    try trial.enter()
    try trial.see("The announcements could not be saved: file too large.")
    try trial.tmux.press("Enter")
    try trial.closeNotice("Your muster status could not be saved: file too large.")
    try trial.see("Title 2")
    try trial.tmux.press("Enter")
    try trial.closeNotice("Your read marks could not be saved: file too large.")
    try trial.see("Body 2.")
    // The server has it all the same, so that the day's muster does not hang on this disk.
    try eventually("a mark of each") { campus.marks.count == 2 ? () : nil }
    #expect(trial.folder.text(try trial.folder.file("user")) == before)
    try trial.quit()

    try trial.launch(at: campus.address)
    try trial.enter()
    try trial.see("Title 1", "Title 2", "read")
    try trial.lose("unread")
    try trial.quit()
  }

  @Test(.enabled(if: SmallDisk.isPossible, "nothing can be mounted here"))
  func `says so on a small disk too, and lets in as soon as there is room`() throws {
    let folder = TrialFolder()
    let disk = try SmallDisk(at: folder.path)
    let trial = try MusterTrial(in: folder)
    try disk.fill()
    try trial.launch()
    try trial.logIn()
    try trial.see("the disk is full", "[ Log in ]")
    disk.empty()
    try trial.tmux.press("Enter")
    try trial.see("Welcome, anna")
    try trial.quit()
  }
}

extension MusterTrial {
  /// Logs in so that this device knows the user from now on.
  fileprivate func remember() throws {
    try tmux.press("BTab", "Space", "Tab")
    try enter()
  }

  /// Presses without a password, which is enough unless the service `forgot` the session.
  fileprivate func logInAgain(forgotten: Bool) throws {
    try see("anna", "you are remembered")
    try tmux.press("Enter")
    if forgotten {
      try closeNotice("A saved file cannot be used")
      try see("Your session has ended. Please log in again.", "‹Password")
      try tmux.type("north star")
      try tmux.press("Enter")
    }
    try see("Welcome, anna")
    try tmux.press("Enter")
    try lose("Welcome, anna")
    if !forgotten { try closeNotice("A saved file cannot be used") }
  }

  /// Waits for the one notice of what went wrong on this device, and closes it.
  fileprivate func closeNotice(_ texts: String...) throws {
    for text in texts { try see("Problem on this device", text, "OK") }
    try tmux.press("Enter")
    try lose("Problem on this device")
  }
}

extension TrialFolder {
  fileprivate func damage(
    _ file: String, _ damage: `Muster with files that are not as they should be`.Damage
  ) throws {
    let text = text(file)
    switch damage {
    case .corrupted: write("\u{0}\u{1B}[2J" + text.dropFirst(10), to: file)
    case .truncated: write(String(text.prefix(text.count / 2)), to: file)
    case .empty: write("", to: file)
    case .newer: write(text.replacing("\"version\":1", with: "\"version\":2"), to: file)
    case .impossible: write(text.replacing("\"version\":1", with: "\"version\":1e99"), to: file)
    case .unreadable:
      guard geteuid() == 0 else { return _ = chmod(file, 0) }
      // Nothing is unreadable to root but what is no file.
      unlink(file)
      mkdir(file, 0o700)
    }
  }
}
