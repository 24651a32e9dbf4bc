/// All texts of the framework that users see or hear, in one language; English unless replaced.
///
/// An app replaces the whole or single texts, and gives the value to its ``Application``:
///
/// ```swift
/// var strings = Strings()
/// strings.language = "de"
/// strings.dialogs.cancel = "Abbrechen"
/// strings.lists.rows = { $0 == 1 ? "1 Zeile" : "\($0) Zeilen" }
/// ```
/// Texts with arguments are functions, so that each language has its own word order and its own
/// plural forms. Messages for developers, such as those of traps, are not among the texts.
public struct Strings: Sendable {
  /// The language as a BCP 47 tag, such as `de` or `sr-Latn`.
  public var language = "en"
  /// The direction in which the language is written, and which the layout of the app follows.
  public var direction = LayoutDirection.leftToRight
  /// The names of the commands that every app has.
  public var commands = Commands()
  /// The names of keys' effects in the row of key hints.
  public var hints = Hints()
  /// The names of the commands that change the look.
  public var looks = Looks()
  /// The texts of dialogs.
  public var dialogs = Dialogs()
  /// The texts of panels and notices.
  public var panels = Panels()
  /// The texts of lists and tables.
  public var lists = Lists()
  /// The texts of trees.
  public var trees = Trees()
  /// The texts of forms and switches.
  public var forms = Forms()
  /// The texts of fields for numbers and for searching.
  public var fields = Fields()
  /// The texts of the bar that finds and replaces text.
  public var find = Find()
  /// The texts of ongoing work.
  public var progress = Progress()
  /// The texts of calendars and fields for dates.
  public var calendar = Calendar()
  /// The names of colours, and the texts of fields for colours.
  public var colors = Colors()
  /// The names of keys, on screen and on the keyboard.
  public var keys = Keys()
  /// The words with which screen readers and the plain lines of a terminal describe a screen.
  public var spoken = Spoken()
  /// The texts about the connection of a page.
  public var connection = Connection()
  /// The texts about errors.
  public var errors = Errors()

  /// Creates the English texts.
  public init() {}
}

extension Strings {
  /// The texts of the app that ran last; English before the first one starts.
  ///
  /// An application sets them at its creation and before each turn, so that its views and screens
  /// read the right ones at any time. An app changes them by ``Application/strings``.
  @MainActor public internal(set) static var current = Strings()

  /// The application whose texts are the current ones.
  @MainActor static var owner: ObjectIdentifier?

  /// Makes these texts the current ones for views that are created before their application.
  ///
  /// A backend calls it before it creates the root screen.
  @MainActor public func makeCurrent() {
    Strings.current = self
    Strings.owner = nil
  }
}
