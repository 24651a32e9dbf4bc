import CLibrary
import Foundation
import Muster
import MusterConformance

/// The program itself, as a separate process.
final class ServerProcess {
  /// The output until the server was ready.
  private(set) var greeting = ""
  private(set) var origin = ""
  var port: Int { Int(origin.split(separator: ":").last ?? "") ?? 0 }
  var processIdentifier: Int32 { process.processIdentifier }
  private let process = Process()
  private let output = Pipe()
  let errors = Pipe()

  /// The path of the program, which is built beside the tests.
  private static var program: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "MusterServer")
  }

  init(_ arguments: [String], environment: [String: String] = [:], input: String = "") throws {
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { send(SIGKILL) } }

  /// Waits until the server listens.
  func waitUntilReady() throws {
    while !greeting.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      greeting += String(decoding: data, as: UTF8.self)
    }
    guard let start = greeting.range(of: "http://127.0.0.1:")?.lowerBound else {
      throw POSIXError(.ECONNREFUSED)
    }
    origin = String(greeting[start...].prefix { $0 != "," })
  }

  func makeService() throws -> PythonDBAdapter { try PythonDBAdapter(withoutTimeLimitAt: origin) }

  /// Kills the server; possible at any moment.
  func kill() {
    send(SIGKILL)
    process.waitUntilExit()
  }

  /// Sends the server the system's signal to end, and returns its status.
  func terminate() -> Int32 {
    send(SIGTERM)
    return waitForEnd()
  }

  /// Waits for the end of the server and returns its status, or -1 if a signal ended it.
  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Waits for the end of the server and returns its status, its output and its errors.
  func finish() -> (status: Int32, output: String, errors: String) {
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let failed = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, greeting + String(decoding: written, as: UTF8.self),
      String(decoding: failed, as: UTF8.self)
    )
  }

  /// Sends the server a signal.
  func send(_ signal: Int32) {
    _ = CLibrary.kill(process.processIdentifier, signal)
  }
}

#if os(Linux)
  extension ServerProcess {
    /// Returns the memory that the server uses, in megabytes.
    func residentMegabytes() throws -> Int {
      let status = try String(
        contentsOfFile: "/proc/\(processIdentifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
      return (Int(line.filter(\.isNumber)) ?? .max) / 1_024
    }

    /// Limits the server's open files and sockets to `count`.
    func limitDescriptors(to count: Int) throws {
      let tool = Process()
      tool.executableURL = URL(filePath: "/usr/bin/prlimit")
      tool.arguments = ["--pid", "\(processIdentifier)", "--nofile=\(count)"]
      try tool.run()
      tool.waitUntilExit()
    }

    /// Waits for a line of the server's log.
    func waitForError() throws -> String {
      String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    }
  }
#endif
