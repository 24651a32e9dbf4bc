public import ScreenKitCore
public import ScreenKitLooks

extension WebSession {
  /// The properties of a session that do not change.
  public struct Settings: Sendable {
    /// The look.
    public var look = LookName.cupertino
    /// The painters of the look with those of the app's own views; `nil` for those of the look alone.
    ///
    /// Give all sessions of an app the same table.
    public var painters: WebPainterTable?
    /// The texts of the framework in the language of the session; `nil` for those of the app.
    public var strings: Strings?
    /// The base path of the app's addresses, with a slash at its end.
    public var basePath = "/"
    /// The scheme of the app's links, such as `muster`; `nil` until the app's first link.
    public var linkScheme: String?
    /// The size of the page in columns and lines before the client has sent it.
    public var size = SurfaceSize(width: 80, height: 24)
    /// The limits.
    public var limits = WebLimits()
    /// A number that differs from session to session of the same visitor.
    ///
    /// A client that reconnects with another one drops what it has not sent yet. Give a random
    /// number below 2^53, and another one to a session that is restored from an archive.
    public var epoch = 1

    /// Creates settings with their defaults.
    public init() {}
  }

  /// An output of a session, for the host to deliver in order.
  public enum Output: Sendable {
    /// A text message for the client.
    ///
    /// It only occurs while a client is connected, between ``WebSession/join(lastFrame:at:)``
    /// and ``WebSession/leave(at:)``.
    case frame(String)
    /// Close the connection with the code of the reason; the session goes on if it has not ended.
    case close(EndReason)
    /// The screens changed, and this is their state now: store it within a second or so.
    case changed(ScreenArchive)
    /// The session fell asleep or ended, and does nothing anymore: release it.
    ///
    /// An archive means that it can be restored by a new session; `nil` that it is over.
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
    /// The client sent a message that breaks the protocol; the text is for logs.
    case protocolError(String)
    /// The client sent too many messages.
    case tooManyMessages
    /// The host ended the session, such as when the visitor logged out elsewhere.
    case endedByHost
    /// Another connection took the place of this one.
    case replaced

    /// The close code of the WebSocket.
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

  /// The values that the host puts into a page.
  public struct PageSlots: Sendable {
    /// The nonce of the content security policy, for the one `<style>` of the page.
    public var nonce: String
    /// The ticket that the client sends when it connects.
    public var ticket: String
    /// The path of the WebSocket.
    public var socketPath: String
    /// The path of the client's script, such as `/sk/client.HASH.js`.
    public var scriptPath: String
    /// The path of the script's second file, which is loaded when it is needed.
    public var partsPath: String
    /// The path of the client's style sheet.
    public var stylePath: String
    /// The path of the style sheet by ``ClientAssets/themeStyle(_:adding:)``; `nil` if there is none.
    public var themePath: String?
    /// The path to which the page is sent without script.
    public var formPath: String

    /// Creates values; all of them end up in attributes, escaped.
    public init(
      nonce: String, ticket: String, socketPath: String, scriptPath: String, partsPath: String,
      stylePath: String, themePath: String? = nil, formPath: String
    ) {
      (self.nonce, self.ticket, self.socketPath) = (nonce, ticket, socketPath)
      (self.scriptPath, self.partsPath, self.stylePath) = (scriptPath, partsPath, stylePath)
      (self.themePath, self.formPath) = (themePath, formPath)
    }
  }
}
