/// An on-screen keyboard, for users with only a pointer or a few keys.
///
/// A press of a key has the same effect on the target view as a key of a keyboard. While the pad
/// has the focus, the arrow keys highlight a key, and Enter or the space bar presses it.
///
/// The highlighted key is visible, so a pad for a masked field accepts no input during a recording
/// or its replay.
public final class KeyPad: Control {
  /// The characters of a key pad, row by row.
  public struct Characters: Hashable, Sendable {
    /// The first page; Shift shows it in capital letters.
    public var letters: [String]
    /// The second page, with the symbols.
    public var symbols: [String]

    /// Creates pages, which should have the same number of rows.
    public init(letters: [String], symbols: [String]) {
      self.letters = letters
      self.symbols = symbols
    }

    /// The Latin letters in the order of an English keyboard.
    public static let english = Characters(
      letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
      symbols: ["1234567890", "@#$%&-+()/", "*\"':;!?,._"])
  }

  private enum Page {
    case letters, capitals, symbols
  }

  /// The view that receives the keys.
  public weak var target: View?

  private let characters: Characters
  private var page = Page.letters { didSet { if page != oldValue { arrangeKeys() } } }
  /// The row and column of the highlighted key, which Enter presses.
  private var chosen = (row: 0, column: 0)

  /// The keys, row by row.
  package private(set) var rows: [[KeyPadKey]] = []

  /// Creates a pad that types into `target`, with keys for `characters`.
  public init(for target: View?, _ characters: Characters = .english) {
    self.target = target
    self.characters = characters
    super.init()
    arrangeKeys()
  }

  override var isWithheld: Bool {
    isSecretPad && (root as? Window)?.isRecorded == true
  }

  public override var role: SemanticRole { .keyPad }
  public override var mirrorsContent: Bool { false }

  public override var accessibleValue: String { rows[chosen.row][chosen.column].accessibleText }

  public override var focusPart: View? { rows[chosen.row][chosen.column] }

  /// The description without the keys, which are too many to present one by one.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: accessibleValue, parts: [])
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up && press.modifiers.isEmpty:
      return try handle(press.key)
    case .text, .paste: try send(input)
    case .key, .pointer, .action: return false
    }
    return true
  }

  private func handle(_ key: Key) throws -> Bool {
    switch key {
    case .up: return choose(chosen.row - 1, chosen.column)
    case .down: return choose(chosen.row + 1, chosen.column)
    case .left: return choose(chosen.row, chosen.column - 1)
    case .right: return choose(chosen.row, chosen.column + 1)
    case .enter, .space: try rows[chosen.row][chosen.column].perform()
    // Keys of a physical keyboard are passed to the target.
    case .character, .backspace: try send(.key(KeyPress(key)))
    default: return false
    }
    return true
  }

  /// Highlights a key, and scales the column between rows of different lengths.
  private func choose(_ row: Int, _ column: Int) -> Bool {
    guard rows.indices.contains(row) else { return false }
    var column = column
    if row != chosen.row {
      let (old, new) = (rows[chosen.row].count, rows[row].count)
      column = min(new - 1, (column * new + old / 2) / old)
    }
    guard rows[row].indices.contains(column) else { return false }
    chosen = (row, column)
    showChosen()
    return true
  }

  private func press(_ key: KeyPadKey.Meaning) throws {
    switch key {
    case .character(let character):
      try send(.key(KeyPress(.character(character))))
      if page == .capitals { page = .letters }
    case .space: try send(.key(KeyPress(.space)))
    case .backspace: try send(.key(KeyPress(.backspace)))
    case .enter: try send(.key(KeyPress(.enter)))
    case .shift: page = page == .capitals ? .letters : .capitals
    case .symbols: page = .symbols
    case .letters: page = .letters
    }
    try perform()
  }

  private func send(_ input: ViewInput) throws {
    guard let target, target.isEffectivelyEnabled else { return }
    _ = try target.handle(input)
  }
}

extension KeyPad {
  private func arrangeKeys() {
    let lines = page == .symbols ? characters.symbols : characters.letters
    rows = lines.map { line in line.map { key(.character(page == .capitals ? capital($0) : $0)) } }
    let other: [KeyPadKey.Meaning] = page == .symbols ? [.letters] : [.shift, .symbols]
    rows.append((other + [.space, .backspace, .enter]).map(key))
    setChildren(rows.flatMap { $0 })
    chosen.row = min(chosen.row, rows.count - 1)
    chosen.column = min(chosen.column, rows[chosen.row].count - 1)
    showChosen()
  }

  private func key(_ meaning: KeyPadKey.Meaning) -> KeyPadKey {
    let key = KeyPadKey(meaning, isOn: meaning == .shift && page == .capitals)
    key.action = { [unowned self] in try press(meaning) }
    return key
  }

  private func capital(_ character: Character) -> Character {
    let upper = character.uppercased()
    return upper.count == 1 ? Character(upper) : character
  }

  private func showChosen() {
    for (row, keys) in rows.enumerated() {
      for (column, key) in keys.enumerated() { key.isHighlighted = (row, column) == chosen }
    }
  }
}
