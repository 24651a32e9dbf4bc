/// Shows a part of a view that may be taller than the room for it.
public final class Scroll: View {
  /// How many units of the content lie above the visible part.
  public var offset: Int {
    get { position }
    set {
      let clamped = max(0, min(newValue, contentHeight - visibleHeight))
      if clamped != position {
        position = clamped
        changed(.structure)
      }
    }
  }

  /// Whether the focus can come here; without it, what holds the view has to move it.
  public var takesFocus = true

  private var position = 0
  /// Units from top to bottom of the content; told by the backend.
  public private(set) var contentHeight = 0
  /// Units from top to bottom of the visible part; told by the backend.
  public private(set) var visibleHeight = 0

  /// Makes a scrolling view of `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Takes what a backend found when it laid out the content; called before it paints.
  ///
  /// - Parameters:
  ///   - contentHeight: Units that the content needs.
  ///   - visibleHeight: Units that there are.
  public func didLayOut(contentHeight: Int, visibleHeight: Int) {
    self.contentHeight = contentHeight
    self.visibleHeight = visibleHeight
    // The layout under way uses the corrected offset, so nothing has changed since.
    position = max(0, min(position, contentHeight - visibleHeight))
  }

  public override var role: SemanticRole { .scrollArea }
  public override var acceptsFocus: Bool { takesFocus }

  public override func handle(_ input: ViewInput) throws -> Bool {
    let before = offset
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      switch press.key {
      case .up: offset -= 1
      case .down: offset += 1
      case .pageUp: offset -= max(1, visibleHeight - 1)
      case .pageDown: offset += max(1, visibleHeight - 1)
      case .home: offset = 0
      case .end: offset = contentHeight
      default: return false
      }
    case .pointer(let pointer):
      guard case .scroll(_, let y) = pointer.action else { return false }
      offset += 3 * y
    case .key, .text, .paste: return false
    }
    return offset != before
  }
}
