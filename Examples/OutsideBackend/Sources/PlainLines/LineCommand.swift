internal import ScreenKitCore

/// A line of input: a command with its values.
enum LineCommand: Hashable {
  /// An action on the item with this number.
  case act(Int, LineAction)
  /// Presses keys.
  case keys(KeyChord)
  /// Opens a link.
  case open(String)
  /// Performs the command of the app with this name.
  case perform(String)
  case back, commands, help, show, quit

  /// The text of `help`: the commands and their meanings.
  static let usage = [
    "N              press what has the number N (also: press N)",
    "type N TEXT    type TEXT into N, at its cursor",
    "set N VALUE    set N to a text, a number, the number of a choice, or on or off",
    "clear N        remove the text of N",
    "submit N       press Enter in N",
    "row N K        highlight row K of the list N (open N K: activate it)",
    "mark N K       select row K of N, or not (menu N K: open its menu)",
    "scroll N K     show the list or text N from its line K",
    "step N K       move N by K steps, back if negative",
    "link N K       follow link K of N (sort N K: sort by column K)",
    "focus N        move the focus to N",
    "key KEYS       press keys, such as: key Ctrl-P",
    "go LINK        open a link of the app",
    "do NAME        perform the command NAME; commands: list them",
    "back, show, help, quit",
  ]

  /// Reads a line; an empty one shows the screen again.
  init(_ line: String) throws(LineError) {
    var words = Words(line)
    guard let verb = words.next() else {
      self = .show
      return
    }
    if let number = Int(verb), words.isEmpty {
      self = .act(number, .press)
      return
    }
    switch verb {
    case "key":
      guard let chord = KeyChord(words.rest) else {
        throw LineError("There is no key \"\(words.rest)\"; an example: key Ctrl-P")
      }
      self = .keys(chord)
    case "go": self = .open(words.rest)
    case "do": self = .perform(words.rest)
    case "back": self = .back
    case "commands": self = .commands
    case "help": self = .help
    case "show": self = .show
    case "quit": self = .quit
    default: self = .act(try words.number(after: verb), try LineAction(verb, &words))
    }
  }
}

/// The action of a command on an item.
enum LineAction: Hashable {
  case press, submit, focus, clear
  case type(String), set(String)
  case row(Int), activate(Int), mark(Int), menu(Int)
  case scroll(Int), step(Int), link(Int), sort(Int)

  fileprivate init(_ verb: String, _ words: inout Words) throws(LineError) {
    switch verb {
    case "press": self = .press
    case "submit": self = .submit
    case "focus": self = .focus
    case "clear": self = .clear
    case "type": self = .type(words.rest)
    case "set": self = .set(words.rest)
    case "row": self = .row(try words.number(after: verb))
    case "open": self = .activate(try words.number(after: verb))
    case "mark": self = .mark(try words.number(after: verb))
    case "menu": self = .menu(try words.number(after: verb))
    case "scroll": self = .scroll(try words.number(after: verb))
    case "step": self = .step(try words.number(after: verb))
    case "link": self = .link(try words.number(after: verb))
    case "sort": self = .sort(try words.number(after: verb))
    default: throw LineError("There is no command \"\(verb)\"; help lists all of them.")
    }
  }
}

/// The words of a line, and the rest after those read so far.
private struct Words {
  private var left: Substring

  init(_ line: String) { left = Words.trimmed(line[...]) }

  var isEmpty: Bool { left.isEmpty }
  var rest: String { String(left) }

  mutating func next() -> String? {
    let word = left.prefix { $0 != " " }
    left = Words.trimmed(left[word.endIndex...])
    return word.isEmpty ? nil : String(word)
  }

  mutating func number(after verb: String) throws(LineError) -> Int {
    guard let word = next(), let number = Int(word) else {
      let known = LineCommand.usage.contains { $0.contains("\(verb) N") }
      throw LineError(
        known
          ? "\(verb) needs a number." : "There is no command \"\(verb)\"; help lists all of them.")
    }
    return number
  }

  /// Removes the blanks in front; those at the end may be a part of a text.
  private static func trimmed(_ text: Substring) -> Substring { text.drop { $0 == " " } }
}
