internal import ScreenKitC

#if canImport(Darwin)
  internal import Foundation
#endif

/// A second run of this program as a helper.
struct HelperProcess {
  /// The variables that make the library write keys to a file, or that change the start of a
  /// program.
  private static let withheld = ["SSLKEYLOGFILE", "SWIFT_BACKTRACE"]

  private let process: pid_t

  /// Starts the program with the argument `argument` and the socket `socket`.
  ///
  /// The socket becomes standard input and output of the program, and is closed in this process.
  init(argument: String, taking socket: Int32) throws(FetchError) {
    defer { close(socket) }
    let program = Self.program
    let variables = Self.variables(from: environ) + [Self.cString("SWIFT_BACKTRACE=enable=no")]
    let arguments = [program, argument].map(Self.cString)
    let (process, code) = Self.spawn(program, arguments, variables, socket)
    switch code {
    case 0: self.process = process
    case EAGAIN, ENOMEM, EMFILE, ENFILE: throw .cannotConnect(.noResources)
    default: throw .cannotConnect(.other("the program cannot start itself"))
    }
  }

  /// Ends the process if it still runs, and waits for its end.
  func end() {
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// The path of this program.
  private static var program: String {
    #if canImport(Darwin)
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    #else
      // This is the file of the running program, even if its name now refers to another file.
      return "/proc/self/exe"
    #endif
  }

  private static func cString(_ text: String) -> [CChar] { Array(text.utf8CString) }

  /// Returns the helper's variables, including those for proxies and trusted certificates.
  ///
  /// The app's variables in `environment` end with `nil`. Their names and values are bytes, which
  /// need not be UTF-8.
  static func variables(
    from environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
  ) -> [[CChar]] {
    var variables: [[CChar]] = []
    var next = environment
    while let variable = next.pointee {
      let text = UnsafeRawBufferPointer(start: variable, count: strlen(variable))
      let name = text.prefix { $0 != UInt8(ascii: "=") }
      if !withheld.contains(where: { $0.utf8.elementsEqual(name) }) {
        variables.append(Array(UnsafeMutableBufferPointer(start: variable, count: text.count + 1)))
      }
      next += 1
    }
    return variables
  }

  private static func spawn(
    _ program: String, _ arguments: [[CChar]], _ variables: [[CChar]], _ socket: Int32
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setSignals(&attributes)
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    // The message of a trap in the helper must not appear on the app's screen.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let code = withPointers(to: arguments) { arguments in
      withPointers(to: variables) { variables in
        posix_spawn(&process, program, &actions, &attributes, arguments, variables)
      }
    }
    return (process, code)
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
    private static let moreFlags = POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    private typealias Attributes = posix_spawnattr_t
    private static let moreFlags: Int32 = 0
  #endif

  /// Starts the helper without blocked or handled signals, independent of the thread and the app.
  private static func setSignals(_ attributes: inout Attributes) {
    var (normal, blocked) = (sigset_t(), sigset_t())
    sigfillset(&normal)
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &normal)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | moreFlags
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Calls `body` with the C strings as a C array, with `nil` at the end.
  private static func withPointers<Result>(
    to strings: [[CChar]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
