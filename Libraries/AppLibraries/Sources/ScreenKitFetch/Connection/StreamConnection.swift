internal import ScreenKitC

/// A connected non-blocking socket, closed when this value is destroyed.
struct StreamConnection: ~Copyable {
  private static let pieceLength = 1 << 16

  let descriptor: Int32

  init(taking descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Sends `message` and reads the response at the same time, until the response is complete.
  ///
  /// A server may respond and close the connection before it has read everything; its response is
  /// still read. This blocks the thread.
  ///
  /// - Throws: An error of `reader`, ``FetchError/connectionLost``, or ``FetchError/cancelled`` after
  ///   `wake` was woken.
  func exchange(
    _ message: [UInt8], _ reader: inout some ResponseReader, until wake: WakeSignal
  ) throws(FetchError) -> FetchResponse {
    var unsent = message[...]
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    while true {
      let events = try wait(POLLIN | (unsent.isEmpty ? 0 : POLLOUT), until: wake)
      if !unsent.isEmpty, events & ~POLLIN != 0 { send(&unsent) }
      guard events & ~POLLOUT != 0 else { continue }
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 {
        if let response = try reader.read(piece[..<count]) { return response }
      } else if count == 0 {
        return try reader.end()
      } else if ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno) {
        throw .connectionLost
      }
    }
  }

  /// Waits until the socket is ready for one of `events` or has failed; returns the events.
  func wait(_ events: Int32, until wake: WakeSignal) throws(FetchError) -> Int32 {
    while true {
      var descriptors = [
        pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
      ]
      guard poll(&descriptors, 2, -1) >= 0 else {
        guard errno == EINTR || errno == EAGAIN else { throw .connectionLost }
        continue
      }
      guard descriptors[0].revents == 0 else { throw .cancelled }
      if descriptors[1].revents != 0 { return Int32(descriptors[1].revents) }
    }
  }

  /// Sends a part; drops the rest if the server accepts no more.
  private func send(_ unsent: inout ArraySlice<UInt8>) {
    let count = unsent.withUnsafeBytes { bytes in
      // The name is qualified, since a method of the same name hides the function.
      systemSend(descriptor, bytes.baseAddress, bytes.count, SystemSockets.sendFlags)
    }
    if count > 0 {
      unsent.removeFirst(count)
    } else if count < 0, ![EAGAIN, EWOULDBLOCK, EINTR].contains(errno) {
      unsent = []
    }
  }
}

private func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
