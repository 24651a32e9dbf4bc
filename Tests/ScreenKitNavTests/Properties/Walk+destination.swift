import ScreenKitCore

@testable import ScreenKitNav

/// The destination of what is shown, checked in another app.
extension Walk {
  /// Checks that the present destination leads to the same place in an app that just started.
  func checkDestination() {
    guard application.state == .active, !application.transitions.isHeld,
      let root = application.root as? CompositeNavigator
    else { return }
    let place = root.currentDestination
    guard place.steps.allSatisfy(isInEveryApp) else { return }
    let (other, check) = (WalkWorld(), LifecycleCheck())
    other.isOpen = world.isOpen
    let fresh = other.launch(check)
    defer { fresh.dispatch(.application(.terminate)) }
    guard let opened = fresh.root as? CompositeNavigator else { return }
    do {
      try opened.open(place)
    } catch {
      return self.check.fail("the destination \(place) of what is shown cannot be opened: \(error)")
    }
    // Behind a modal, screens may have been evicted, so that their place is unknown.
    let isSame =
      root.navigation?.modals.isEmpty == true
      ? opened.currentDestination == place
      : opened.currentDestination.steps.starts(with: place.steps)
    if !isSame {
      self.check.fail("the destination \(place) led to \(opened.currentDestination)")
    }
  }

  /// Whether an app that just started has the tab of `step`.
  private func isInEveryApp(_ step: Destination.Step) -> Bool {
    if case .tab(let id) = step { ["A", "B", "C", "X", "Y"].contains(id) } else { true }
  }
}
