import Foundation

/// A program as a separate process, which ends with the test.
final class HostProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts a program by its path.
  ///
  /// - Parameters:
  /// - path: The path of the program.
  /// - arguments: Its arguments.
  /// - environment: Variables beside those of the tests.
  /// - line: Whether to wait for its first line, which a host prints when it accepts connections.
  /// - Throws: An error if it does not start.
  init(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    untilLine line: Bool
  ) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
    guard line else { return }
    guard !output.fileHandleForReading.availableData.isEmpty else {
      throw POSIXError(.ECONNREFUSED)
    }
  }

  deinit { if process.isRunning { kill() } }

  /// Starts `TypingWeb`, which is built beside the tests.
  static func typingWeb(port: UInt16, origin: String, store: String) throws -> HostProcess {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let many = "100000"
    return try HostProcess(
      folder.appending(path: "TypingWeb").path,
      [
        "--quiet", "--port", "\(port)", "--origin", origin, "--trusted-proxy", "127.0.0.1",
        "--store", store, "--sessions-per-address", many, "--connections-per-address", many,
      ], untilLine: true)
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
