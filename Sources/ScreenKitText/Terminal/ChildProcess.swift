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
    let variables = Self.environment(without: program.environment.keys) + added.map(Self.cString)
    let (process, number) = Self.spawn(
      arguments.map(Self.cString), variables, resetting: signals)
    switch number {
    case 0: self.process = process
    case ENOENT: throw .notFound(program.name)
    case EACCES, EPERM: throw .notAllowed(program.name)
    default: throw .refused(program.name, code: number)
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

  private static func spawn(
    _ arguments: [[CChar]], _ variables: [[CChar]], resetting signals: [Int32]
  ) -> (process: pid_t, number: Int32) {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (normal, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&normal)
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&normal, signal) }
    posix_spawnattr_setsigdefault(&attributes, &normal)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let program = arguments[0]
    let number = withPointers(to: arguments) { arguments in
      withPointers(to: variables) { variables in
        posix_spawnp(&process, program, nil, &attributes, arguments, variables)
      }
    }
    return (process, number)
  }

  private static func cString(_ text: String) -> [CChar] { Array(text.utf8CString) }

  /// Returns the app's environment as `NAME=value`, without the variables called `names`.
  ///
  /// Names and values are bytes, which need not be UTF-8.
  private static func environment(without names: some Collection<String>) -> [[CChar]] {
    var variables: [[CChar]] = []
    var next = environ
    while let variable = next.pointee {
      let text = UnsafeRawBufferPointer(start: variable, count: strlen(variable))
      let name = text.prefix { $0 != UInt8(ascii: "=") }
      if !names.contains(where: { $0.utf8.elementsEqual(name) }) {
        variables.append(Array(UnsafeMutableBufferPointer(start: variable, count: text.count + 1)))
      }
      next += 1
    }
    return variables
  }

  /// Calls `body` with C strings as a C array of pointers that ends with `nil`.
  private static func withPointers<Result>(
    to strings: [[CChar]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
