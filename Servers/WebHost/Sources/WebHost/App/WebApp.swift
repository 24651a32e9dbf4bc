public import ScreenKitCore
public import ScreenKitLaunch
public import ScreenKitWeb

/// An app that a web server runs, with separate screens for each visitor.
///
/// ```swift
/// @main struct HeartBeatWeb: WebApp {
///   func makeRoot(for visitor: Visitor) -> Controller { BeatingHeart() }
/// }
/// ```
///
/// The host creates the app once, and a root screen for each session. All sessions run on the main
/// actor, so models that sessions share need no lock.
@MainActor
public protocol WebApp: CommandLineApp {
  /// The decision about access to the app; read once, at the start.
  var gate: any VisitorGate { get }

  /// The scheme of the app's links, such as `muster`; the link of the address `/news/7` is
  /// `muster://news/7`.
  ///
  /// `nil` if the app has no links; the whole app is at the address `/` then.
  var linkScheme: String? { get }

  /// Creates the store of the sessions at rest, such as one that several machines share.
  ///
  /// Called once, at the start, unless the command line names a store.
  func makeStore() throws -> any SessionStore

  /// Opens the store that the command line names with `--store`; by default an SQLite file.
  ///
  /// An app with another store opens it here, and uses `SQLiteStore` for all other texts.
  func makeStore(at place: String) throws -> any SessionStore

  /// Returns the texts of the framework in a visitor's language, which is also that of `<html
  /// lang>`.
  ///
  /// Called before ``makeRoot(for:)`` with the same visitor. An app in several languages chooses
  /// one by ``Visitor/preferredLanguage(of:)``, here and for its own texts. By default it returns
  /// `strings` for all visitors.
  func strings(for visitor: Visitor) -> Strings

  /// The CSS rules for the classes of the app's own painters; empty by default.
  var styleSheet: String { get }

  /// Registers the painters of the app's own views; called once, before the first page.
  func customize(_ painters: WebPainterTable)

  /// Passes the sessions of the host to the app; called once, before the first page.
  func hostDidStart(_ sessions: VisitorSessions)

  /// Creates the root screen of a visitor's session.
  func makeRoot(for visitor: Visitor) throws -> Controller
}

extension WebApp {
  /// A gate that admits everybody.
  public var gate: any VisitorGate { OpenGate() }

  /// Returns a store in memory, whose sessions end with the process.
  public func makeStore() throws -> any SessionStore { MemoryStore() }

  /// Opens the SQLite file at a path.
  public func makeStore(at place: String) throws -> any SessionStore {
    try SQLiteStore(path: place)
  }

  /// The value `nil`.
  public var linkScheme: String? { nil }

  /// Returns the texts of the app, the same for all visitors.
  public func strings(for visitor: Visitor) -> Strings { strings }

  /// An empty style sheet.
  public var styleSheet: String { "" }

  /// Does nothing.
  public func hostDidStart(_ sessions: VisitorSessions) {}

  /// Registers nothing.
  public func customize(_ painters: WebPainterTable) {}

  /// Creates the root screen of a visitor without a name.
  public func makeRoot() throws -> Controller { try makeRoot(for: Visitor()) }

  /// Runs the app as a web server, by the options of the command line, until a signal ends it.
  public static func main() async {
    await HostCommand.run(Self.self)
  }
}
