public import ScreenKitCore

/// The screen that lists all controls and shows the page of one of them.
///
/// The page is beside the list or replaces it. The screen is the navigator of its pages: a page is
/// created on its first visit, and paused while another page is visible.
public final class GalleryScreen: Controller {
  private let pages = GalleryPage.all
  private let directory: PageDirectory
  private let list: List<GalleryPage>
  private let search = TextField("Search")
  private let frame = PageFrame()
  private var focusObservation: FocusObservation?
  /// The number of turns that have begun, each within the previous one.
  private var turnDepth = 0
  /// Whether the present turn has described the focused view for an event or for other work.
  private var isDescribed = false
  private lazy var split = Split(makeSide(), frame)

  /// The events of the pages that have been visited, by the name of the page.
  private var logs: [ChildID: EventLog] = [:]
  private let first: GalleryPage

  /// The page shown beside the list or instead of it.
  private var shown: GalleryPage { content?.shown ?? first }

  /// The names of all pages, in the order of the list.
  public static var pageNames: [String] { GalleryPage.all.map(\.name) }

  /// Creates the gallery, which begins with the page called `name`; `nil` begins with the list.
  public init(page name: String? = nil) {
    let wanted = pages.first { $0.name == name }
    first = wanted ?? pages[0]
    directory = PageDirectory(pages)
    list = List(directory)
    super.init()
    title = "Gallery"
    if wanted != nil { split.shown = .content }
  }

  // MARK: Lifecycle

  public override func appear() {
    if split.shown == .content, application?.focus.view == nil { focusPage() }
  }

  public override func destroy() { focusObservation = nil }

  // MARK: Interface

  public override func makeView() -> View {
    list.highlightedRow = directory.row(of: shown.id)
    return split
  }

  private func makeSide() -> View {
    (list.id, list.accessibleName) = ("pages", "Controls")
    list.layout.flex = 1
    search.accessibleName = "Search"
    search.isHidden = true
    let side = Column(cross: .fill) {
      search
      list
    }
    side.layout.width = .init(minimum: 20, maximum: 26)
    return side
  }

  public override func connect() {
    connect(list, \.onHighlight) { $0.show($1) }
    connect(list, to: GalleryScreen.open)
    connect(search) { $0.find($1) }
    connect(submit: search, to: GalleryScreen.takeFound)
    connect(frame.head.back, to: GalleryScreen.showList)
    connect(frame.head.codeButton, to: GalleryScreen.switchCode)
    connect(split, \.onNarrow) { $0.frame.isNarrow = $1 }
    focusObservation = application?.focus.observe { [weak self] view, _ in self?.describe(view) }
    application?.add(self)
    // Views are connected within a turn, whose end is observed.
    turnDepth = 1
    command("Search", "/", to: GalleryScreen.beginSearch)
    command("Code", KeyPress(.function(2)), to: GalleryScreen.switchCode)
    command("Next page", KeyPress(.down, .control), to: GalleryScreen.showNext)
    command("Previous page", KeyPress(.up, .control), to: GalleryScreen.showPrevious)
  }

  // MARK: Logic

  /// Opens the page of the highlighted row and moves the focus to it.
  private func open(_ page: GalleryPage) {
    show(page)
    endSearch()
    split.shown = .content
    focusPage()
  }

  /// Goes from the code to the page, or from the page to the list.
  public override func goBack() throws -> Bool {
    let focused = application?.focus.view
    let isAtList = search.isHidden && (focused?.backend.isWithin(split.side) ?? false)
    guard frame.showsCode || !isAtList else { return false }
    showList()
    return true
  }

  private func showList() {
    if frame.showsCode { return switchCode() }
    endSearch()
    split.shown = .side
    application?.focus.move(to: list)
  }

  private func switchCode() {
    frame.showsCode.toggle()
    split.shown = .content
    focusPage()
  }

  private func showNext() { step(by: 1) }
  private func showPrevious() { step(by: -1) }

  private func step(by step: Int) {
    guard let index = pages.firstIndex(where: { $0.id == shown.id }),
      pages.indices.contains(index + step)
    else { return }
    show(pages[index + step])
    endSearch()
    list.highlightedRow = directory.row(of: shown.id)
  }

  private func focusPage() {
    var candidates: [View] = []
    frame.body.backend.forEachShown { if $0.acceptsFocus { candidates.append($0) } }
    let control = candidates.first { $0.isEffectivelyEnabled && !($0 is Scroll) }
    if let first = control ?? candidates.first { application?.focus.move(to: first) }
  }

  /// Shows the accessibility description of the focused view; for the list, shows key hints.
  private func describe(_ view: View?) { frame.facts.text = facts(of: view) }

  private func facts(of view: View?) -> String {
    let isInList = view?.backend.isWithin(split.side) ?? true
    return isInList ? "Enter: page, F2: code, /: search" : PageFrame.facts(of: view)
  }
}

extension GalleryScreen: LoopObserver {
  /// Counts the turns, so that the end of the outermost one is known.
  public func willTurn() { turnDepth += 1 }

  /// Describes the focused view again after each event, which may have changed its value.
  public func willHandle(_ event: Event) {
    application?.run { [weak self] in self?.describeFocusedView() }
  }

  /// Describes the focused view again if work without an event, such as the reading of a folder,
  /// has changed its value.
  public func didTurn() {
    turnDepth = max(0, turnDepth - 1)
    guard turnDepth == 0 else { return }
    defer { isDescribed = false }
    guard !isDescribed, let application, frame.facts.text != facts(of: application.focus.view)
    else { return }
    application.post { [weak self] in self?.describeFocusedView() }
  }

  private func describeFocusedView() {
    isDescribed = true
    describe(application?.focus.view)
  }
}

// MARK: Searching

extension GalleryScreen {
  private func beginSearch() {
    split.shown = .side
    search.isHidden = false
    application?.focus.move(to: search)
  }

  private func find(_ text: String) {
    directory.search = text
    list.reload()
  }

  private func takeFound(_ text: String) {
    if let page = list.highlightedItem { open(page) }
  }

  private func endSearch() {
    guard !search.isHidden else { return }
    search.isHidden = true
    search.value = ""
    find("")
    list.highlightedRow = directory.row(of: shown.id)
  }
}

// MARK: Navigation

extension GalleryScreen {
  /// Pauses the visible page and shows `page` in its place.
  private func show(_ page: GalleryPage) { changeContent { $0.shown = page } }
}

extension GalleryScreen: ContainerController {
  /// Returns the page that was visible at the last save, or the first page.
  public func makeContent(restoring saved: SavedState?) -> GalleryContent {
    guard case .string(let name)? = saved?["page"], let page = pages.first(where: { $0.id == name })
    else { return GalleryContent(pages: pages, shown: first) }
    return GalleryContent(pages: pages, shown: page)
  }

  /// Creates the screen of a page, and shows its events while it is visible.
  public func makeChild(_ id: ChildID) -> Controller {
    guard let page = pages.first(where: { $0.id == id.description }) else { return Controller() }
    let log = EventLog()
    logs[id] = log
    let screen = page.make(log)
    screen.title = page.name
    observe(log, \.last, initially: false) { gallery, change in
      guard gallery.shown.id == page.id else { return }
      gallery.frame.show(change.new)
    }
    return screen
  }

  /// Shows the page in the frame, with its latest event.
  public func placeChildren() {
    frame.show(frontChild?.view, shown)
    if let entry = logs[.name(shown.id)]?.last { frame.show(entry) }
  }

  /// Returns the name of the visible page, with the states of all pages.
  public func saveContent() -> SavedContent {
    var state = SavedState()
    state["page"] = .string(shown.id)
    return SavedContent(state, children: content?.children ?? [])
  }

  /// Returns `false`, because all pages together need little memory.
  public func canEvict(_ id: ChildID) -> Bool { false }
}
