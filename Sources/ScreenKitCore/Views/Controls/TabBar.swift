/// A bar of tabs, one of them selected.
///
/// The arrow keys, Home and End select a tab while the bar has the focus; a press of the pointer
/// selects the pressed tab.
///
/// A bar that is too narrow for all titles shows the tabs around the selected one, with marks for
/// more tabs at the ends. The wheel, a press on a mark, and the page keys scroll the bar. The next
/// selection scrolls it back to the selected tab.
public final class TabBar: Control, LayoutObserving {
  /// The titles of the tabs; setting them keeps the number of tabs, their icons and badges.
  public var titles: [String] {
    get { items.map(\.title) }
    set { for (item, title) in zip(items, newValue) { item.title = title } }
  }

  /// The index of the selected tab.
  public private(set) var selected: Int

  /// The index of the tab that the user requested last; the navigator responds with ``select(_:)``.
  public private(set) var requested = 0

  /// The background image of the bar, on surfaces with pixels behind text; `nil` for none.
  public var image: PixelImage? {
    didSet { if image != oldValue { changed(.appearance) } }
  }

  /// The visible tabs.
  private(set) var strip = TabStrip()
  /// Whether the selected tab stays visible; `false` after the user scrolled, until the next
  /// selection.
  private var followsSelection = true

  private var items: [TabItem] { children.compactMap { $0 as? TabItem } }

  /// Creates a bar of `titles`.
  public init(_ titles: [String], selected: Int = 0) {
    self.selected = selected
    super.init()
    show(titles.map { TabLabel($0) }, selected: selected)
  }

  /// Shows a tab for each of `labels`, and selects the tab at `selected`.
  public func show(_ labels: [TabLabel], selected: Int) {
    let kept = items.prefix(labels.count)
    let added = (kept.count..<labels.count).map { makeItem(at: $0) }
    if kept.count < items.count || !added.isEmpty { setChildren(kept + added) }
    for (item, label) in zip(items, labels) {
      item.title = label.title
      item.badge = label.badge
      item.icon = label.icon
    }
    if !labels.isEmpty { select(selected) }
  }

  /// Shows the tab at `index` as the selected one.
  public func select(_ index: Int) {
    precondition(items.indices.contains(index), "select: \(pathInCode) has no tab \(index) (SK201)")
    selected = index
    followsSelection = true
    for (position, item) in items.enumerated() { item.isSelected = position == index }
    changed(strip.isTight ? .structure : .appearance)
  }

  /// Shows `badge`, a word or a number, on the tab at `index`; `nil` removes the badge.
  public func setBadge(_ badge: String?, at index: Int) {
    precondition(
      items.indices.contains(index), "setBadge: \(pathInCode) has no tab \(index) (SK201)")
    items[index].badge = badge
  }

  public override var role: SemanticRole { .tabBar }

  public override var focusPart: View? {
    items.indices.contains(selected) ? items[selected] : nil
  }

  public override var keyHints: [KeyHint] {
    let names = strings.commands
    let previous = KeyHint(KeyPress(isMirrored ? .right : .left), names.previousTab)
    let next = KeyHint(KeyPress(isMirrored ? .left : .right), names.nextTab)
    return (selected > 0 ? [previous] : []) + (selected + 1 < children.count ? [next] : [])
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)) where selected > 0: try request(selected - 1)
    case .key(KeyPress(.right)) where selected + 1 < items.count: try request(selected + 1)
    case .key(KeyPress(.home)) where selected > 0: try request(0)
    case .key(KeyPress(.end)) where selected + 1 < items.count: try request(items.count - 1)
    case .key(KeyPress(.pageUp)): return scroll { $0.turnPage(forward: false) }
    case .key(KeyPress(.pageDown)): return scroll { $0.turnPage(forward: true) }
    case .key(KeyPress(.enter)), .key(KeyPress(.space)): try request(selected)
    case .action(.setValue(.int(let index))) where items.indices.contains(index):
      try request(index)
    case .action(.step(let count)): return try step(by: count)
    case .action(.scroll(let index)): return scroll { $0.scroll(to: index) }
    case .pointer(let pointer): return follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private func makeItem(at index: Int) -> TabItem {
    let item = TabItem(number: index + 1)
    item.action = { [unowned self] in try request(index) }
    return item
  }

  /// Requests the tab that `count` presses of an arrow key select; returns `false` at that end.
  private func step(by count: Int) throws -> Bool {
    let room = count < 0 ? -selected : max(0, items.count - 1 - selected)
    let distance = count < 0 ? max(count, room) : min(count, room)
    guard distance != 0 else { return false }
    try request(selected + distance)
    return true
  }

  private func request(_ index: Int) throws {
    requested = index
    try perform()
  }
}

// MARK: Scrolling

extension TabBar {
  /// The layout of the tabs in a bar.
  public struct LayoutResult: Hashable, Sendable {
    /// The width of each tab, in units.
    public var widths: [Int]
    /// The width of the bar, in units.
    public var room: Int
    /// The width of a mark, in units.
    public var mark: Int

    /// Creates a layout.
    public init(widths: [Int], room: Int, mark: Int) {
      (self.widths, self.room, self.mark) = (widths, room, mark)
    }
  }

  /// Stores the widths of the tabs, and scrolls to the selected tab unless the user scrolled away.
  public func didLayOut(_ result: LayoutResult) {
    strip.fit(result.widths, in: result.room, mark: result.mark)
    if followsSelection { strip.center(selected) }
  }

  /// Scrolls the tabs by `move`; returns whether the tabs moved.
  private func scroll(_ move: (inout TabStrip) -> Bool) -> Bool {
    guard isEffectivelyEnabled, move(&strip) else { return false }
    followsSelection = false
    changed(.structure)
    return true
  }

  private func follow(_ pointer: PointerInput) -> Bool {
    switch pointer.action {
    case .scroll(let x, let y):
      let step = (x == 0 ? y : x).signum()
      // A bar at its end still handles the wheel, so that the view behind it does not scroll.
      return scroll { $0.scroll(to: $0.first + step) } || strip.overflows
    case .down(.left) where strip.markBefore.contains(pointer.location.x - layout.padding.start):
      return scroll { $0.turnPage(forward: false) }
    case .down(.left) where strip.markAfter.contains(pointer.location.x - layout.padding.start):
      return scroll { $0.turnPage(forward: true) }
    case .down, .up, .drag, .move: return false
    }
  }
}

/// The title, badge and icon of one tab in a ``TabBar``.
public struct TabLabel: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The badge, a word or a number; `nil` for none.
  public var badge: String?
  /// The icon before the title; `nil` for none.
  public var icon: TabIcon?

  /// Creates a label.
  public init(_ title: String, badge: String? = nil, icon: TabIcon? = nil) {
    (self.title, self.badge, self.icon) = (title, badge, icon)
  }
}

/// A tab in a ``TabBar``.
///
/// The focus is on the bar, never on a tab.
public final class TabItem: Button {
  /// The position of the tab, counted from 1, which is also the number of its key.
  public let number: Int

  /// Whether the tab is selected.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { changed(.appearance) } }
  }

  /// The badge, a word or a number; `nil` for none.
  public internal(set) var badge: String? {
    didSet { if badge != oldValue { changed(.content) } }
  }

  /// The icon before the title; `nil` for none.
  public internal(set) var icon: TabIcon? {
    didSet { if icon != oldValue { changed(.content) } }
  }

  init(number: Int) {
    self.number = number
    super.init("")
  }

  public override var role: SemanticRole { .tab }
  public override var accessibleValue: String { badge ?? "" }

  public override var semanticDetails: SemanticDetails {
    let state = isSelected ? strings.spoken.states.selected : ""
    let told = [state, badge ?? ""].filter { !$0.isEmpty }
    return SemanticDetails(
      value: told.joined(separator: ", "), parts: [],
      place: .init(number: number, count: parent?.children.count ?? number))
  }

  public override var acceptsFocus: Bool { false }
}
