import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One of the programs of Servers/WebHost, as a separate process.
final class WebProcess {
  /// The address that the program printed.
  private(set) var address = ""
  private let process = Process()
  let output = Pipe()
  let input = Pipe()

  /// Starts a program and waits until it listens.
  init(_ name: String, _ arguments: [String] = []) throws {
    process.executableURL = URL(filePath: try Self.folder() + "/" + name)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    // The log helps to understand a failed test.
    process.standardError = FileHandle.standardError
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError(description: "\(name) did not start") }
      text += String(decoding: data, as: UTF8.self)
    }
    guard let start = text.range(of: "http") else {
      throw BrowserError(description: "\(name) said \(text)")
    }
    address = String(text[start.lowerBound...].prefix { !$0.isWhitespace })
  }

  deinit { if process.isRunning { kill() } }

  /// The port of the program.
  var port: String { String(URL(string: address)?.port ?? 0) }

  /// Returns a figure of `/metrics`.
  func figure(_ name: String) async throws -> Int {
    guard let url = URL(string: address + "metrics") else { return 0 }
    let (data, _) = try await URLSession.shared.data(from: url)
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("screenkit_web_\(name) ") }
    return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
  }

  /// Waits until a figure of `/metrics` satisfies a condition.
  func wait(for name: String, _ isWanted: (Int) -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if isWanted(try await figure(name)) { return }
      await Task.yield()
    }
    throw BrowserError(
      description: "waited in vain for \(name), which is \(try await figure(name))")
  }

  private static func folder() throws -> String {
    guard let folder = ProcessInfo.processInfo.environment["SCREENKIT_WEB_BIN_DIR"] else {
      throw BrowserError(
        description: "SCREENKIT_WEB_BIN_DIR names no folder; Scripts/check.sh browser sets it")
    }
    return folder
  }

  /// Kills the process.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Asks the process to end, and returns its status.
  func stop() -> Int32 {
    process.terminate()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
