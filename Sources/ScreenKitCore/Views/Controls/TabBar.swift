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
    setChildren(titles.enumerated().map { index, title in TabItem(title, number: index + 1) })
    for (index, item) in items.enumerated() {
      item.isSelected = index == selected
      item.action = { [unowned self] in try request(index) }
    }
  }

  /// Shows the tab at `index` as the selected one.
  public func select(_ index: Int) {
    precondition(items.indices.contains(index), "select: there is no tab \(index)")
    selected = index
    for (position, item) in items.enumerated() { item.isSelected = position == index }
    changed(.appearance)
  }

  public override var role: SemanticRole { .tabBar }

  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .key(KeyPress(.left)) where selected > 0: try request(selected - 1)
    case .key(KeyPress(.right)) where selected + 1 < items.count: try request(selected + 1)
    case .key(KeyPress(.enter)), .key(KeyPress(.space)): try request(selected)
    case .key, .text, .paste, .pointer: return false
    }
    return true
  }

  private func request(_ index: Int) throws {
    requested = index
    try perform()
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

  init(_ title: String, number: Int) {
    self.number = number
    super.init(title)
  }

  public override var role: SemanticRole { .tab }
  public override var acceptsFocus: Bool { false }
}
