/// All texts of the framework that users see or hear, in one language; English unless replaced.
///
/// An app replaces all or single texts, and passes the value to its ``Application``:
///
/// ```swift
/// var strings = Strings()
/// strings.language = "de"
/// strings.dialogs.cancel = "Abbrechen"
/// strings.lists.rows = { $0 == 1 ? "1 Zeile" : "\($0) Zeilen" }
/// ```
/// Texts with arguments are functions, so that each language has its own word order and its own
/// plural forms. Messages for developers, such as messages of traps, are not among the texts. The
/// English texts have the spelling of the API: color, not colour.
public struct Strings: Sendable {
  // A value has some three hundred texts. All copies share them until one of them changes, so that
  // apps in the same language keep one copy.
  private var shared = Shared.english

  /// Creates the English texts.
  public init() {}

  /// The language as a BCP 47 tag, such as `de` or `sr-Latn`.
  public var language: String {
    get { shared.groups.language }
    set { own.groups.language = newValue }
  }

  /// The direction of the language and of the app's layout.
  public var direction: LayoutDirection {
    get { shared.groups.direction }
    set { own.groups.direction = newValue }
  }

  /// The names of the commands that every app has.
  public var commands: Commands {
    _read { yield shared.groups.commands }
    _modify { yield &own.groups.commands }
  }

  /// The names of keys' effects in the row of key hints.
  public var hints: Hints {
    _read { yield shared.groups.hints }
    _modify { yield &own.groups.hints }
  }

  /// The names of the commands that change the look.
  public var looks: Looks {
    _read { yield shared.groups.looks }
    _modify { yield &own.groups.looks }
  }

  /// The texts of dialogs.
  public var dialogs: Dialogs {
    _read { yield shared.groups.dialogs }
    _modify { yield &own.groups.dialogs }
  }

  /// The texts of panels and notices.
  public var panels: Panels {
    _read { yield shared.groups.panels }
    _modify { yield &own.groups.panels }
  }

  /// The texts of lists and tables.
  public var lists: Lists {
    _read { yield shared.groups.lists }
    _modify { yield &own.groups.lists }
  }

  /// The texts of trees.
  public var trees: Trees {
    _read { yield shared.groups.trees }
    _modify { yield &own.groups.trees }
  }

  /// The texts of forms and switches.
  public var forms: Forms {
    _read { yield shared.groups.forms }
    _modify { yield &own.groups.forms }
  }

  /// The texts of fields for numbers and for searching.
  public var fields: Fields {
    _read { yield shared.groups.fields }
    _modify { yield &own.groups.fields }
  }

  /// The texts of the bar that finds and replaces text.
  public var find: Find {
    _read { yield shared.groups.find }
    _modify { yield &own.groups.find }
  }

  /// The texts of ongoing work.
  public var progress: Progress {
    _read { yield shared.groups.progress }
    _modify { yield &own.groups.progress }
  }

  /// The texts of calendars and fields for dates.
  public var calendar: Calendar {
    _read { yield shared.groups.calendar }
    _modify { yield &own.groups.calendar }
  }

  /// The names of colours, and the texts of fields for colours.
  public var colors: Colors {
    _read { yield shared.groups.colors }
    _modify { yield &own.groups.colors }
  }

  /// The names of keys, on screen and on the keyboard.
  public var keys: Keys {
    _read { yield shared.groups.keys }
    _modify { yield &own.groups.keys }
  }

  /// The descriptions of a screen for screen readers and for the plain lines of a terminal.
  public var spoken: Spoken {
    _read { yield shared.groups.spoken }
    _modify { yield &own.groups.spoken }
  }

  /// The texts about the connection of a page.
  public var connection: Connection {
    _read { yield shared.groups.connection }
    _modify { yield &own.groups.connection }
  }

  /// The texts about errors.
  public var errors: Errors {
    _read { yield shared.groups.errors }
    _modify { yield &own.groups.errors }
  }

  /// Returns whether one value is an unchanged copy of the other; values that were created apart
  /// are no copies, even with equal texts.
  func isCopy(of other: Strings) -> Bool { shared === other.shared }

  /// The unshared texts of this value, for changes.
  private var own: Shared {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.groups) }
      return shared
    }
  }
}

extension Strings: CustomReflectable {
  /// The groups of texts, as if they were stored in the value itself.
  public var customMirror: Mirror { Mirror(reflecting: shared.groups) }
}

extension Strings {
  /// The texts by their groups; see the properties of ``Strings``.
  private struct Groups: Sendable {
    var language = "en"
    var direction = LayoutDirection.leftToRight
    var commands = Commands()
    var hints = Hints()
    var looks = Looks()
    var dialogs = Dialogs()
    var panels = Panels()
    var lists = Lists()
    var trees = Trees()
    var forms = Forms()
    var fields = Fields()
    var find = Find()
    var progress = Progress()
    var calendar = Calendar()
    var colors = Colors()
    var keys = Keys()
    var spoken = Spoken()
    var connection = Connection()
    var errors = Errors()
  }

  /// The texts of one value or of several equal ones.
  ///
  /// It can be sent without a lock, since its texts change only while a single value refers to it.
  private final class Shared: @unchecked Sendable {
    static let english = Shared(Groups())

    var groups: Groups

    init(_ groups: Groups) { self.groups = groups }
  }
}

extension Strings {
  /// The texts of the app that ran last; English before the first one starts.
  ///
  /// An application sets them at its creation and before each turn, so that its views and screens
  /// always read its own texts. The task of a screen reads those of its application, although
  /// another app may have run while the task waited. An app changes its texts by
  /// ``Application/strings``.
  @MainActor public static var current: Strings {
    guard turnDepth == 0, let texts = ofTask?.read() else { return latest }
    return texts
  }

  /// The texts of the app that ran last.
  @MainActor static var latest = Strings()

  /// The texts of the app whose screen runs the task; `nil` outside of such tasks.
  @TaskLocal static var ofTask: TaskTexts?

  /// Reads the texts of an app, as the value of a task-local.
  ///
  /// A type of its own, since Swift 6.3.1 with `-O` crashes in `swift_task_localValuePush` when the
  /// value is an optional closure: the metadata of its type is null. These lines are enough:
  ///
  ///     enum Box { @TaskLocal static var read: (@MainActor @Sendable () -> Int?)? }
  ///     Box.$read.withValue({ 1 }) { print("not reached") }
  struct TaskTexts: Sendable {
    let read: @MainActor @Sendable () -> Strings?
  }

  /// The number of applications whose turn is running: more than one if a turn of one app begins
  /// that of another.
  @MainActor static var turnDepth = 0

  /// The application whose texts are the current ones.
  @MainActor static var owner: ObjectIdentifier?

  /// Makes these texts the current ones for views that are created before their application.
  ///
  /// A backend calls it before it creates the root screen, and before it reads the views of an
  /// application outside of a turn.
  @MainActor public func makeCurrent() {
    Strings.latest = self
    Strings.owner = nil
  }
}
