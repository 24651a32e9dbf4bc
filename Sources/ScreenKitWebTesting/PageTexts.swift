internal import ScreenKitJson
internal import ScreenKitWeb

/// The edited texts of a page, in UTF-16 units as in browsers, with the unconfirmed edits.
struct PageTexts {
  /// A text that both client and server change.
  struct Field {
    /// The text without the unconfirmed edits.
    var base: [UInt16]
    /// The text on the page.
    var shown: [UInt16]
    var revision: Int
    /// The unconfirmed edits, by the number of their message.
    var pending: [(message: Int, steps: [TextStep])] = []
    /// The server's changes during a composition, in order; `nil` if there is no composition.
    var held: [Change]?
  }

  /// A change by the server, after one of the client's messages.
  struct Change {
    let message: Int
    let steps: [TextStep]
    let revision: Int
  }

  private(set) var fields: [Int: Field] = [:]
  /// Whether each change has fitted its text so far.
  private(set) var isConsistent = true

  subscript(_ node: Int) -> String? {
    fields[node].map { String(decoding: $0.shown, as: UTF16.self) }
  }

  /// Sets the whole text of a node, which the page may already have.
  mutating func receive(_ node: Int, _ text: String, revision: Int, confirmed: Int) {
    guard var field = fields[node] else {
      let text = Array(text.utf16)
      fields[node] = Field(base: text, shown: text, revision: revision)
      return
    }
    field.fold(confirmed)
    var sync = TextSync(String(decoding: field.base, as: UTF16.self))
    let change = sync.change(to: text)
    receive(
      &field, change.map { TextStep.replacing($0.range, by: $0.text) } ?? [], revision: revision)
    fields[node] = field
  }

  mutating func end(_ node: Int) { fields[node] = nil }

  /// Removes the texts of removed nodes.
  mutating func keep(where isKnown: (Int) -> Bool) {
    fields = fields.filter { isKnown($0.key) }
  }

  /// Moves the edits that a frame has confirmed to the agreed text.
  mutating func fold(_ confirmed: Int) {
    for node in fields.keys { fields[node]?.fold(confirmed) }
  }

  /// Applies the server's change `["t", n, revision, message, from, to, anchor, head, text]`.
  mutating func apply(_ operation: WirePart) -> Bool {
    guard let node = operation[1].integer, var field = fields[node],
      let message = operation[3].integer, let from = operation[4].integer,
      let to = operation[5].integer, from >= 0, from <= to
    else { return false }
    let change = Change(
      message: message, steps: TextStep.replacing(from..<to, by: operation[8].string ?? ""),
      revision: operation[2].integer ?? field.revision)
    if field.held == nil { receive(&field, change) } else { field.held?.append(change) }
    fields[node] = field
    return true
  }

  private mutating func receive(_ field: inout Field, _ change: Change) {
    field.fold(change.message)
    receive(&field, change.steps, revision: change.revision)
  }

  private mutating func receive(_ field: inout Field, _ steps: [TextStep], revision: Int) {
    field.revision = revision
    for step in steps where !field.base.apply(step) { isConsistent = false }
    var local = steps
    for index in field.pending.indices {
      (local, field.pending[index].steps) = TextStep.transform(
        local, field.pending[index].steps, firstWins: true)
    }
    for step in local where !field.shown.apply(step) { isConsistent = false }
  }

  /// Types `text` in place of a part, at the end by default; returns the operation for the session.
  mutating func type(
    _ text: String, replacing range: Range<Int>?, in node: Int, message: Int
  ) -> String? {
    guard var field = fields[node] else { return nil }
    let range = range ?? field.shown.count..<field.shown.count
    guard range.lowerBound >= 0, range.upperBound <= field.shown.count else { return nil }
    let steps = TextStep.replacing(range, by: text)
    for step in steps { _ = field.shown.apply(step) }
    field.pending.append((message, steps))
    fields[node] = field
    return field.edit(steps, of: node)
  }

  /// Begins a composition, during which the server's changes wait.
  mutating func beginComposition(in node: Int) {
    if fields[node]?.held == nil { fields[node]?.held = [] }
  }

  /// Ends a composition; its result is an edit of the text before the changes that waited.
  ///
  /// - Returns: The operation for the session, after these changes.
  mutating func endComposition(
    _ text: String, replacing range: Range<Int>, in node: Int, message: Int
  ) -> String? {
    guard type(text, replacing: range, in: node, message: message) != nil, var field = fields[node]
    else { return nil }
    let changes = field.held ?? []
    field.held = nil
    for change in changes { receive(&field, change) }
    fields[node] = field
    return field.pending.last.map { field.edit($0.steps, of: node) }
  }

  /// Returns the parts of a text that the page sends in separate messages.
  static func portions(of text: String) -> [String] {
    var portions: [String] = []
    var rest = Array(text.utf16)[...]
    repeat {
      var portion = rest.prefix(10_000)
      // Each character above U+FFFF is a pair of surrogates, which stays together.
      if let last = portion.last, UTF16.isLeadSurrogate(last) { portion.removeLast() }
      portions.append(String(decoding: portion, as: UTF16.self))
      rest = rest.dropFirst(portion.count)
    } while !rest.isEmpty
    return portions
  }

  /// Returns the operations for the edits of message `number`.
  func edits(of message: Int) -> [String] {
    fields.flatMap { node, field in
      field.pending.filter { $0.message == message }.map { field.edit($0.steps, of: node) }
    }
  }
}

extension PageTexts.Field {
  fileprivate mutating func fold(_ confirmed: Int) {
    // Changes that wait precede the confirmed edits.
    guard held == nil else { return }
    while let edit = pending.first, edit.message <= confirmed {
      for step in edit.steps { _ = base.apply(step) }
      pending.removeFirst()
    }
  }

  fileprivate func edit(_ steps: [TextStep], of node: Int) -> String {
    let parts = steps.map { step in
      switch step {
      case .insert(let at, let text): "\(at),\(at),\(text.asJSON)"
      case .delete(let range): "\(range.lowerBound),\(range.upperBound),\"\""
      }
    }
    let end =
      switch steps.last {
      case .insert(let at, let text)?: at + text.utf16.count
      case .delete(let range)?: range.lowerBound
      case nil: 0
      }
    let all = ["\"e\"", "\(node)", "\(revision)", "\(end)", "\(end)"] + parts
    return "[" + all.joined(separator: ",") + "]"
  }
}

extension String {
  /// The text in quotes, in JSON syntax.
  var asJSON: String { JsonText.quoted(self) }
}
