public import ScreenKitCore

/// The screen that lists all controls, with the page of one of them beside it or in its place.
///
/// It is the navigator of its pages: a page is created on its first visit, kept, and paused while
/// another one is shown.
public final class GalleryScreen: Controller {
  private let pages = GalleryPage.all
  private let directory: PageDirectory
  private let list: List<GalleryPage>
  private let search = TextField("Search")
  private let frame = PageFrame()
  private var focusObservation: FocusObservation?
  private lazy var split = Split(makeSide(), frame)

  private var screens: [String: (screen: Controller, log: EventLog)] = [:]
  /// The saved states of pages that have not been visited since the app started.
  private var kept: [String: ScreenState] = [:]
  private var shown: GalleryPage

  /// The names of all pages, in the order of the list.
  public static var pageNames: [String] { GalleryPage.all.map(\.name) }

  /// Creates the gallery, which begins with the page called `name`; `nil` begins with the list.
  public init(page name: String? = nil) {
    let wanted = pages.first { $0.name == name }
    shown = wanted ?? pages[0]
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
    if case .string(let name)? = restored?.navigation?["page"] {
      shown = pages.first { $0.name == name } ?? shown
    }
    kept = restored?.children ?? [:]
    list.highlightedRow = directory.row(of: shown.id)
    containerRole = self
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
    connect(frame.back, to: GalleryScreen.goBack)
    connect(frame.codeButton, to: GalleryScreen.switchCode)
    connect(split, \.onNarrow) { $0.frame.isNarrow = $1 }
    focusObservation = application?.focus.observe { [weak self] view, _ in self?.describe(view) }
    command("Search", "/", to: GalleryScreen.beginSearch)
    command("Code", KeyPress(.function(2)), to: GalleryScreen.switchCode)
    command("Next page", KeyPress(.down, .control), to: GalleryScreen.showNext)
    command("Previous page", KeyPress(.up, .control), to: GalleryScreen.showPrevious)
    command("Back to the list", KeyPress(.escape), to: GalleryScreen.goBack)
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
  private func goBack() {
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
    let controls = frame.body.first {
      $0.acceptsFocus && $0.isEffectivelyEnabled && !($0 is Scroll)
    }
    let first = controls ?? frame.body.first { $0.acceptsFocus }
    if let first { application?.focus.move(to: first) }
  }

  /// Shows the accessibility description of the focused view, or key hints if that is the list.
  private func describe(_ view: View?) {
    let isInList = view?.isWithin(split.side) ?? true
    frame.facts.text = isInList ? "Enter: page, F2: code, /: search" : PageFrame.facts(of: view)
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
  private func show(_ page: GalleryPage) {
    guard let application else { return }
    application.transitions.run { [weak self] in self?.carryOut(page, in: application) }
  }

  private func carryOut(_ page: GalleryPage, in application: Application) {
    guard page.id != shown.id, state != .destroyed else { return }
    if state == .appeared { front?.pauseTree(in: application) }
    shown = page
    // If the gallery itself is not visible, `page` appears together with it.
    if state == .appeared { showTree(in: application) }
  }

  private func screen(of page: GalleryPage) -> Controller {
    if let (screen, _) = screens[page.id] { return screen }
    let log = EventLog()
    let screen = page.make(log)
    screen.title = page.name
    screen.restored = kept.removeValue(forKey: page.id)
    screens[page.id] = (screen, log)
    adopt(screen)
    observe(log, \.last, initially: false) { gallery, change in
      guard gallery.shown.id == page.id else { return }
      gallery.frame.show(change.new)
      gallery.describe(gallery.application?.focus.view)
    }
    return screen
  }
}

extension GalleryScreen: ContainerRole {
  package func createVisibleChildren() -> [Controller] {
    let screen = screen(of: shown)
    front = screen
    return [screen]
  }

  package func placeChildViews() {
    frame.show(front?.view, shown)
    if let entry = screens[shown.id]?.log.last { frame.show(entry) }
  }

  package func shows(_ child: Controller) -> Bool { child === front }

  package func archive(into state: inout ScreenState, _ pass: inout ArchivePass) {
    var navigation = SavedState()
    navigation["page"] = .string(shown.id)
    state.navigation = navigation
    state.children = kept
    for (name, entry) in screens { state.children[name] = entry.screen.archive(&pass) }
  }

  /// Does nothing, because pages are never removed.
  package func destroyRemoved(in application: Application) {}

  /// Returns nothing to evict, because all pages together need little memory.
  package func evictable() -> [Eviction] { [] }

  package func releaseChildren() { screens = [:] }
}
