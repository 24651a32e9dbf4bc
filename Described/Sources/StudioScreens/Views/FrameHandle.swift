internal import ScreenKitCore

/// The handle of the selected component for the keyboard.
///
/// The arrow keys move the component, and with Shift they resize it.
final class FrameHandle: Button {
  /// The handler of a move, with its distances in units.
  var onMove: (_ x: Int, _ y: Int) throws -> Void = { _, _ in }
  /// The handler of a resize, with the changes of the width and the height in units.
  var onResize: (_ width: Int, _ height: Int) throws -> Void = { _, _ in }

  override var keyHints: [KeyHint] {
    [Key.left, .right, .up, .down].map { KeyHint(KeyPress($0), "Move") }
      + [Key.right, .left, .down, .up].map { KeyHint(KeyPress($0, .shift), "Resize") }
  }

  override func handle(_ input: ViewInput) throws -> Bool {
    guard case .key(let press) = input, press.phase != .up, isEffectivelyEnabled else {
      return try super.handle(input)
    }
    let (x, y): (Int, Int)
    switch press.key {
    case .left: (x, y) = (-1, 0)
    case .right: (x, y) = (1, 0)
    case .up: (x, y) = (0, -1)
    case .down: (x, y) = (0, 1)
    default: return try super.handle(input)
    }
    switch press.modifiers {
    case []: try onMove(x, y)
    case .shift: try onResize(x, y)
    default: return false
    }
    return true
  }
}
