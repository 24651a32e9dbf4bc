extension EventRouter {
  /// Returns the view that `target` names, if the user can see and use it.
  func reach(_ target: ViewTarget) -> Result<View, ActionRefusal> {
    guard let view = window.view(for: target), let active = window.active else {
      return .failure(.gone)
    }
    // The window itself means whatever is in front.
    if view === window { return .success(active) }
    guard window.isUsable(view) else { return .failure(.covered) }
    guard view.isEffectivelyShown else { return .failure(.hidden) }
    return view.isEffectivelyEnabled ? .success(view) : .failure(.disabled)
  }

  /// Offers `action` to `view`, then outwards; returns whether one performed it.
  func offer(_ action: ViewAction, to view: View) throws -> Bool {
    if action == .focus {
      focus.move(to: view.focusTarget, because: .user)
      return view.focusTarget.isFocused
    }
    // The focus moves first, as it does when a button of the pointer goes down.
    if action.isUse, let receiver = view.path.lazy.map(\.focusTarget).first(where: \.acceptsFocus) {
      focus.move(to: receiver, because: .user)
    }
    if action.isForTargetAlone { return try view.handle(.action(action)) }
    for view in view.path where view.isEffectivelyEnabled {
      if try view.handle(.action(action)) || view.opensContextMenu(by: .action(action)) {
        return true
      }
    }
    return false
  }
}

extension ViewAction {
  /// Whether a view around the target would mean something else by the action.
  fileprivate var isForTargetAlone: Bool {
    switch self {
    case .setValue, .step, .edit: true
    default: false
    }
  }

  /// Whether the user changes or presses something by the action, and so works with that view.
  fileprivate var isUse: Bool {
    switch self {
    case .press, .setValue, .edit, .submit, .highlight, .activate, .toggle, .menu,
      .contextMenu, .sort,
      .followLink, .step:
      true
    case .pointer(let input): if case .down = input.action { true } else { false }
    case .scroll, .focus, .dismiss, .goBack, .goForward: false
    }
  }
}
