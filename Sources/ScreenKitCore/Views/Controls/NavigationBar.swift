/// Names the current screen, leads back, and has room for the screen's own controls (F-059).
///
/// A navigator fills it from the screen in front. The focus never starts in it, so that a second
/// press of Enter does not lead back.
public final class NavigationBar: View {
  /// What the current screen is called.
  public var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// The way back; hidden where there is none.
  public let back = BackButton()

  /// The screen's controls beside the way back, from left to right.
  public private(set) var leading: [View] = []

  /// The screen's controls at the other end, from left to right.
  public private(set) var trailing: [View] = []

  /// Shows the title.
  package let heading = Label()

  /// Makes a bar that names nothing and leads nowhere.
  public override init() {
    super.init()
    heading.style.emphasis = .strong
    back.isHidden = true
    arrangeChildren()
  }

  /// Shows another title and other controls.
  ///
  /// - Parameters:
  ///   - title: What the screen in front is called.
  ///   - item: What else it wants in the bar.
  ///   - backTitle: What the way back leads to; `nil` if there is none.
  public func show(_ title: String, _ item: NavigationItem, backTitle: String?) {
    self.title = title
    back.isHidden = backTitle == nil
    back.title = backTitle ?? ""
    isHidden = item.isHidden
    let controls = item.leading + item.trailing
    let isSame =
      controls.elementsEqual(leading + trailing, by: ===) && leading.count == item.leading.count
    (leading, trailing) = (item.leading, item.trailing)
    if !isSame { arrangeChildren() }
  }

  public override var role: SemanticRole { .navigationBar }
  public override var accessibleText: String { accessibleName ?? title }

  override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: children, silent: [heading])
  }

  private func arrangeChildren() { setChildren([back] + leading + [heading] + trailing) }
}

/// The way back in a ``NavigationBar``; its title is that of the screen that it leads to.
public final class BackButton: Button {
  /// The keys that lead back as well, for looks that name them; `nil` if there are none.
  public var keys: KeyChord? {
    didSet {
      guard keys != oldValue else { return }
      keyNames = keys?.description
      changed(.content)
    }
  }

  /// The ``keys`` as people write them.
  package private(set) var keyNames: String?

  init() { super.init("") }

  public override var accessibleText: String {
    accessibleName ?? (title.isEmpty ? "Back" : "Back to \(title)")
  }
}
