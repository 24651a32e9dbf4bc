internal import Foundation
internal import Synchronization

/// Many connections that send one wrong login after another and read no answer.
public final class LoginFlood: Sendable {
  private let isOver = Mutex(false)
  private let sent = Mutex(0)

  /// Creates a flood, which does not send yet.
  public init() {}

  /// The number of sent logins.
  public var count: Int { sent.withLock { $0 } }

  /// Opens `connections` to a port of this machine, from as many `addresses`, and keeps sending.
  ///
  /// Connections that the server closes are opened again.
  public func begin(port: Int, connections: Int, addresses: Int) {
    Thread.detachNewThread { [self] in
      var clients = [RawClient?](repeating: nil, count: connections)
      var number = 0
      while !isOver.withLock({ $0 }) {
        for index in clients.indices {
          number += 1
          if clients[index]?.isOpen != true {
            clients[index] = try? RawClient(
              port: port, from: "127.0.1.\(1 + index % addresses)")
          }
          if clients[index]?.send(.login("user\(number)", "guess\(number)")) == true {
            sent.withLock { $0 += 1 }
          }
          if isOver.withLock({ $0 }) { break }
        }
      }
    }
  }

  /// Stops sending.
  public func end() { isOver.withLock { $0 = true } }
}
