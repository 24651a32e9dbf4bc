internal import AppParts
public import ScreenKitCore
internal import ScreenKitNav

/// The screen with pages of the intranet in the user's session, and Back and Forward buttons.
public final class IntranetController: Controller {
  private let profile: Profile
  private let start: IntranetPath
  private let frame = IntranetFrame()
  private let work = ScreenTask()
  private var trail = Trail<Visit>()
  /// The last requested path, for a retry.
  private var wanted: IntranetPath
  private var loading = LoadBar.Content.nothing { didSet { foreign = nil } }
  /// The address of a link to another site, which was not followed; `nil` if there is none.
  private var foreign: String?

  /// A visited page, whose view keeps the scroll position.
  private struct Visit {
    let path: IntranetPath
    let view: DocumentView
  }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - profile: The profile whose session is used.
  ///   - start: The first page.
  public init(_ profile: Profile, start: IntranetPath = .start) {
    (self.profile, self.start, wanted) = (profile, start, start)
    super.init()
    title = "Intranet"
    offerLogOut(of: profile)
  }

  // MARK: Lifecycle

  public override func appear() {
    if trail.current == nil, !work.isRunning { load(start) }
  }

  // MARK: Interface

  public override func makeView() -> View { frame }

  public override func connect() {
    sizeDidChange()
    connect(frame.back, to: IntranetController.turnBack)
    connect(frame.forward, to: IntranetController.turnForward)
    connect(frame.bar.button, to: IntranetController.retryOrCancel)
    command("Previous page", KeyPress(.left, .alt), to: IntranetController.turnBack)
    command("Next page", KeyPress(.right, .alt), to: IntranetController.turnForward)
    command("Previous page", KeyPress(.backspace), to: IntranetController.turnBack)
  }

  public override func refresh() {
    frame.show(trail.current?.view, canGoBack: trail.canGoBack, canGoForward: trail.canGoForward)
    setEnabled(trail.canGoBack, command: "Previous page")
    setEnabled(trail.canGoForward, command: "Next page")
    frame.bar.show(loading)
    frame.show(foreign: foreign)
  }

  // MARK: Logic

  public override func sizeDidChange() { frame.setMargin(for: viewSize) }

  private func load(_ path: IntranetPath) {
    wanted = path
    show(.busy(profile.busyText("Loading \(path)")))
    task(work) { screen in
      do throws(ServiceError) {
        let page = try await screen.profile.page(path)
        if Task.isCancelled { throw .cancelled }
        screen.visit(page)
      } catch {
        // This load may end after the beginning of a later one, whose state is shown.
        guard !Task.isCancelled || !screen.work.isRunning else { return }
        screen.show(.failed("\(path): \(error)"))
      }
    }
  }

  private func visit(_ page: IntranetPage) {
    let view = DocumentView(Document(html: page.html))
    connect(view, to: IntranetController.follow)
    trail.visit(Visit(path: page.path, view: view))
    loading = .nothing
    turn()
  }

  private func show(_ content: LoadBar.Content) {
    loading = content
    refresh()
  }

  private func follow(_ link: String) {
    guard let here = trail.current?.path else { return }
    switch profile.target(of: link, on: here) {
    case .page(let path): load(path)
    case .foreign(let address):
      foreign = address
      refresh()
    }
  }

  private func turnBack() { if trail.goBack() { turn() } }
  private func turnForward() { if trail.goForward() { turn() } }

  private func turn() {
    foreign = nil
    refresh()
    if let view = trail.current?.view { application?.focus.move(to: view) }
  }

  private func retryOrCancel() {
    if work.isRunning { work.cancel() } else { load(wanted) }
  }
}
