import Foundation
import Muster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program itself, as a process of its own.
final class ServerProcess {
  /// What it wrote until it was ready.
  private(set) var greeting = ""
  private(set) var origin = ""
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Beside the tests, where everything is built to.
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

  /// Waits until it listens.
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

  func makeService() throws -> PythonDBAdapter { PythonDBAdapter(try ServerAddress(origin)) }

  /// Ends it in the middle of whatever it does.
  func kill() {
    Self.send(SIGKILL, process.processIdentifier)
    process.waitUntilExit()
  }

  /// Has it end as the system would, and gives its status.
  func terminate() -> Int32 {
    Self.send(SIGTERM, process.processIdentifier)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Waits for its end and gives its status, its output and its errors.
  func finish() -> (status: Int32, output: String, errors: String) {
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let failed = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, greeting + String(decoding: written, as: UTF8.self),
      String(decoding: failed, as: UTF8.self)
    )
  }

  private static func send(_ signal: Int32, _ process: Int32) {
    #if canImport(Glibc)
      Glibc.kill(process, signal)
    #else
      Darwin.kill(process, signal)
    #endif
  }
}
