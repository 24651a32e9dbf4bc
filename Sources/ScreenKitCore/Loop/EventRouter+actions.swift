extension EventRouter {
  /// Returns the view of `target` if the user can see and use it, or else the reason for the
  /// refusal.
  func reach(_ target: ViewTarget) -> Result<View, ActionRefusal> {
    guard let view = window.view(for: target), let active = window.active else {
      return .failure(.gone)
    }
    // The window as a target denotes the screen or panel in front.
    if view === window { return .success(active) }
    if let notice = window.notice, view.isWithin(notice) { return .success(view) }
    guard window.isUsable(view) else { return .failure(.covered) }
    guard view.isEffectivelyShown else { return .failure(.hidden) }
    return view.isEffectivelyEnabled ? .success(view) : .failure(.disabled)
  }

  /// Offers `action` to `view`, then outwards; returns whether a view performed it.
  func offer(_ action: ViewAction, to view: View) throws -> Bool {
    if action == .focus {
      focus.move(to: view.focusTarget, because: .user)
      return view.focusTarget.isFocused
    }
    if case .pointer(let input) = action { return try offer(input, toTarget: view) }
    // The focus moves first, as on a press of a pointer button.
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

  /// Offers `input` to `view` alone, since its location is invalid for the views around it.
  private func offer(_ input: PointerInput, toTarget view: View) throws -> Bool {
    guard try view.handle(.pointer(input)) else { return false }
    if case .down = input.action { focus.move(to: view.focusTarget, because: .user) }
    return true
  }
}

extension ViewAction {
  /// Whether the action would have another meaning for a view around the target.
  fileprivate var isForTargetAlone: Bool {
    switch self {
    case .setValue, .step, .edit: true
    default: false
    }
  }

  /// Whether the user changes or presses something by the action, and thereby uses the view.
  fileprivate var isUse: Bool {
    switch self {
    case .press, .setValue, .edit, .submit, .highlight, .activate, .toggle, .menu,
      .contextMenu, .sort,
      .followLink, .step:
      true
    case .scroll, .focus, .dismiss, .goBack, .goForward, .pointer: false
    }
  }
}
