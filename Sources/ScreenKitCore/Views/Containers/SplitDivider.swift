/// The line between two panes of a ``Split``; the pointer can drag it.
public final class SplitDivider: View {
  /// The index of the pane before the divider.
  public let number: Int

  /// Whether the pointer drags the divider.
  public private(set) var isHeld = false {
    didSet { if isHeld != oldValue { changed(.appearance) } }
  }

  init(number: Int) { self.number = number }

  /// The direction of the line.
  public var axis: Stack.Axis { split?.axis == .vertical ? .horizontal : .vertical }

  /// The position of the divider and its limits; `nil` while only one pane is shown.
  public var place: Split.Division.Divider? {
    guard let dividers = split?.division?.dividers, dividers.indices.contains(number) else {
      return nil
    }
    return dividers[number]
  }

  public override var role: SemanticRole { .separator }

  /// The name of the pane before the divider.
  public override var accessibleText: String {
    accessibleName ?? split.flatMap { SplitDivider.name(of: $0.panes[number]) } ?? ""
  }

  public override var accessibleValue: String { place.map { "\($0.position)" } ?? "" }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, let split, let place else {
      isHeld = false
      return false
    }
    switch input {
    case .pointer(let pointer): return follow(pointer, split, place)
    case .action(.setValue(.int(let position))): split.move(number, to: position)
    case .action(.step(let count)): split.step(number, by: count)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private var split: Split? { parent as? Split }

  private func follow(
    _ pointer: PointerInput, _ split: Split, _ place: Split.Division.Divider
  ) -> Bool {
    switch pointer.action {
    case .down(.left): isHeld = true
    case .drag(.left) where isHeld:
      let distance = split.axis == .horizontal ? pointer.location.x : pointer.location.y
      split.move(number, to: place.position + distance)
    case .up(.left) where isHeld: isHeld = false
    default: return false
    }
    return true
  }

  /// Returns the name of `view`, or of its first descendant with a name; `nil` if there is none.
  private static func name(of view: View) -> String? {
    if !view.accessibleText.isEmpty { return view.accessibleText }
    return view.children.lazy.compactMap { name(of: $0) }.first
  }
}
