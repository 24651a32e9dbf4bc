/// An app that any host can run: its root screen, its name, its keys and its saved state.
///
/// A host, such as a terminal or a web server, has a protocol of its own that refines this one. An
/// app that conforms to both runs on either, with the same screens.
@MainActor
public protocol ScreenApp {
  /// Creates the app; called before anything is read or shown.
  init()

  /// The name of the app; by default the name of its type.
  var name: String { get }

  /// The user's keys for commands, instead of the default ones; read once.
  var keys: KeyMap { get }

  /// The texts of the framework in the language of the app; read once, when the app is configured.
  var strings: Strings { get }

  /// Whether the user can change the look by commands of the palette; see also ``Application/looks``.
  var offersLooks: Bool { get }

  /// The animation between two screens of a stack.
  var transition: ScreenTransition { get }

  /// Creates the store of the screens' states between runs; returns `nil` to store nothing.
  func makeStateKeeper() throws -> (any StateKeeper)?

  /// Creates the root screen.
  func makeRoot() throws -> Controller
}

extension ScreenApp {
  /// The name of the type.
  public var name: String { "\(Self.self)" }

  /// An empty map: every command keeps its default keys.
  public var keys: KeyMap { KeyMap() }

  /// English texts.
  public var strings: Strings { Strings() }

  /// The value `false`: there are no such commands.
  public var offersLooks: Bool { false }

  /// No animation, since some surfaces would have to redraw all of the screen several times.
  public var transition: ScreenTransition { .none }

  /// Returns `nil`, so that no states are stored.
  public func makeStateKeeper() throws -> (any StateKeeper)? { nil }
}

extension Application {
  /// Creates the application that runs `app`; nothing happens before ``start(inBackground:)``.
  ///
  /// It has the app's keys, texts and animation, and the commands for looks that it offers. A host may add the app's
  /// ``ScreenApp/makeStateKeeper()``; a replay or a test stores nothing.
  ///
  /// - Parameters:
  ///   - app: The app to run.
  ///   - root: The root screen, from the app's ``ScreenApp/makeRoot()``.
  ///   - surface: The surface that shows the app.
  ///   - clock: The clock for all of the app's timers.
  public convenience init(
    _ app: some ScreenApp, root: Controller, surface: any Surface, clock: any TimerClock
  ) {
    self.init(root: root, surface: surface, clock: clock, keys: app.keys, strings: app.strings)
    window.transition = app.transition
    if app.offersLooks { addLookCommands() }
  }
}
