import ScreenKitCore
import ScreenKitText
import Testing

/// The operations on edited text in a random tree.
extension TreeProgram {
  mutating func editingLeaf() -> View {
    switch random.below(7) {
    case 0: return KeyPad(for: nil)
    case 1...3: return TextView(random.text(parts: 20))
    default:
      let field = TextField(random.text(parts: 2), text: random.text())
      field.isMasked = random.oneIn(3)
      field.validation = { $0.utf8.count % 2 == 0 ? "even" : nil }
      return field
    }
  }

  mutating func edit(_ input: TextInput) {
    let direction: TextCommand.Direction = random.pick([.forward, .backward])
    let step: TextCommand.Step = random.pick([.character, .word, .line, .text])
    let command: TextCommand =
      switch random.below(8) {
      case 0...2: .type(random.text(parts: 3))
      case 3: .delete(step, direction)
      case 4: .move(step, direction, selecting: true)
      case 5: .moveRows(random.pick([.row, .page]), direction, selecting: random.oneIn(2))
      case 6: random.pick([.undo, .redo, .selectAll])
      default: .move(step, direction)
      }
    do {
      _ = try input.perform(command)
    } catch {
      Issue.record(error)
    }
  }
}
