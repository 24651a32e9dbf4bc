public import ScreenKitCore
public import ScreenKitLaunch
public import ScreenKitWeb

/// An app as a web server runs it: each visitor has screens of their own.
///
/// ```swift
/// @main struct HeartBeatWeb: WebApp {
///   func makeRoot(for visitor: Visitor) -> Controller { BeatingHeart() }
/// }
/// ```
///
/// The host creates the app once, and a root screen for each session. All sessions run on the main actor, so
/// models that several of them show need no lock.
@MainActor
public protocol WebApp: CommandLineApp {
  /// The decision about who may use the app; asked for once, at the start.
  var gate: any VisitorGate { get }

  /// The scheme of the app's links, such as `muster`; the address `/news/7` is its link `muster://news/7`.
  ///
  /// `nil` if the app has no links: all of it is at the address `/`.
  var linkScheme: String? { get }

  /// Creates the store of the sessions at rest, such as one that several machines share.
  ///
  /// It is called once, at the start, unless the command line names a store.
  func makeStore() throws -> any SessionStore

  /// Opens the store that the command line names with `--store`; by default an SQLite file.
  ///
  /// An app that links another store opens it here, and leaves other texts to `SQLiteStore`.
  func makeStore(at place: String) throws -> any SessionStore

  /// Returns the texts of the framework in a visitor's language, which is also that of `<html lang>`.
  ///
  /// It is called before ``makeRoot(for:)`` with the same visitor. An app in several languages chooses one by
  /// ``Visitor/preferredLanguage(of:)``, here and for its own texts. By default all visitors have `strings`.
  func strings(for visitor: Visitor) -> Strings

  /// Rules of CSS for the classes that the app's own painters give; empty by default.
  var styleSheet: String { get }

  /// Registers the painters of the app's own views; called once, before the first page.
  func customize(_ painters: WebPainterTable)

  /// Gives the app the sessions of its host; called once, before the first page.
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

  /// No rules.
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
