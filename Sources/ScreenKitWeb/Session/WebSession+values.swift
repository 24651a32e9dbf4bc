public import ScreenKitCore
public import ScreenKitLooks

extension WebSession {
  /// The constant properties of a session.
  public struct Settings: Sendable {
    /// The look until the visitor chooses another one.
    public var look = LookName.cupertino
    /// The painters of the framework and of the app's own views; `nil` for those of the framework
    /// alone.
    ///
    /// All sessions of an app should share one table.
    public var painters: WebPainterTable?
    /// The texts of the framework in the language of the session; `nil` for the texts of the app.
    public var strings: Strings?
    /// The base path of the app's addresses, with a trailing slash.
    public var basePath = "/"
    /// The scheme of the app's links, such as `muster`; `nil` until the app's first link.
    public var linkScheme: String?
    /// The size of the page in columns and lines until the client sends its size.
    public var size = SurfaceSize(width: 80, height: 24)
    /// The limits.
    public var limits = WebLimits()
    /// A number that differs between the sessions of a visitor.
    ///
    /// A reconnecting client with another number drops its unsent messages. The number should be
    /// random and below 2^53, and a session that is restored from an archive needs a new one.
    public var epoch = 1

    /// Creates settings with their defaults.
    public init() {}
  }

  /// An output of a session, for the host to deliver in order.
  public enum Output: Sendable {
    /// A text message for the client.
    ///
    /// This output occurs only while a client is connected, between
    /// ``WebSession/join(lastFrame:at:)`` and ``WebSession/leave(at:)``.
    case frame(String)
    /// A request to close the connection with the code of the reason; the session may continue.
    case close(EndReason)
    /// A new state of the screens; the host should store it within about a second.
    case changed(ScreenArchive)
    /// The session has fallen asleep or ended, and the host must release it.
    ///
    /// With an archive, a new session can restore it; with `nil`, it has ended.
    case released(ScreenArchive?)
  }

  /// The reason why a session or a connection ended.
  public enum EndReason: Hashable, Sendable {
    /// The app ended itself.
    case appEnded
    /// The app ended with an error.
    case appFailed
    /// No client connected in time.
    case neverJoined
    /// The client sent a message that violates the protocol; the text is for logs.
    case protocolError(String)
    /// The client sent too many messages.
    case tooManyMessages
    /// The host ended the session, for example because the visitor logged out elsewhere.
    case endedByHost
    /// Another connection has replaced this one.
    case replaced

    /// The WebSocket close code.
    public var closeCode: UInt16 {
      switch self {
      case .appEnded, .neverJoined: 1000
      case .appFailed: 1011
      case .protocolError, .tooManyMessages: 1008
      case .endedByHost: 4001
      case .replaced: 4002
      }
    }

    /// A word for logs and metrics.
    public var word: String {
      switch self {
      case .appEnded: "app-ended"
      case .appFailed: "app-failed"
      case .neverJoined: "never-joined"
      case .protocolError: "protocol-error"
      case .tooManyMessages: "too-many-messages"
      case .endedByHost: "ended-by-host"
      case .replaced: "replaced"
      }
    }
  }

  /// The values that the host inserts into a page.
  public struct PageSlots: Sendable {
    /// The nonce of the content security policy, for the one `<style>` of the page.
    public var nonce: String
    /// The ticket that the client sends when it connects.
    public var ticket: String
    /// The path of the WebSocket.
    public var socketPath: String
    /// The path of the client's script, such as `/sk/client.HASH.js`.
    public var scriptPath: String
    /// The path of the script's second file, which is loaded on demand.
    public var partsPath: String
    /// The path of the script's third file, for lists and line numbers, which is loaded on demand.
    public var tablesPath: String
    /// The path of the style sheet of ``Settings/look``; those of the other looks are beside it.
    public var stylePath: String
    /// The path of the style sheet by ``ClientAssets/themeStyle(_:adding:)``; `nil` if there is none.
    public var themePath: String?
    /// The path for the forms of a page without script.
    public var formPath: String

    /// Creates values, which are escaped in the attributes of the page.
    public init(
      nonce: String, ticket: String, socketPath: String, scriptPath: String, partsPath: String,
      tablesPath: String, stylePath: String, themePath: String? = nil, formPath: String
    ) {
      (self.nonce, self.ticket, self.socketPath) = (nonce, ticket, socketPath)
      (self.scriptPath, self.partsPath, self.tablesPath) = (scriptPath, partsPath, tablesPath)
      (self.stylePath, self.themePath, self.formPath) = (stylePath, themePath, formPath)
    }
  }
}
