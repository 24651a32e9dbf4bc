internal import ScreenKitC
internal import Testing

/// Damage to the stored files of the app.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster with files that are not as they should be` {
  enum Damage: CaseIterable {
    case corrupted, truncated, empty, newer, unreadable, impossible
  }

  /// The prefixes of the names of all files after a remembered login.
  static let names = ["ledger", "user", "logins"]

  @Test(arguments: Damage.allCases, names)
  func `sets the files aside, reports it and continues`(damage: Damage, name: String) throws {
    let session = try MusterSession()
    try session.launch()
    try session.remember()
    try session.tmux.press("Enter")
    try session.see("Fire drill", "Announcement", "Published")
    try session.quit()
    let file = try session.folder.file(name)
    try session.folder.damage(file, damage)

    try session.launch()
    if name == "logins" {
      try session.closeNotice("A saved file cannot be used")
      try session.enter()
    } else {
      try session.logInAgain(forgotten: name == "ledger")
    }
    try session.see("Fire drill", "The library", "Muster every weekday")
    #expect(access(file + ".bad-1", F_OK) == 0)
    try session.quit()

    // The new file is usable.
    try session.launch()
    try session.lose("Problem on this device")
    try session.quit()
  }

  @Test func `reports a full disk, loses nothing and continues later`() throws {
    let (session, campus) = (try MusterSession(), try Campus([.numbered(1), .numbered(2)]))
    try session.launch(at: campus.address)
    try session.enter()
    try session.tmux.press("Enter")
    try session.see("Body 1.")
    // A mark that is repeated after the next login would cause another failure on the full disk.
    try eventually("the first mark") { campus.marks.count == 1 ? () : nil }
    try session.quit()
    let before = session.folder.text(try session.folder.file("user"))

    try session.launch(at: campus.address, through: SmallDisk.limit)
    try session.enter()
    try session.see("The announcements could not be saved: file too large.")
    try session.tmux.press("Enter")
    try session.closeNotice("Your muster status could not be saved: file too large.")
    try session.see("Title 2")
    try session.tmux.press("Enter")
    try session.closeNotice("Your read marks could not be saved: file too large.")
    try session.see("Body 2.")
    // The server receives the mark anyway, so the day's muster does not depend on this disk.
    try eventually("a mark of each") { campus.marks.count == 2 ? () : nil }
    #expect(session.folder.text(try session.folder.file("user")) == before)
    try session.quit()

    try session.launch(at: campus.address)
    try session.enter()
    try session.see("Title 1", "Title 2", "read")
    try session.lose("unread")
    try session.quit()
  }

  @Test(.enabled(if: SmallDisk.isPossible, "nothing can be mounted here"))
  func `reports a small full disk, and logs in once there is space`() throws {
    let folder = TemporaryFolder()
    let disk = try SmallDisk(at: folder.path)
    let session = try MusterSession(in: folder)
    try disk.fill()
    try session.launch()
    try session.logIn()
    try session.see("the disk is full", "[ Log in ]")
    disk.empty()
    try session.tmux.press("Enter")
    try session.see("Welcome, anna")
    try session.quit()
  }
}

extension MusterSession {
  /// Logs in, so that this device remembers the user from now on.
  fileprivate func remember() throws {
    try tmux.press("BTab", "Space", "Tab")
    try enter()
  }

  /// Presses the button without a password, which is sufficient unless the service has `forgotten`
  /// the session.
  fileprivate func logInAgain(forgotten: Bool) throws {
    try see("anna", "Not needed on this device")
    try tmux.press("Enter")
    if forgotten {
      try closeNotice("A saved file cannot be used")
      // The focus is on the password, not on the name or the button.
      try see("Your session has ended. Please log in again.", "[anna", "[ Log in ]")
      try tmux.type("north star")
      try tmux.press("Enter")
    }
    try see("Welcome, anna")
    try tmux.press("Enter")
    try lose("Welcome, anna")
    if !forgotten { try closeNotice("A saved file cannot be used") }
  }

  /// Waits for the one notice about the error on this device, and closes it.
  fileprivate func closeNotice(_ texts: String...) throws {
    for text in texts { try see("Problem on this device", text, "OK") }
    try tmux.press("Enter")
    try lose("Problem on this device")
  }
}

extension TemporaryFolder {
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
      // Root can read every file, so an unreadable one must not be a file.
      unlink(file)
      mkdir(file, 0o700)
    }
  }
}
