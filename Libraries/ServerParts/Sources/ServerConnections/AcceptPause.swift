public import Logging
public import NIOCore

extension Channel {
  /// Stops accepting connections for a second when no file descriptors are left.
  ///
  /// - Parameter logger: The log of these failures, with at most one line a minute.
  public func pauseWithoutDescriptors(_ logger: Logger) async {
    try? await eventLoop.submit { [self] in
      try pipeline.syncOperations.addHandler(AcceptPause(logger: logger), position: .first)
    }.get()
  }
}

/// A handler that stops accepting connections for a second when no file descriptors are left.
///
/// The listening socket stays readable meanwhile; without a pause the event loop would spin.
final class AcceptPause: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private static let length = TimeAmount.seconds(1)

  private let logger: Logger
  private var failures = LogThrottle()
  private var isPausing = false

  /// Creates the handler; it reports failures to `logger`, at most once a minute.
  init(logger: Logger) { self.logger = logger }

  /// Pauses if `error` reports that no connection could be accepted; passes other errors on.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError else { return context.fireErrorCaught(error) }
    if let count = failures.count(at: .now()) {
      logger.warning("Cannot take connections (\(count) times): \(error)")
    }
    guard !isPausing else { return }
    isPausing = true
    let channel = context.channel
    set(channel, autoRead: false)
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.length) { [self] in
      isPausing = false
      set(channel, autoRead: true)
    }
  }

  private func set(_ channel: any Channel, autoRead: Bool) {
    channel.setOption(.autoRead, value: autoRead).whenFailure { _ in }
  }
}
