import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText

/// A stage that shows one block, and reports its whole state.
@MainActor
struct BlockStage {
  let view: View
  let reports = Block.Reports()
  let stage: Stage
  private let block: Block

  /// Returns the content with which `block` responds to the user.
  private static func content(of block: Block) -> Block.Content {
    switch block {
    case .scroll, .document: .huge
    default: .ordinary
    }
  }

  init(
    _ block: Block, isEnabled: Bool = true, focused: Bool = true, _ look: Look.Name = .terminal
  ) {
    self.block = block
    let view = block.make(Self.content(of: block), reports)
    self.view = view
    view.layout.flex = 1
    stage = Stage(
      Column(cross: .fill) {
        Button("Other")
        view
      }, columns: 40, rows: 12, look)
    if focused { stage.change { [stage, target] in stage.application.focus.move(to: target) } }
    if !isEnabled { stage.change { [view] in view.isEnabled = false } }
  }

  /// The view that receives the keys.
  private var target: View {
    view.first { block == .keyPad ? $0 is KeyPad : $0.acceptsFocus } ?? view
  }

  /// All accessible properties of the block, and the number of its reports to the app.
  var state: [String] {
    var lines = ["\(reports.count)", "\(String(describing: stage.surface.cursor))"]
    view.forEachShown { view in
      let saved = view.savedState?.sortedText ?? ""
      lines.append("\(view.role) \(view.accessibleText) \(view.accessibleValue) \(saved)")
    }
    return lines
  }

  /// Uses all keys.
  func useKeys() {
    let keys: [Key] = [.down, .right, .pageDown, .enter, .space, .end, .character("r")]
    for key in keys { stage.application.dispatch(.key(KeyPress(key))) }
    stage.application.dispatch(.text("é"), .paste("pasted"))
  }

  /// Presses one of `stride` cells of the block and turns the wheel over it, until `isEnough`
  /// returns `true`.
  func usePointer(every stride: Int = 1, until isEnough: () -> Bool = { false }) {
    guard let bounds = stage.surface.bounds(of: view) else { return }
    for y in 0..<bounds.size.height {
      for x in 0..<bounds.size.width where CaseSample.isTried(x + 3 * y, every: stride) {
        let place = SurfacePoint(x: bounds.origin.x + x, y: bounds.origin.y + y)
        for action: PointerEvent.Action in [.scroll(x: 0, y: 1), .down(.left), .up(.left)] {
          stage.application.dispatch(.pointer(PointerEvent(action, at: place)))
        }
        if isEnough() { return }
      }
    }
  }
}

extension SavedState.Value {
  /// The value as text with a constant order of names.
  fileprivate var sortedText: String {
    switch self {
    case .list(let values): "\(values.map(\.sortedText))"
    case .state(let state):
      "\(state.keys.sorted().map { "\($0): \(state[$0]?.sortedText ?? "")" })"
    case .null, .bool, .int, .double, .string: "\(self)"
    }
  }
}
