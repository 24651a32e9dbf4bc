internal import MusterAPI
internal import ScreenKitC
internal import Testing

/// Several processes of one user, and processes that are killed at any moment.
@Suite(.serialized) struct `Muster as several processes` {
  @Test func `of one user at once loses no read mark`() throws {
    let campus = try Campus((1...20).map { .numbered($0) })
    // Each read mark stays on the disk, which both processes change.
    campus.answer("POST /api/read-marks", with: .hangUp)
    let folder = TemporaryFolder()
    let (one, two) = try (
      MusterProcess(in: folder, at: campus.address), MusterProcess(in: folder, at: campus.address)
    )
    try one.enter()
    try two.enter()
    for _ in 0..<10 {
      // Each process reads in its own list: a read announcement moves to the end, so others move
      // up.
      try one.read(0)
      try two.read(10)
    }
    // Read marks are sent in the background.
    try eventually("an attempt for each, of \(campus.attempts.count)") {
      campus.attempts.count == 20 ? () : nil
    }
    #expect(campus.marks.isEmpty)
    for process in [one, two] {
      process.app.send(SIGKILL)
      #expect(try process.app.waitForEnd(at: process.terminal) == .signal(SIGKILL))
    }
    campus.answer("POST /api/read-marks", with: nil)
    try MusterProcess(in: folder, at: campus.address).enter()
    #expect(campus.marks == campus.attempts)
    #expect(folder.files.allSatisfy { !$0.contains(".bad-") })
  }

  @Test func `of one user at once musters once`() throws {
    let folder = TemporaryFolder()
    let processes = try (0..<2).map { _ in try MusterProcess(in: folder) }
    for process in processes {
      try process.terminal.wait(for: "Keep me logged in")
      try process.type("anna\rnorth star\r", until: "Welcome")
      try process.type("\r", until: "Fire drill")
    }
    let first = processes[0]
    for _ in 0..<3 {
      try first.type("\u{1B}[H\r", until: "ublished")
      try first.type("\u{1B}", until: "unread", "read,")
    }
    // The other process loads the marks, so its first tab shows no number any more.
    try processes[1].type("\u{1B}[15~", until: "Muster")
    for process in processes { try process.type("2", until: "No muster yet") }
    for process in processes { process.terminal.type("\r\r\r") }
    let ledger = try folder.file("ledger")
    try eventually("a muster") { folder.text(ledger).contains("\"key\":") ? () : nil }
    for process in processes {
      try process.type("1", until: "Fire drill")
      process.terminal.type("\u{3}")
      #expect(try process.app.waitForEnd(at: process.terminal) == .exit(0))
    }
    #expect(folder.text(ledger).ranges(of: "\"key\":").count == 1)
    #expect(folder.files.allSatisfy { !$0.contains(".bad-") })
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `killed at any moment loses nothing and stays locked`(
    seed: UInt64
  ) throws {
    let campus = try Campus((1...12).map { .numbered($0) })
    campus.answer("POST /api/read-marks", with: .hangUp)
    let folder = TemporaryFolder()
    var random = SeededRandom(state: seed)
    let first = try MusterProcess(in: folder, at: campus.address)
    try first.terminal.wait(for: "Keep me logged in")
    // The focus moves to the last box, and on to the first field.
    try first.type("\u{1B}[Z \t", until: "[x]")
    try first.enter()
    first.app.send(SIGKILL)
    #expect(try first.app.waitForEnd(at: first.terminal) == .signal(SIGKILL))

    for _ in 0..<12 { try runUntilKilled(after: random.below(900), in: folder, at: campus) }

    #expect(!campus.routes.contains("POST /api/muster"))
    campus.answer("POST /api/read-marks", with: nil)
    // Requests of a killed process must not count.
    campus.stop()
    try campus.start()
    let last = try MusterProcess(in: folder, at: campus.address)
    try last.terminal.wait(for: "Not needed on this device")
    #expect(campus.routes == [], "asked without a press, seed \(seed)")
    try last.enter(remembered: true)
    #expect(!campus.attempts.isEmpty, "seed \(seed)")
    #expect(campus.marks.isSuperset(of: campus.attempts), "seed \(seed)")
    #expect(!campus.routes.contains("POST /api/muster"))
    #expect(folder.files.allSatisfy { !$0.contains(".bad-") }, "\(folder.files), seed \(seed)")
    #expect(!last.terminal.transcript.contains("Problem on this device"))
  }

  /// Logs in by a press and reads one announcement after the other until the time is up.
  private func runUntilKilled(
    after milliseconds: Int, in folder: TemporaryFolder, at campus: Campus
  ) throws {
    let process = try MusterProcess(in: folder, at: campus.address)
    try process.terminal.wait(for: "Not needed on this device")
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    // There are no waits: each key arrives while other work may still be in progress.
    for keys in ["\r", "\r"] + Array(repeating: "\r", count: 6).flatMap({ [$0, "\u{1B}"] }) {
      process.terminal.type(keys)
      let next = min(end, ContinuousClock.now + .milliseconds(60))
      try eventually("a moment") {
        while process.terminal.receive() != nil {}
        return ContinuousClock.now >= next ? () : nil
      }
      if ContinuousClock.now >= end { break }
    }
    process.app.send(SIGKILL)
    let ending = try process.app.waitForEnd(at: process.terminal)
    #expect(ending == .signal(SIGKILL), "\(process.terminal.transcript.debugDescription)")
  }
}

/// Random numbers that a seed determines (SplitMix64).
private struct SeededRandom {
  var state: UInt64

  mutating func below(_ limit: UInt64) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % limit)
  }
}
