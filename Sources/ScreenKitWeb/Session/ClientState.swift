internal import ScreenKitCore
internal import ScreenKitLooks

/// The client's state outside of the tree; only changes are sent.
@MainActor
struct ClientState {
  /// The scheme of the app's links; `nil` before the app has shown a link.
  private(set) var scheme: String?
  private var title: String?
  /// The history of the tab.
  var history: HistoryMachine
  private var presses: KeyFilter.Presses?
  /// The names of the keys in ``presses``.
  private var keys: [String]?
  /// Whether the client asks the user before the page is left.
  private var isGuarded = false
  /// The look of the page; `nil` if it is unknown.
  private var look: LookName?
  private weak var focused: View?
  private var focusReason: FocusReason?

  /// Creates the state of a new client.
  ///
  /// The browser may have entries of other sessions; their numbers differ with their epochs.
  init(epoch: Int) { history = HistoryMachine(first: epoch % 1_000_000 * 1_000) }

  /// Records a move of the focus for the next frame.
  mutating func focusMoved(to view: View?, _ reason: FocusReason) {
    (focused, focusReason) = (view, reason)
  }

  /// Records a move of the focus by the client itself, which the next frame omits.
  mutating func clientMovedFocus(to view: View) { if focused === view { focusReason = nil } }

  /// Resets the state for a new client; the next frame contains the focus again.
  ///
  /// - Parameter look: The look of its page; `nil` if it is unknown.
  mutating func clear(look: LookName?) {
    self.look = look
    (title, presses, keys, isGuarded) = (nil, nil, nil, false)
    history.pageLoaded()
    focusReason = .automatic
  }

  /// Adds the changes to `patch`.
  mutating func write(
    to patch: inout PatchWriter, _ application: Application, basePath: String
  ) {
    let window = application.window
    if window.title != title {
      title = window.title
      patch.add("n", texts: [window.title])
    }
    writeKeys(to: &patch, application)
    writeLook(to: &patch, application.looks)
    let isGuarded = application.hasUnsavedChanges
    if isGuarded != self.isGuarded {
      self.isGuarded = isGuarded
      patch.add("g", isGuarded ? 1 : 0)
    }
    let link = application.link
    if let link { scheme = String(link.prefix { $0 != ":" }) }
    let address = link.flatMap { WebPlace(link: $0)?.address(under: basePath) }
    for step in history.show(address, base: basePath, ScreenPath(of: application)) {
      patch.add(step)
    }
    guard let reason = focusReason else { return }
    focusReason = nil
    guard let view = focused ?? window.focus?.view,
      let node = view.backend.backing as? WebNode
    else { return }
    patch.add("f", node.number, reason == .automatic ? 1 : 0)
  }
}

extension ClientState {
  /// An unknown page has the look of its host, unless the user has ever chosen one.
  private mutating func writeLook(to patch: inout PatchWriter, _ looks: LookChoice) {
    guard let name = LookName(rawValue: looks.current), name != look else { return }
    if look != nil || looks.saved != nil {
      patch.add("s", texts: [name.rawValue, ClientAssets.style(name).name])
    }
    look = name
  }

  private mutating func writeKeys(to patch: inout PatchWriter, _ application: Application) {
    let presses = KeyFilter.presses(in: application)
    guard presses != self.presses else { return }
    self.presses = presses
    let keys = presses.names
    guard keys != self.keys else { return }
    self.keys = keys
    patch.add("k", texts: keys)
  }
}

extension PatchWriter {
  /// Adds a step of the browser's history.
  fileprivate mutating func add(_ step: HistoryMachine.Step) {
    switch step {
    case .push(let number, let address): add("u", [0, number], texts: [address])
    case .replace(let number, let address): add("u", [1, number], texts: [address])
    case .go(let distance, let from, let number, let address):
      add("b", [distance, number, from], texts: [address])
    }
  }
}
