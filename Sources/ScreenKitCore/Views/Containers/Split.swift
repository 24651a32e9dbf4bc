/// A container of panes side by side or below each other; if space is short, it shows only one
/// pane.
///
/// A typical pair is a list and the details of its selected item. The layout constraints of the
/// panes define the space that they need. The user moves a divider with the pointer or the
/// keyboard. Alt-< and Alt-> move the divider after the focused pane if the panes are side by side.
/// Alt-- and Alt-+ move the divider if the panes are below each other.
public final class Split: View, LayoutObserving {
  /// The parts of a split view with two panes.
  public enum Part: Hashable, Sendable {
    /// The first view, such as a list.
    case side
    /// The second view, such as the details.
    case content
  }

  /// The axis along which the panes are arranged.
  public let axis: Stack.Axis

  /// The panes, in reading order; their layout constraints define their minimum and preferred
  /// sizes.
  public private(set) var panes: [View]

  /// The index of the pane that grows with the view; the others keep their sizes.
  public let growingPane: Int

  /// The index of the pane to show if there is space for only one.
  ///
  /// An invalid index becomes the nearest valid one.
  public var shownPane: Int {
    get { storedShown }
    set {
      let number = min(max(newValue, 0), panes.count - 1)
      guard number != storedShown else { return }
      storedShown = number
      hideOthers()
    }
  }

  private var storedShown = 0

  /// Whether there is space for only one pane; set by the backend.
  public private(set) var isNarrow = false

  /// The sizes of the panes set by the user, in units; `nil` if the layout constraints apply.
  private(set) var sizes: [Int?] {
    didSet { if sizes != oldValue { changed(.structure) } }
  }

  /// The division of the space; `nil` if there is space for only one pane.
  private(set) var division: Division?

  /// The dividers, each after the pane with the same index.
  private let dividers: [SplitDivider]

  /// The closure called with ``isNarrow`` after its change.
  public var onNarrow: (@MainActor (Bool) throws -> Void)?

  /// Creates a split view of `side` and, beside it, `content`.
  public convenience init(_ side: View, _ content: View) {
    self.init(.horizontal) {
      side
      content
    }
  }

  /// Creates a split view of two or more panes.
  ///
  /// - Parameters:
  ///  - axis: The axis along which the panes are arranged.
  ///  - growing: The index of the pane that grows with the view; `nil` for the last one.
  ///  - panes: The panes, in reading order.
  public init(
    _ axis: Stack.Axis, growing: Int? = nil, @ViewBuilder _ panes: () -> [View]
  ) {
    let panes = panes()
    precondition(panes.count > 1, "Split: a split view needs two panes (SK213)")
    self.axis = axis
    self.panes = panes
    growingPane = min(max(growing ?? .max, 0), panes.count - 1)
    sizes = Array(repeating: nil, count: panes.count)
    dividers = panes.indices.dropLast().map { SplitDivider(number: $0) }
    super.init()
    arrangePanes()
  }

  /// Replaces the pane at `index` by `pane`.
  public func setPane(_ pane: View, at index: Int) {
    precondition(
      panes.indices.contains(index), "setPane: \(pathInCode) has no pane \(index) (SK201)")
    let former = panes[index]
    guard pane !== former else { return }
    former.isHidden = false
    panes[index] = pane
    arrangePanes()
    hideOthers()
  }

  /// Returns the size of a pane set by the user or the app, in units; `nil` if its constraints
  /// apply.
  ///
  /// The result is always `nil` for the growing pane.
  public func size(ofPane index: Int) -> Int? { sizes.indices.contains(index) ? sizes[index] : nil }

  /// Sets the size of a pane, in units; `nil` applies its layout constraints again.
  ///
  /// The size is limited by the available space, and saved if the view has an ``View/id``. The
  /// growing pane takes the remaining space; its size cannot be set.
  public func setSize(_ size: Int?, ofPane index: Int) {
    guard sizes.indices.contains(index), index != growingPane else { return }
    sizes[index] = size.map { max(0, $0) }
  }

  /// Stores the division of the space, or `nil` if there is space for only one pane.
  public func didLayOut(_ division: Division?) {
    self.division = division
    let isNarrow = division == nil
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    hideOthers()
    // A layout is in progress, so the change of the focus and the app's code run in a separate
    // turn.
    application?.run { [weak self] in try self?.onNarrow?(isNarrow) }
  }

  /// The description of the panes, without the dividers.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: accessibleValue, parts: panes)
  }

  public override var savedState: SavedState.Value? {
    let fixed = sizes.indices.filter { $0 != growingPane }
    if fixed.count == 1 { return sizes[fixed[0]].map(SavedState.Value.int) }
    guard sizes.contains(where: { $0 != nil }) else { return nil }
    return .list(sizes.map { $0.map(SavedState.Value.int) ?? .null })
  }

  public override func restore(_ state: SavedState.Value) {
    switch state {
    case .int(let size) where panes.count == 2 && size >= 0: setSize(size, ofPane: 1 - growingPane)
    case .list(let saved) where saved.count == panes.count && panes.count > 2:
      for (index, size) in saved.enumerated() {
        if case .int(let size) = size, size >= 0 { setSize(size, ofPane: index) }
      }
    default: break
    }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, let division else { return false }
    switch input {
    case .key(let press) where press.modifiers == .alt && press.phase != .up:
      guard let step = step(of: press.key) else { return false }
      let number = dividerOfFocus
      move(number, to: division.dividers[number].position + step)
    case .action(.setValue(.int(let size))): move(0, to: size)
    case .action(.step(let count)): step(0, by: count)
    case .key, .text, .paste, .pointer, .action: return false
    }
    return true
  }

  private func arrangePanes() {
    var views: [View] = []
    for (index, pane) in panes.enumerated() {
      views.append(pane)
      if dividers.indices.contains(index) { views.append(dividers[index]) }
    }
    setChildren(views)
  }

  private func hideOthers() {
    for (index, pane) in panes.enumerated() { pane.isHidden = isNarrow && index != shownPane }
    for divider in dividers { divider.isHidden = isNarrow }
  }
}

// MARK: Dividers

extension Split {
  /// Moves a divider to `position`, within the limits of the panes beside it.
  func move(_ divider: Int, to position: Int) {
    guard let division else { return }
    let length = division.sizes.reduce(division.sizes.count - 1, +)
    sizes = plan(of: length).moving(divider, to: position, in: division)
  }

  /// Moves a divider by `count` units.
  func step(_ divider: Int, by count: Int) {
    guard let place = division?.dividers[divider] else { return }
    let least = place.limits.lowerBound - place.position
    let most = place.limits.upperBound - place.position
    move(divider, to: place.position + min(max(count, least), most))
  }

  /// The index of the divider after the focused pane, or of the last divider.
  private var dividerOfFocus: Int {
    let focused = application?.focus.view
    let pane = panes.firstIndex { focused?.isWithin($0) ?? false } ?? 0
    return min(pane, dividers.count - 1)
  }

  /// Returns the distance, in units, by which `key` moves a divider; `nil` for other keys.
  private func step(of key: Key) -> Int? {
    switch (axis, key) {
    case (.horizontal, "<"): isMirrored ? 1 : -1
    case (.horizontal, ">"): isMirrored ? -1 : 1
    case (.vertical, "-"): -1
    case (.vertical, "+"): 1
    default: nil
    }
  }
}

// MARK: Two panes

extension Split {
  /// The first pane; its layout constraints define its preferred size.
  public var side: View { panes[0] }

  /// The second pane; its minimum size is the space that it needs beside the first pane.
  public var content: View {
    get { panes[1] }
    set { setPane(newValue, at: 1) }
  }

  /// The pane to show if there is space for only one, in a split view with two panes.
  public var shown: Part {
    get { shownPane == 0 ? .side : .content }
    set { shownPane = newValue == .side ? 0 : 1 }
  }

  /// The size of the first pane set by the user or the app, in units; `nil` if its constraints
  /// apply.
  public var sideWidth: Int? {
    get { size(ofPane: 0) }
    set { setSize(newValue, ofPane: 0) }
  }
}
