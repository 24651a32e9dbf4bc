internal import ScreenKitC
internal import Testing

/// An app that is used, killed and started again, at its own terminal.
private final class KilledApp {
  private let folder: String
  private var terminal: PseudoTerminal
  private var app: AppProcess
  private var scanned = 0
  private var typed = 0
  private var nextKey = ContinuousClock.now
  /// The time at which each count was seen first; empty before the app shows one.
  private var seen: [(time: ContinuousClock.Instant, count: Int)] = []
  private var death: ContinuousClock.Instant?
  /// The lowest count that the next start has to show.
  private var wanted = 0
  private(set) var kills = 0
  private(set) var failures: [String] = []

  init(_ folder: String) throws {
    self.folder = folder
    (terminal, app) = try KilledApp.start(folder)
  }

  private static func start(_ folder: String) throws -> (PseudoTerminal, AppProcess) {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "SavingApp"), environment: ["XDG_STATE_HOME": folder], at: terminal)
    return (terminal, app)
  }

  /// Reads the app's output, types the next key, or kills the app at its time.
  func step(_ random: inout SystemRandomNumberGenerator) throws {
    while terminal.receive() != nil {}
    scan(&random)
    let now = ContinuousClock.now
    guard let death, now >= nextKey else { return }
    nextKey = now + .milliseconds(30)
    guard now >= death else {
      typed += 1
      return terminal.type("+")
    }
    try die(now)
  }

  private func scan(_ random: inout SystemRandomNumberGenerator) {
    // An incomplete rest is read again in the next step.
    guard let last = terminal.received.lastIndex(of: UInt8(ascii: ";")), last >= scanned else {
      return
    }
    let text = String(decoding: terminal.received[scanned...last], as: UTF8.self)
    scanned = last + 1
    for part in text.split(separator: "count ") {
      guard let count = Int(part.prefix { $0 != ";" }) else { continue }
      if seen.isEmpty { begin(at: count, &random) }
      seen.append((.now, count))
    }
  }

  private func begin(at count: Int, _ random: inout SystemRandomNumberGenerator) {
    if count < wanted || count > typed {
      failures.append("started with \(count), not within \(wanted)...\(typed)")
    }
    if terminal.transcript.contains("cannot be used") { failures.append("a file was of no use") }
    typed = count
    death = .now + .milliseconds(Int.random(in: 0...2500, using: &random))
  }

  private func die(_ now: ContinuousClock.Instant) throws {
    app.send(SIGKILL)
    // The limit has another quarter of a second, for a busy machine.
    let limit = now - .milliseconds(1250)
    wanted = seen.last { $0.time <= limit }?.count ?? seen.first?.count ?? 0
    kills += 1
    (seen, death, scanned) = ([], nil, 0)
    _ = try app.waitForEnd(at: terminal)
    (terminal, app) = try KilledApp.start(folder)
  }
}

@Suite(.serialized) struct `Killed apps` {
  @Test func `lose at most one second in two hundred runs`() throws {
    let folder = TemporaryFolder()
    #expect(try failuresOfTwoHundredLives(in: folder.path) == [])
  }

  /// Kills two hundred apps and returns their failures; all apps have ended then, so none of them
  /// writes any more.
  private func failuresOfTwoHundredLives(in folder: String) throws -> [String] {
    var random = SystemRandomNumberGenerator()
    let apps = try (0..<20).map { try KilledApp("\(folder)/\($0)") }
    try eventually("each app is killed ten times", within: .seconds(240)) {
      for app in apps where app.kills < 11 { try app.step(&random) }
      return apps.allSatisfy { $0.kills >= 11 } ? () : nil
    }
    return apps.flatMap(\.failures)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal saves at once`(signal: Int32) throws {
    let folder = TemporaryFolder()
    for count in ["count 0;", "count 1;"] {
      let terminal = try PseudoTerminal()
      let app = try AppProcess(
        Programs.path(of: "SavingApp"), environment: ["XDG_STATE_HOME": folder.path],
        at: terminal)
      try terminal.wait(for: count)
      terminal.type("+")
      try terminal.wait(for: count == "count 0;" ? "count 1;" : "count 2;")
      app.send(signal)
      #expect(try app.waitForEnd(at: terminal) == .signal(signal))
    }
  }

  @Test func `an error is shown, and the app continues`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(Programs.path(of: "CrashApp"), at: terminal)
    try terminal.waitForFirstFrame()
    terminal.type("e")
    try terminal.wait(for: "thrown by the e key")
    terminal.type("\r")
    terminal.type("q")
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
  }
}
