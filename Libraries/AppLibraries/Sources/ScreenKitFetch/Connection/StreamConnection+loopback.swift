internal import ScreenKitC

extension StreamConnection {
  /// Connects to a port of this machine.
  ///
  /// The address of `localhost` is 127.0.0.1, or `::1` if no server listens at the first one.
  static func connect(
    to host: LoopbackHost, port: UInt16, until wake: WakeSignal
  ) throws(FetchError) -> StreamConnection {
    var failure = FetchError.cannotConnect(.refused)
    for address in host.addresses {
      do throws(FetchError) {
        return try connect(toOne: address, port: port, until: wake)
      } catch .cancelled {
        throw .cancelled
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private static func connect(
    toOne host: LoopbackHost, port: UInt16, until wake: WakeSignal
  ) throws(FetchError) -> StreamConnection {
    let connection: StreamConnection
    let result: Int32
    switch host {
    case .version4(let first, let second, let third, let fourth):
      connection = StreamConnection(taking: try SystemSockets.makeSocket(AF_INET))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      let bytes = [first, second, third, fourth]
      address.sin_addr.s_addr = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }.bigEndian
      result = connection.connect(to: &address)
    case .version6, .name:
      connection = StreamConnection(taking: try SystemSockets.makeSocket(AF_INET6))
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      result = connection.connect(to: &address)
    }
    if result != 0 {
      // An interrupted connect continues like a non-blocking one.
      guard errno == EINPROGRESS || errno == EINTR else { throw failure(errno) }
      _ = try connection.wait(POLLOUT, until: wake)
      var (code, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      getsockopt(connection.descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
      guard code == 0 else { throw failure(code) }
    }
    return connection
  }

  private func connect<Address>(to address: inout Address) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemConnect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }

  private static func failure(_ code: Int32) -> FetchError {
    switch code {
    case ECONNREFUSED, ECONNRESET, ETIMEDOUT: .cannotConnect(.refused)
    case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL, EAFNOSUPPORT:
      .cannotConnect(.noNetwork)
    case EMFILE, ENFILE, ENOMEM, ENOBUFS, EAGAIN: .cannotConnect(.noResources)
    default: .cannotConnect(.other(String(cString: strerror(code))))
    }
  }
}

private func systemConnect(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 {
  connect(descriptor, address, size)
}
