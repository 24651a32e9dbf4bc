/// A bar that shows the tabs of a set, one of them selected.
///
/// The arrow keys select when the bar is focused; the pointer selects the tab that it presses.
public final class TabBar: Control {
  /// The titles of the tabs.
  public var titles: [String] { items.map(\.title) }

  /// The index of the selected tab.
  public private(set) var selected: Int

  /// The index of the tab that the user requested last; the navigator then calls ``select(_:)``.
  public private(set) var requested = 0

  private var items: [TabItem] { children.compactMap { $0 as? TabItem } }

  /// Creates a bar of `titles`.
  public init(_ titles: [String], selected: Int = 0) {
    self.selected = selected
    super.init()
    show(titles.map { TabLabel($0) }, selected: selected)
  }

  /// Shows other tabs, of which the one at `selected` is selected.
  public func show(_ labels: [TabLabel], selected: Int) {
    let kept = items.prefix(labels.count)
    let added = (kept.count..<labels.count).map { makeItem(at: $0) }
    if kept.count < items.count || !added.isEmpty { setChildren(kept + added) }
    for (item, label) in zip(items, labels) {
      item.title = label.title
      item.badge = label.badge
    }
    if !labels.isEmpty { select(selected) }
  }

  /// Shows the tab at `index` as the selected one.
  public func select(_ index: Int) {
    precondition(items.indices.contains(index), "select: \(pathInCode) has no tab \(index) (SK201)")
    selected = index
    for (position, item) in items.enumerated() { item.isSelected = position == index }
    changed(.appearance)
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

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)) where selected > 0: try request(selected - 1)
    case .key(KeyPress(.right)) where selected + 1 < items.count: try request(selected + 1)
    case .key(KeyPress(.enter)), .key(KeyPress(.space)): try request(selected)
    case .action(.setValue(.int(let index))) where items.indices.contains(index):
      try request(index)
    case .key, .text, .paste, .pointer, .action: return false
    }
    return true
  }

  private func makeItem(at index: Int) -> TabItem {
    let item = TabItem(number: index + 1)
    item.action = { [unowned self] in try request(index) }
    return item
  }

  private func request(_ index: Int) throws {
    requested = index
    try perform()
  }
}

/// The title and badge of one tab in a ``TabBar``.
public struct TabLabel: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The badge, a word or a number; `nil` for none.
  public var badge: String?

  /// Creates a label.
  public init(_ title: String, badge: String? = nil) {
    (self.title, self.badge) = (title, badge)
  }
}

/// One tab in a ``TabBar``, which has the focus for all of them.
public final class TabItem: Button {
  /// The number of the key that selects the tab, counted from 1.
  public let number: Int

  /// Whether the tab is selected.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { changed(.appearance) } }
  }

  /// The badge, a word or a number; `nil` for none.
  public internal(set) var badge: String? {
    didSet { if badge != oldValue { changed(.content) } }
  }

  init(number: Int) {
    self.number = number
    super.init("")
  }

  public override var role: SemanticRole { .tab }
  public override var accessibleValue: String { badge ?? "" }

  public override var semanticDetails: SemanticDetails {
    let state = isSelected ? Strings.current.spoken.states.selected : ""
    let told = [state, badge ?? ""].filter { !$0.isEmpty }
    return SemanticDetails(
      value: told.joined(separator: ", "), parts: [],
      place: .init(number: number, count: parent?.children.count ?? number))
  }

  public override var acceptsFocus: Bool { false }
}
