internal import ProcessSpawn
internal import ScreenKitC

/// A program under test.
final class AppProcess {
  /// The way in which a process ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  private let process: pid_t
  private var ending: Ending?

  /// Starts `program` at `terminal`; a given stream replaces the terminal.
  init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    at terminal: PseudoTerminal, input: Int32? = nil, output: Int32? = nil, error: Int32? = nil
  ) throws {
    let defaults = [
      "TERM": "xterm-256color", "PATH": Programs.environment("PATH") ?? "/usr/bin:/bin",
      "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "interactive=no,color=no",
    ]
    let variables = defaults.merging(environment) { _, given in given }
    let end = terminal.programEnd
    process = withPointers(to: [program] + arguments) { arguments in
      withPointers(to: variables.map { "\($0)=\($1)" }) { variables in
        process_spawn(
          program, arguments, variables, end, input ?? end, output ?? end, error ?? end)
      }
    }
    guard process > 0 else { throw EndToEndError(description: "cannot start \(program)") }
  }

  deinit {
    guard ending == nil else { return }
    send(SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The memory that the process uses, in bytes; `nil` if the system does not report it.
  var residentBytes: Int? {
    let file = open("/proc/\(process)/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = max(0, read(file, &text, text.count))
    let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// The process identifier.
  var number: pid_t { process }

  /// Waits for the end, while `terminal` continues to read the output.
  func waitForEnd(at terminal: PseudoTerminal) throws -> Ending {
    let ending = try eventually("the process ends; it wrote \(terminal.transcript)") {
      while terminal.receive() != nil {}
      return poll()
    }
    while terminal.receive() != nil {}
    return ending
  }

  private func poll() -> Ending? {
    var status: Int32 = 0
    guard ending == nil, waitpid(process, &status, WNOHANG) == process else { return ending }
    let signal = status & 0x7f
    ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    return ending
  }
}

/// Calls `body` with the strings as a C array that ends with `nil`.
private func withPointers<Result>(
  to strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return try body(copies + [nil])
}
