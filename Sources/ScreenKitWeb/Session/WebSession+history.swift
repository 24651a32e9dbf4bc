internal import ScreenKitCore

extension WebSession {
  /// The key of the history in the archive of the root screen; no view has such a name.
  private static let archiveKey = "(history)"
  /// The maximum number of steps back after one move of the browser.
  private static let mostSteps = 64

  /// Performs the report that the browser is at an entry of its history.
  func move(to entry: Int, _ address: String, known: Int) {
    guard let place = WebPlace(address, under: settings.basePath) else { return }
    // The client cannot set an address that begins with two slashes.
    let base = settings.basePath
    let address = place.path.hasPrefix("/") ? base : place.address(under: base)
    switch client.history.browserMoved(to: entry, address: address, known: known) {
    case .show(let entry, let isBack): show(entry, isBack: isBack)
    case .open(let address): open(address)
    case nil: break
    }
    outgoing.isDue = true
  }

  /// Shows the screens of an entry as far as they exist and no guard refuses, or else its address.
  private func show(_ entry: HistoryMachine.Entry, isBack: Bool) {
    for _ in 0..<WebSession.mostSteps {
      let path = ScreenPath(of: application)
      if let panel = application.window.panel,
        panel.placement != .center || entry.path.panels < path.panels
      {
        guard dismiss(panel) else { return }
        continue
      }
      if !selectTab(on: entry.path, path) {
        let relation = entry.path.relation(to: path)
        switch relation {
        case .same:
          if address != nil { open(entry.address) }
          return
        case .under: goBack()
        case .beside, .over, .instead:
          // The screens have been closed.
          if entry.address != address ?? settings.basePath {
            open(entry.address)
          } else if isBack, relation != .over {
            goBack()
          }
          return
        }
      }
      // A guard has refused or asks, or the screen has used the step itself.
      let reached = ScreenPath(of: application)
      if reached == path || reached.panels > path.panels { return }
    }
  }

  private func goBack() { application.run { [application] in application.goBack() } }

  /// Closes a panel like the Escape key; returns whether it is closed.
  private func dismiss(_ panel: Panel) -> Bool {
    if let target = application.window.target(of: panel) {
      application.dispatch(.action(.dismiss, on: target))
    }
    return !panel.isOpen
  }

  /// Presses the tab of `wanted` in the first container that shows another child than in `path`.
  ///
  /// The app's own Back may do something else at the first screen of a tab, such as log out.
  ///
  /// - Returns: Whether the container has such a tab.
  private func selectTab(on wanted: ScreenPath, _ path: ScreenPath) -> Bool {
    let index = wanted.commonLevels(with: path)
    let screens = application.root.frontPath.filter { $0.childID != nil }
    guard wanted.levels.indices.contains(index), screens.indices.contains(index),
      let container = screens[index].parent, let role = container.containerRole,
      let frame = container.view as? TabFrame,
      let number = ScreenPath.children(of: role).firstIndex(of: wanted.levels[index].front),
      let tab = frame.bar.children.first(where: { ($0 as? TabItem)?.number == number + 1 }),
      let target = application.window.target(of: tab)
    else { return false }
    application.dispatch(.action(.press, on: target))
    return true
  }

  /// The address of the screens; `nil` if they have none.
  private var address: String? {
    application.link.flatMap { WebPlace(link: $0)?.address(under: settings.basePath) }
  }

  private func open(_ address: String) {
    guard address != self.address, let place = WebPlace(address, under: settings.basePath),
      let scheme = settings.linkScheme ?? client.scheme
    else { return }
    let link = place.link(scheme: scheme)
    guard place.path.isEmpty || place.path.hasPrefix("?") else {
      return application.open(link: link)
    }
    // The start of an app needs no link; without one, the app stays where it is.
    application.run { [application] in
      _ = Array(application.root.frontPath).reversed().contains { (try? $0.open(link)) == true }
    }
  }

  // MARK: Archives

  /// Returns an archive of the screens with the history of the page.
  func withHistory(_ archive: ScreenArchive) -> ScreenArchive {
    guard let saved = client.history.saved,
      let value = try? SavedState.Value(encoding: saved)
    else { return archive }
    var root = archive.root
    root.views[WebSession.archiveKey] = value
    return ScreenArchive(root: root, look: archive.look)
  }

  /// Returns the history in an archive; `nil` if there is none, or no valid one.
  static func history(in archive: ScreenArchive?) -> HistoryMachine.Saved? {
    try? archive?.root.views[archiveKey]?.decoded()
  }
}
