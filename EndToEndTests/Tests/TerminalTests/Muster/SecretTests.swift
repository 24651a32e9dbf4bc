internal import Foundation
internal import MusterAPI
internal import ScreenKitC
internal import Testing

/// Places where others could find a password or a session.
@Suite(.serialized) struct `Muster's secrets` {
  private static let password = "north star"
  private let folder = TemporaryFolder()

  /// Runs the app with all features on, and returns it with a user who is logged in and remembered.
  private func run(_ campus: Campus) throws -> MusterProcess {
    let process = try MusterProcess(
      in: folder, at: campus.address, ["--record", "\(folder.path)/run.cast"])
    try process.terminal.wait(for: "Keep me logged in")
    try process.type("\u{1B}[Z \t", until: "[x]")
    try process.enter()
    try process.read(0)
    return process
  }

  @Test func `are in no recording, only in one file, never visible`() throws {
    let campus = try Campus([.numbered(1)])
    let process = try run(campus)
    process.terminal.type("\u{3}")
    #expect(try process.app.waitForEnd(at: process.terminal) == .exit(0))
    #expect(!process.terminal.transcript.contains(Self.password))
    #expect(!process.terminal.transcript.contains(Campus.token))
    #expect(folder.text("\(folder.path)/run.cast").contains(#","e","key *"]"#))
    try expectSecretsKept()
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGQUIT, SIGTERM])
  func `are in no output of a crash`(signal: Int32) throws {
    let campus = try Campus([.numbered(1)])
    let process = try run(campus)
    process.app.send(signal)
    #expect(try process.app.waitForEnd(at: process.terminal) == .signal(signal))
    #expect(!process.terminal.transcript.contains(Self.password))
    #expect(!process.terminal.transcript.contains(Campus.token))
    try expectSecretsKept()
  }

  @Test(.enabled(if: access("/proc/self/limits", R_OK) == 0, "nothing tells of processes here"))
  func `are in no list of processes and in no core dump`() throws {
    let campus = try Campus([.numbered(1)])
    let process = try run(campus)
    let place = "/proc/\(process.app.number)"
    for file in ["cmdline", "environ", "comm"] {
      let text = folder.text("\(place)/\(file)")
      #expect(!text.isEmpty)
      #expect(!text.contains(Self.password) && !text.contains(Campus.token), "\(file)")
    }
    let limits = folder.text("\(place)/limits").split(separator: "\n")
    let core = try #require(limits.first { $0.hasPrefix("Max core file size") })
    #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"], "\(core)")
  }

  /// Expects the password in no file, and the session only in a file that only its owner can read.
  private func expectSecretsKept() throws {
    let vault = try folder.file("logins")
    for file in folder.files {
      let text = folder.text(file)
      #expect(!text.contains(Self.password), "\(file)")
      #expect(text.contains(Campus.token) == (file == vault), "\(file)")
    }
    #expect(try permissions(vault) == 0o600)
    let place = vault.split(separator: "/").dropLast().joined(separator: "/")
    #expect(try permissions("/" + place) == 0o700)
  }

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
