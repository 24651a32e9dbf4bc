internal import ScreenKitC

/// The program of the helper process, which reads one request and writes one response.
enum HelperProgram {
  /// Reads a request from standard input, sends it, and writes its response to standard output.
  ///
  /// The process ends at once if the app closes its end of the connection or terminates.
  static func run() -> Never {
    // A separate session has no terminal and receives no signals of the app's job.
    setsid()
    CoreDumps.disable()
    guard let request = readRequest() else { exit(2) }
    URLFetch.start(request)
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, Int32(clamping: request.milliseconds)) < 0, errno == EINTR {}
    _exit(1)
  }

  /// Writes the outcome and ends the process.
  static func finish(_ outcome: Result<FetchResponse, FetchError>) -> Never {
    let message = HelperResponse.encode(outcome)
    var rest = message[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(STDOUT_FILENO, $0.baseAddress, $0.count, SystemSockets.sendFlags)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        _exit(1)
      }
    }
    _exit(0)
  }

  private static func readRequest() -> HelperRequest? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(STDIN_FILENO, &piece, piece.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += piece[..<count]
      guard let length = PartList.length(bytes) else { continue }
      let parts = bytes.dropFirst(PartList.lengthSize)
      if parts.count >= length {
        return PartList.decode(parts.prefix(length)).flatMap { HelperRequest(parts: $0) }
      }
    }
  }
}
