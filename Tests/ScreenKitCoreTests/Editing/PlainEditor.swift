import ScreenKitCore

/// A reference for the editor: its operations on one plain string, without optimizations.
struct PlainEditor {
  private(set) var text: String
  /// The positions, in bytes from the beginning.
  private(set) var anchor = 0
  private(set) var head = 0

  init(_ text: String) {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  private var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  private func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }

  private func place(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  mutating func move(
    _ step: TextCommand.Step, _ direction: TextCommand.Direction, selecting: Bool
  ) {
    if step == .character, !selecting, !selection.isEmpty {
      head = direction == .forward ? selection.upperBound : selection.lowerBound
    } else {
      head = target(step, direction)
    }
    if !selecting { anchor = head }
  }

  mutating func insert(_ new: String) { replace(selection, with: new) }

  mutating func delete(_ step: TextCommand.Step, _ direction: TextCommand.Direction) {
    var range = selection
    if range.isEmpty {
      var other = target(step, direction)
      if other == head, step == .line { other = target(.character, direction) }
      range = min(head, other)..<max(head, other)
    }
    if !range.isEmpty { replace(range, with: "") }
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    head = range.lowerBound + new.utf8.count
    let boundaries = text.indices.map(place) + [text.utf8.count]
    head = boundaries.first { $0 >= head } ?? head
    anchor = head
  }

  private func target(_ step: TextCommand.Step, _ direction: TextCommand.Direction) -> Int {
    let here = index(head)
    let (before, behind) = (text[..<here], text[here...])
    switch (step, direction) {
    case (.character, .forward): return behind.isEmpty ? head : place(text.index(after: here))
    case (.character, .backward): return before.isEmpty ? head : place(text.index(before: here))
    case (.word, .forward):
      let word = behind.drop { !isWord($0) }.drop(while: isWord)
      return place(word.startIndex)
    case (.word, .backward):
      let word = before.reversed().drop { !isWord($0) }.drop(while: isWord)
      return place(word.startIndex.base)
    case (.line, .forward): return place(behind.firstIndex(of: "\n") ?? text.endIndex)
    case (.line, .backward):
      return place(before.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)
    case (.text, .forward): return text.utf8.count
    case (.text, .backward): return 0
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
