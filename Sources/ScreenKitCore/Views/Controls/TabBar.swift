/// Names the tabs of a set and shows which is selected (F-058).
///
/// The arrow keys select when the bar is focused; the pointer selects what it presses.
public final class TabBar: Control {
  /// The names of the tabs.
  public var titles: [String] { items.map(\.title) }

  /// The index of the selected tab.
  public private(set) var selected: Int

  /// The tab that the user asks for; whoever answers calls ``select(_:)``.
  public private(set) var requested = 0

  private var items: [TabItem] { children.compactMap { $0 as? TabItem } }

  /// Makes a bar of `titles`.
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
    precondition(items.indices.contains(index), "select: there is no tab \(index)")
    selected = index
    for (position, item) in items.enumerated() { item.isSelected = position == index }
    changed(.appearance)
  }

  /// Has the tab at `index` tell of something by a word or a number; `nil` takes that away.
  public func setBadge(_ badge: String?, at index: Int) {
    precondition(items.indices.contains(index), "setBadge: there is no tab \(index)")
    items[index].badge = badge
  }

  public override var role: SemanticRole { .tabBar }

  package override var focusPart: View? {
    items.indices.contains(selected) ? items[selected] : nil
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)) where selected > 0: try request(selected - 1)
    case .key(KeyPress(.right)) where selected + 1 < items.count: try request(selected + 1)
    case .key(KeyPress(.enter)), .key(KeyPress(.space)): try request(selected)
    case .key, .text, .paste, .pointer: return false
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

/// What a ``TabBar`` shows of one tab.
public struct TabLabel: Hashable, Sendable {
  /// The name.
  public var title: String
  /// What the tab tells of by a word or a number; `nil` is nothing.
  public var badge: String?

  /// Makes a label.
  public init(_ title: String, badge: String? = nil) {
    (self.title, self.badge) = (title, badge)
  }
}

/// One tab in a ``TabBar``; the bar has the focus for all of them.
public final class TabItem: Button {
  /// The key that selects the tab, counted from 1.
  public let number: Int

  /// Whether the tab is the one shown.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { changed(.appearance) } }
  }

  /// What the tab tells of by a word or a number; `nil` is nothing.
  public internal(set) var badge: String? {
    didSet { if badge != oldValue { changed(.content) } }
  }

  init(number: Int) {
    self.number = number
    super.init("")
  }

  public override var role: SemanticRole { .tab }
  public override var accessibleValue: String { badge ?? "" }

  override var semanticDetails: SemanticDetails {
    let told = [isSelected ? "selected" : "", badge ?? ""].filter { !$0.isEmpty }
    return SemanticDetails(
      value: told.joined(separator: ", "), parts: [],
      place: .init(number: number, count: parent?.children.count ?? number))
  }

  public override var acceptsFocus: Bool { false }
}
