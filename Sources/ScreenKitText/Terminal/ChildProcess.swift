internal import ScreenKitC
internal import ScreenKitCore

/// A child process that shares the app's terminal and process group.
///
/// Because both belong to one job, Ctrl-Z stops both and the shell's `fg` resumes both.
struct ChildProcess: Sendable {
  private let name: String
  private let process: pid_t

  /// Starts `program` with no signal blocked and with the default actions for `signals`.
  ///
  /// - Throws: ``ExternalProgramError`` if the program cannot be started.
  init(
    _ program: ExternalProgram, resetting signals: [Int32]
  ) throws(ExternalProgramError) {
    name = program.name
    let arguments = [program.name] + program.arguments
    let added = program.environment.map { "\($0)=\($1)" }
    guard !(arguments + added).contains(where: { $0.utf8.contains(0) }) else {
      throw .refused(program.name, code: EINVAL)
    }
    let kept = ProcessStart.environment(without: program.environment.keys)
    let (process, code) = ProcessStart.spawn(
      arguments.map { Array($0.utf8CString) }, kept + added.map { Array($0.utf8CString) },
      resetting: signals)
    switch code {
    case 0: self.process = process
    case ENOENT: throw .notFound(program.name)
    case EACCES, EPERM: throw .notAllowed(program.name)
    default: throw .refused(program.name, code: code)
    }
  }

  /// Sends `signal`, and SIGCONT after it, so that a stopped program receives the signal too.
  func send(_ signal: Int32) {
    kill(process, signal)
    kill(process, SIGCONT)
  }

  /// Blocks the calling thread until the program has ended; returns its exit status, signal or
  /// error.
  func waitForEnd() -> ExternalProgram.Outcome {
    var status: Int32 = 0
    while waitpid(process, &status, 0) != process {
      guard errno == EINTR else { return .failure(.refused(name, code: errno)) }
    }
    let signal = status & 0x7F
    return .success(signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal))
  }
}
