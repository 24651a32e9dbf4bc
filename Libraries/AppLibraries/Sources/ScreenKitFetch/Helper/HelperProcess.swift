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
    let variables = Self.variables(from: environ) + [Array("SWIFT_BACKTRACE=enable=no".utf8CString)]
    let (process, code) = ProcessStart.spawn(
      [Self.program, argument].map { Array($0.utf8CString) }, variables, resetting: nil,
      taking: socket)
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

  /// Returns the helper's variables, including those for proxies and trusted certificates.
  ///
  /// The app's variables in `environment` end with `nil`. Their names and values are bytes, which
  /// need not be UTF-8.
  static func variables(
    from environment: UnsafePointer<UnsafeMutablePointer<CChar>?>
  ) -> [[CChar]] {
    ProcessStart.environment(without: withheld, of: environment)
  }
}
