public import ArgumentParser
internal import Foundation
public import Logging
internal import ServerParts
internal import UnixSignals

/// Writes a line at once, also if the output is not a terminal, with all other characters escaped.
public func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line.escapedForTerminal + "\n").utf8))
}

extension ParsableArguments {
  /// Prints an error, whose text can contain any characters of the arguments, and exits.
  public static func end(with error: any Error) -> Never {
    let (status, message) = (exitCode(for: error), fullMessage(for: error))
    let text = CommandLine.arguments.reduce(message) { text, argument in
      let escaped = argument.escapedForTerminal
      return argument == escaped ? text : text.replacing(argument, with: escaped)
    }
    let output = status.isSuccess ? FileHandle.standardOutput : .standardError
    if !text.isEmpty { try? output.write(contentsOf: Data((text + "\n").utf8)) }
    Foundation.exit(status.rawValue)
  }
}

extension AsyncStream<Void> {
  /// Returns the signals to stop that arrive from now on.
  public static func stopSignals() async -> AsyncStream<Void> {
    let trapped = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let (stream, continuation) = makeStream()
    Task { for await _ in trapped { continuation.yield() } }
    return stream
  }
}

extension Logger {
  /// Creates the log of a server on the standard error output.
  public init(server label: String, isQuiet: Bool) {
    self.init(label: label) { StreamLogHandler.standardError(label: $0) }
    logLevel = isQuiet ? .warning : .info
  }
}
