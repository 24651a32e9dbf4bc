#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Darwin)
  public import Darwin
#endif

/// The start of a program in another process, with texts as C strings, which need not be UTF-8.
public enum ProcessStart {
  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
    private typealias Actions = posix_spawn_file_actions_t?
    private static let closesOthers = POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    private typealias Attributes = posix_spawnattr_t
    private typealias Actions = posix_spawn_file_actions_t
    private static let closesOthers: Int32 = 0
  #endif

  /// Starts a program without blocked signals; returns its process, or 0 with the reason.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is searched like by a shell, and its arguments.
  ///   - variables: The environment, as `NAME=value`.
  ///   - signals: The signals that get their default actions; `nil` for all of them.
  ///   - socket: The standard input and output of a program that shares nothing else; `nil` for
  ///     those of this process.
  /// - Returns: The process, and 0 or an `errno`.
  public static func spawn(
    _ arguments: [[CChar]], _ variables: [[CChar]], resetting signals: [Int32]?,
    taking socket: Int32? = nil
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
      var (attributes, actions): (Attributes, Actions)
    #else
      var (attributes, actions) = (Attributes(), Actions())
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    setSignals(&attributes, signals, isApart: socket != nil)
    if let socket {
      posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
      // The message of a trap in the program must not appear on the app's screen.
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let program = arguments[0]
    let code = withPointers(to: arguments) { arguments in
      withPointers(to: variables) { variables in
        posix_spawnp(&process, program, &actions, &attributes, arguments, variables)
      }
    }
    return (process, code)
  }

  private static func setSignals(
    _ attributes: inout Attributes, _ signals: [Int32]?, isApart: Bool
  ) {
    var (normal, blocked) = (sigset_t(), sigset_t())
    if signals == nil { sigfillset(&normal) } else { sigemptyset(&normal) }
    for signal in signals ?? [] { sigaddset(&normal, signal) }
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &normal)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(isApart ? flags | closesOthers : flags))
  }

  /// Calls `body` with C strings as a C array of pointers that ends with `nil`.
  private static func withPointers<Result>(
    to strings: [[CChar]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Returns variables as `NAME=value`, without those called `names`; by default of this process.
  public static func environment(
    without names: some Collection<String>,
    of environment: UnsafePointer<UnsafeMutablePointer<CChar>?> = UnsafePointer(environ)
  ) -> [[CChar]] {
    var variables: [[CChar]] = []
    var next = environment
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
}
