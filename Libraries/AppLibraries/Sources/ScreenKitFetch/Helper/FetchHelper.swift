/// The permission to fetch `https://` addresses in a helper process, a second run of this program.
///
/// The system's library for TLS and HTTP can terminate a process. In a separate process, this only
/// ends one request with ``FetchError/connectionLost``, and never the app.
public struct FetchHelper: Sendable {
  /// The only argument of the program as a helper; credentials are never arguments.
  private static let argument = "--fetch-helper"

  private init() {}

  /// Serves one request and exits if this process is a helper; otherwise returns the permission.
  ///
  /// Call it before anything else in `main`, or as the first stored property of the type whose
  /// `init` runs first there. The helper uses neither the terminal nor any file.
  public static func runIfAsked() -> FetchHelper {
    let arguments = CommandLine.arguments
    if arguments.count == 2, arguments[1] == argument { HelperProgram.run() }
    return FetchHelper()
  }

  /// Starts a helper for `request` and returns its response; blocks the thread.
  ///
  /// The helper has ended before this method returns or throws.
  func exchange(
    _ request: FetchRequest, _ head: RequestHead, until wake: WakeSignal
  ) throws(FetchError) -> FetchResponse {
    let (own, other) = try SystemSockets.makePair()
    let connection = StreamConnection(taking: own)
    let process = try HelperProcess(argument: Self.argument, taking: other)
    defer { process.end() }
    var reader = HelperResponseReader(limits: request.limits)
    return try connection.exchange(
      HelperRequest(request, head).message, &reader, until: wake)
  }
}
