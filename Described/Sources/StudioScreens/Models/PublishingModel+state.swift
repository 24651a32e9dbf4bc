public import ScreenKitCore

extension PublishingModel {
  /// The author's choices and the seen drafts, for a restart, without the session.
  public var savedState: SavedState {
    var state = SavedState()
    state["origin"] = .string(origin)
    state["bundle"] = .string(bundleVersion)
    if let app { state["app"] = .int(app) }
    state["drafts"] = .list(
      seenDrafts.sorted { $0.key < $1.key }.flatMap { [.int($0.key), .string($0.value)] })
    return state
  }

  /// Restores the choices of an earlier run with the same server.
  public func restore(_ state: SavedState) {
    guard case .string(origin)? = state["origin"] else { return }
    if case .string(let text)? = state["bundle"] { bundleVersion = text }
    if wantedApp == nil, case .int(let number)? = state["app"] { app = number }
    guard case .list(let values)? = state["drafts"] else { return }
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if case .int(let app) = values[index], case .string(let tag) = values[index + 1] {
        seenDrafts[app] = tag
      }
    }
  }
}
