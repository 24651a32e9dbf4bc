/// A view of structured text with headings, lists, tables and links, and with a history.
///
/// The arrow keys, the page keys, the space bar and the wheel scroll. Tab or N selects the next
/// link, Shift-Tab or P selects the previous one. Enter or the pointer follows a link: the view
/// calls ``onLink``, where the app can show another document. Backspace or Alt-Left goes back,
/// Alt-Right goes forward.
///
/// Dragging the pointer selects text, a double click selects a word, a triple click selects a
/// paragraph. The arrow keys with Shift select too, and Ctrl-A selects all. Ctrl-C copies the
/// selection; without a selection, other views get the key. Escape clears the selection.
public final class DocumentView: View, Scrollable, LayoutObserving {
  /// The closure called with the target of a followed link; set by a controller's `connect`.
  public var onLink: (@MainActor (String) throws -> Void)?

  /// The closure called with the shown document after the user went back or forward.
  public var onNavigate: (@MainActor (Document) throws -> Void)?

  /// The shown document; setting another one replaces it in the history.
  public var document: Document {
    get { history.page.document }
    set { if newValue != document { turn { $0.page.document = newValue } } }
  }

  /// The targets of the shown links, in reading order.
  public private(set) var links: [String]

  /// The index of the selected link, which Enter follows; `nil` before the first selection.
  public var selectedLink: Int? { history.page.link }

  /// The number of changes of the document; a backend lays it out again after each change.
  public private(set) var revision = 0

  /// The visible part of the document, in units from its top.
  public private(set) var visiblePart = 0..<0

  private var history: DocumentHistory
  /// The layout of the document; `nil` from a change until the next layout by a backend.
  package private(set) var geometry: (any DocumentGeometry)?
  private var pressed: Int?
  /// The track of the scroll bar in the last layout; `nil` for none.
  public private(set) var scrollTrack: ScrollTrack?
  var selection = ReadOnlySelection()

  /// Creates a view that shows `document`.
  public init(_ document: Document = Document()) {
    history = DocumentHistory(DocumentHistory.Page(document: document))
    links = document.links
    super.init()
    layout.width = .readable
  }

  public override var role: SemanticRole { .document }
  public override var mirrorsContent: Bool { false }
  public override var acceptsFocus: Bool { true }
  public override var accessibleText: String { accessibleName ?? document.title }
  public override var accessibleValue: String { document.text }

  public override var semanticDetails: SemanticDetails {
    let texts = strings.spoken.texts
    let link = selectedLink.map {
      texts.link($0 + 1, links.count, String(document.text(ofLink: $0)))
    }
    let selected =
      selection.range == nil ? nil : texts.selected(String(selectedText.prefix(500)))
    return SemanticDetails(
      value: [selected, link].compactMap(\.self).joined(separator: ", "), parts: [],
      lines: document.text.split(separator: "\n"))
  }

  public override var savedState: SavedState.Value? { .int(history.page.position) }

  public override func restore(_ state: SavedState.Value) {
    guard case .int(let position) = state, position >= 0 else { return }
    history.page.position = position
    geometry = nil
    changed(.appearance)
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up:
      if select(by: press) { return true }
      if press.modifiers == .alt { return try handleAlt(press.key) }
      if press.modifiers == .shift { return handleShift(press.key) }
      return try press.modifiers.isEmpty && handle(press.key)
    case .pointer(let pointer): return try follow(pointer)
    case .action(let action): return try perform(action)
    case .key, .text, .paste: return false
    }
  }
}

// MARK: Pages

extension DocumentView {
  /// Navigates to `document`; the user can go back to the document shown before.
  public func show(_ document: Document) {
    if isBlank {
      self.document = document
    } else {
      turn { $0.visit(DocumentHistory.Page(document: document)) }
    }
  }

  /// Whether the history contains an earlier page.
  public var canGoBack: Bool { history.canGoBack }
  /// Whether the history contains a later page.
  public var canGoForward: Bool { history.canGoForward }

  /// Shows the previous page at its last scroll position; does nothing if there is none.
  public func goBack() { if canGoBack { turn { $0.goBack() } } }

  /// Shows the next page of the history; does nothing if there is none.
  public func goForward() { if canGoForward { turn { $0.goForward() } } }

  /// Whether no document was shown yet; the first document keeps the restored scroll position.
  private var isBlank: Bool { document.blocks.isEmpty && !canGoBack && !canGoForward }

  private func turn(_ change: (inout DocumentHistory) -> Void) {
    change(&history)
    links = document.links
    if let link = selectedLink, link >= links.count { history.page.link = nil }
    (geometry, pressed) = (nil, nil)
    selection.clear()
    revision += 1
    changed(.content)
  }

  private func handleAlt(_ key: Key) throws -> Bool {
    switch key {
    case .left where canGoBack: goBack()
    case .right where canGoForward: goForward()
    default: return false
    }
    try onNavigate?(document)
    return true
  }
}

// MARK: Scrolling

extension DocumentView {
  /// The height of the document above the visible part, in units.
  public var offset: Int { visiblePart.lowerBound }

  /// Whether there is content above the visible part.
  public var hasMoreAbove: Bool { offset > 0 }
  /// Whether there is content below the visible part.
  public var hasMoreBelow: Bool { visiblePart.upperBound < geometry?.height ?? 0 }

  /// Stores the positions of the text and keeps the scroll position.
  public func didLayOut(_ result: LayoutResult) {
    // The text position is kept even if it is not reachable now, since a later layout may reach it.
    let isSame = geometry === result.geometry
    let offset = isSame ? offset : result.geometry.y(of: history.page.position)
    geometry = result.geometry
    scrollTrack = result.track
    show(from: offset, result.visibleHeight)
  }

  /// Scrolls down by `units`, or up if `units` is negative; returns whether the view scrolled.
  @discardableResult
  public func scroll(by units: Int) -> Bool {
    guard let geometry else { return false }
    let before = offset
    show(from: before + max(-before, min(units, geometry.height)), visiblePart.count)
    guard offset != before else { return false }
    history.page.position = geometry.position(at: offset)
    changed(.appearance)
    return true
  }

  private func show(from offset: Int, _ height: Int) {
    let first = max(0, min(offset, (geometry?.height ?? 0) - height))
    visiblePart = first..<first + max(0, height)
  }

  /// The distance of a page step: the visible height less one unit, so that one unit remains
  /// visible.
  private var page: Int { max(1, visiblePart.count - 1) }

  private func handle(_ key: Key) throws -> Bool {
    switch key {
    case .up: return scroll(by: -1)
    case .down: return scroll(by: 1)
    case .pageUp: return scroll(by: -page)
    case .pageDown, .space: return scroll(by: page)
    case .home: return scroll(by: -offset)
    case .end: return scroll(by: geometry?.height ?? 0)
    case .tab, .right, "n": return visitLink(step: 1)
    case .left, "p": return visitLink(step: -1)
    case .enter: return try followSelected()
    case .backspace: return try handleAlt(.left)
    default: return false
    }
  }

  private func handleShift(_ key: Key) -> Bool {
    switch key {
    case .tab: visitLink(step: -1)
    case .space: scroll(by: -page)
    default: false
    }
  }
}

// MARK: Links

extension DocumentView {
  /// Selects the next link, or the previous one if `step` is -1; returns whether there is one.
  ///
  /// If the selected link is not visible, selects the first visible link instead.
  private func visitLink(step: Int) -> Bool {
    let start = selectedLink.flatMap { isVisible($0) ? $0 : nil }
    let next = start.map { $0 + step } ?? firstVisibleLink(step: step)
    guard let next, links.indices.contains(next) else { return false }
    history.page.link = next
    reveal(next)
    changed(.appearance)
    return true
  }

  private func isVisible(_ link: Int) -> Bool {
    guard let extent = geometry?.extent(ofLink: link) else { return geometry == nil }
    return extent.overlaps(visiblePart)
  }

  /// Returns the first link that does not end above the visible part.
  ///
  /// If `step` is -1, returns the last link that does not begin below the visible part.
  private func firstVisibleLink(step: Int) -> Int? {
    guard let geometry else { return step > 0 ? 0 : links.count - 1 }
    // Links are ordered from top to bottom.
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      let extent = geometry.extent(ofLink: middle) ?? 0..<0
      let isBefore =
        step > 0 ? extent.upperBound <= offset : extent.lowerBound < visiblePart.upperBound
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return step > 0 ? low : low - 1
  }

  private func reveal(_ link: Int) {
    guard let extent = geometry?.extent(ofLink: link) else { return }
    // If a link has more lines than the visible part, its first lines are shown.
    let last = min(extent.upperBound, extent.lowerBound + visiblePart.count)
    if last > visiblePart.upperBound { scroll(by: last - visiblePart.upperBound) }
    if extent.lowerBound < offset { scroll(by: extent.lowerBound - offset) }
  }

  private func perform(_ action: ViewAction) throws -> Bool {
    switch action {
    case .followLink(let link) where links.indices.contains(link):
      history.page.link = link
      changed(.appearance)
      try onLink?(links[link])
      return true
    case .scroll(let top): return scroll(by: max(0, top) - offset)
    case .goBack: return try handleAlt(.left)
    case .goForward: return try handleAlt(.right)
    default: return false
    }
  }

  private func followSelected() throws -> Bool {
    guard let link = selectedLink, isVisible(link) else { return false }
    try onLink?(links[link])
    return true
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    if followScrollBar(pointer) {
      pressed = nil
      return true
    }
    let place = SurfacePoint(
      x: pointer.location.x - inputInset,
      y: pointer.location.y - layout.padding.top + offset)
    let link = pointer.isInside ? geometry?.link(at: place) : nil
    switch pointer.action {
    case .scroll(_, let y): return scroll(by: 3 * y)
    case .down(.left):
      pressed = link
      select(by: pointer, at: place)
    case .drag(.left): select(by: pointer, at: place)
    case .up(.left):
      select(by: pointer, at: place)
      guard let link, link == pressed, selection.range == nil else { break }
      history.page.link = link
      changed(.appearance)
      try onLink?(links[link])
    case .down, .up, .drag, .move: return false
    }
    return true
  }
}
