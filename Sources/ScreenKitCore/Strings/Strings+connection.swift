extension Strings {
  /// The texts about the connection between an app and the page that shows it.
  public struct Connection: Sendable {
    /// The status while the page reconnects after it has lost the connection.
    public var reconnecting = "Connection lost. Reconnecting\u{2026}"
    /// The status after the end of the app.
    public var ended = "This session has ended."
    /// The button that starts the app again.
    public var startAgain = "Start again"

    init() {}
  }
}
