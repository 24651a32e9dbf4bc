/// An action and its target as a line of text, for recordings.
///
/// The line consists of a verb, the target's path and the arguments of the verb. For example, `edit
/// 0.2 0:0-0:4 - abc` replaces the first four bytes of a text by "abc".
public struct RecordedAction: Hashable, Sendable {
  /// The action.
  public let action: ViewAction
  /// The target of the action.
  public let target: ViewTarget

  /// Creates the recorded form of an action on a view.
  public init(_ action: ViewAction, on target: ViewTarget) {
    (self.action, self.target) = (action, target.anyView)
  }

  /// The line.
  public var text: String {
    let (verb, arguments) = action.words
    return ([verb, target.text] + arguments).joined(separator: " ")
  }

  /// Parses a line of a recording; returns `nil` if it is malformed.
  public init?(_ text: String) {
    var words = ActionWords(text)
    guard let verb = words.next(), let target = words.next().flatMap(ViewTarget.init(text:)),
      let action = ViewAction(verb, &words), words.isAtEnd
    else { return nil }
    self.init(action, on: target)
  }
}

// MARK: Actions

extension ViewAction {
  fileprivate var words: (verb: String, arguments: [String]) {
    switch self {
    case .press: ("press", [])
    case .setValue(let value): ("set", value.words)
    case .edit(let edit): ("edit", edit.words)
    case .submit: ("submit", [])
    case .highlight(let row): ("highlight", [row.text])
    case .activate(let row): ("activate", [row.text])
    case .toggle(let row): ("toggle", [row.text])
    case .menu(let row): ("menu", [row.text])
    case .contextMenu: ("contextmenu", [])
    case .sort(let column, let adding): ("sort", ["\(column)"] + (adding ? ["add"] : []))
    case .followLink(let link): ("follow", ["\(link)"])
    case .scroll(let offset): ("scroll", ["\(offset)"])
    case .step(let count): ("step", ["\(count)"])
    case .focus: ("focus", [])
    case .dismiss: ("dismiss", [])
    case .goBack: ("back", [])
    case .goForward: ("forward", [])
    case .pointer(let input): ("pointer", input.words)
    }
  }

  fileprivate init?(_ verb: String, _ words: inout ActionWords) {
    let action: ViewAction? =
      switch verb {
      case "press": .press
      case "set": ActionValue(&words).map(ViewAction.setValue)
      case "edit": TextEdit(&words).map(ViewAction.edit)
      case "submit": .submit
      case "highlight": RowIndex(&words).map(ViewAction.highlight)
      case "activate": RowIndex(&words).map(ViewAction.activate)
      case "toggle": RowIndex(&words).map(ViewAction.toggle)
      case "menu": RowIndex(&words).map(ViewAction.menu)
      case "contextmenu": .contextMenu
      case "sort": words.int().map { .sort(column: $0, adding: words.skip("add")) }
      case "follow": words.int().map(ViewAction.followLink)
      case "scroll": words.int().map { .scroll(to: $0) }
      case "step": words.int().map(ViewAction.step)
      case "focus": .focus
      case "dismiss": .dismiss
      case "back": .goBack
      case "forward": .goForward
      case "pointer": PointerInput(&words).map(ViewAction.pointer)
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

// MARK: Targets and rows

extension ViewTarget {
  /// The path, such as "0.2.r0:7" for row 7 of section 0; "-" for the window itself.
  fileprivate var text: String {
    if path.isEmpty { return "-" }
    return path.map { step in
      switch step {
      case .child(let index): "\(index)"
      case .row(let row): "r\(row.text)"
      }
    }.joined(separator: ".")
  }

  fileprivate init?(text: String) {
    var path: [Step] = []
    for part in text == "-" ? [] : text.split(separator: ".", omittingEmptySubsequences: false) {
      if part.first == "r" {
        guard let (section, row) = String(part.dropFirst()).pair else { return nil }
        path.append(.row(RowIndex(row, in: section)))
      } else {
        guard let index = Int(part) else { return nil }
        path.append(.child(index))
      }
    }
    self.init(path: path)
  }
}

extension RowIndex {
  /// The section and the row.
  fileprivate var text: String { "\(section):\(row)" }

  fileprivate init?(_ words: inout ActionWords) {
    guard let (section, row) = words.pair() else { return nil }
    self.init(row, in: section)
  }
}

// MARK: Values and texts

extension ActionValue {
  fileprivate var words: [String] {
    switch self {
    case .bool(let flag): ["bool", "\(flag)"]
    case .int(let number): ["int", "\(number)"]
    case .double(let number): ["double", "\(number)"]
    case .string(let text): ["string", text]
    }
  }

  fileprivate init?(_ words: inout ActionWords) {
    let value: ActionValue? =
      switch words.next() {
      case "bool": words.next().flatMap { Bool($0) }.map(ActionValue.bool)
      case "int": words.int().map(ActionValue.int)
      case "double": words.next().flatMap { Double($0) }.map(ActionValue.double)
      case "string": words.remainder().map(ActionValue.string)
      default: nil
      }
    guard let value else { return nil }
    self = value
  }
}

extension TextEdit {
  fileprivate var words: [String] {
    [
      range.lowerBound.text, range.upperBound.text, selection?.anchor.text ?? "-",
      selection?.head.text ?? "-", replacement,
    ]
  }

  fileprivate init?(_ words: inout ActionWords) {
    guard let start = TextPosition(&words), let end = TextPosition(&words), start <= end else {
      return nil
    }
    guard let anchor = words.next(), let head = words.next(), let text = words.remainder() else {
      return nil
    }
    var selection: TextSelection?
    if (anchor, head) != ("-", "-") {
      guard let anchor = TextPosition(text: anchor), let head = TextPosition(text: head) else {
        return nil
      }
      selection = TextSelection(anchor: anchor, head: head)
    }
    self.init(replacing: start..<end, by: text, selecting: selection)
  }
}

extension TextPosition {
  fileprivate var text: String { "\(line):\(offset)" }

  fileprivate init?(text: String) {
    guard let (line, offset) = text.pair else { return nil }
    self.init(line: line, offset: offset)
  }

  fileprivate init?(_ words: inout ActionWords) {
    guard let text = words.next() else { return nil }
    self.init(text: text)
  }
}

// MARK: Pointers

extension PointerInput {
  fileprivate var words: [String] {
    action.words + [
      "\(location.x):\(location.y)", isInside ? "inside" : "outside", "\(modifiers.rawValue)",
      "\(clicks)",
    ]
  }

  fileprivate init?(_ words: inout ActionWords) {
    guard let action = PointerEvent.Action(&words), let location = words.location(),
      let side = words.next(), side == "inside" || side == "outside",
      let modifiers = words.int().flatMap(UInt8.init(exactly:)),
      let clicks = words.int()
    else { return nil }
    self.init(
      action: action, location: location, isInside: side == "inside",
      modifiers: KeyModifiers(rawValue: modifiers), clicks: clicks)
  }
}

extension PointerEvent.Action {
  var words: [String] {
    switch self {
    case .down(let button): ["down", button.text]
    case .up(let button): ["up", button.text]
    case .drag(let button): ["drag", button.text]
    case .move: ["move"]
    case .scroll(let x, let y): ["wheel", "\(x):\(y)"]
    }
  }

  init?(_ words: inout ActionWords) {
    let action: PointerEvent.Action? =
      switch words.next() {
      case "down": PointerEvent.Button(&words).map(PointerEvent.Action.down)
      case "up": PointerEvent.Button(&words).map(PointerEvent.Action.up)
      case "drag": PointerEvent.Button(&words).map(PointerEvent.Action.drag)
      case "move": .move
      case "wheel": words.pair(within: 0xFF).map { .scroll(x: $0, y: $1) }
      default: nil
      }
    guard let action else { return nil }
    self = action
  }
}

extension PointerEvent.Button {
  fileprivate var text: String {
    switch self {
    case .left: "left"
    case .middle: "middle"
    case .right: "right"
    case .other(let number): "\(number)"
    }
  }

  fileprivate init?(_ words: inout ActionWords) {
    guard let word = words.next() else { return nil }
    switch word {
    case "left": self = .left
    case "middle": self = .middle
    case "right": self = .right
    default:
      guard let number = Int(word) else { return nil }
      self = .other(number)
    }
  }
}
