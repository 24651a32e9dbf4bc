/// The view of a node of a ``Tree``: its indentation, a sign if it can be opened, and its texts.
///
/// A press of the pointer on the sign opens or closes the node.
public final class TreeRow: View, LayoutObserving {
  /// The layout of a row.
  public struct LayoutResult: Hashable, Sendable {
    /// The range of the sign, in units from the start of the row.
    public var sign: Range<Int>

    /// Creates the layout of a row with its sign at `sign`.
    public init(sign: Range<Int>) { self.sign = sign }
  }

  /// The text of the node.
  public private(set) var text = ""
  /// The secondary text at the end; empty for none.
  public private(set) var detail = ""
  /// The level of the node; 1 for a root.
  public private(set) var level = 1
  /// Whether the node is open; `nil` for a node that cannot be opened.
  public private(set) var isOpen: Bool?

  var onToggle: () throws -> Void = {}
  private var sign = 0..<0

  func show(_ text: String, detail: String, level: Int, isOpen: Bool?) {
    guard (text, detail, level) != (self.text, self.detail, self.level) || isOpen != self.isOpen
    else { return }
    (self.text, self.detail, self.level, self.isOpen) = (text, detail, level, isOpen)
    changed(.content)
  }

  /// Stores the position of the sign.
  public func didLayOut(_ result: LayoutResult) { sign = result.sign }

  public override var role: SemanticRole { .text }

  /// The texts of the node, its state (open or closed) and its level.
  public override var accessibleText: String {
    let trees = strings.trees
    let state = isOpen.map { $0 ? trees.open : trees.closed }
    return [text, detail, state ?? "", trees.level(level)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The tree, which gets the focus after a press on the sign.
  public override var focusTarget: View { path.first { $0 is ListView } ?? self }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard case .pointer(let pointer) = input, case .down(.left) = pointer.action, isOpen != nil,
      sign.contains(pointer.location.x)
    else { return false }
    try onToggle()
    return true
  }
}
