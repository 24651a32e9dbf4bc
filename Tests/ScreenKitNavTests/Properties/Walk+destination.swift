import ScreenKitCore

@testable import ScreenKitNav

/// The destination of the present screens, checked in another app.
extension Walk {
  /// Checks that the present destination leads to the same position in an app that has just
  /// started.
  func checkDestination() {
    guard application.state == .active, !application.transitions.isHeld,
      let root = application.root as? CompositeNavigator
    else { return }
    let place = root.currentDestination
    guard place.steps.allSatisfy(isInEveryApp) else { return }
    let (other, check) = (WalkWorld(), WalkCheck())
    other.isOpen = world.isOpen
    let fresh = other.launch(check)
    defer { fresh.dispatch(.application(.terminate)) }
    guard let opened = fresh.root as? CompositeNavigator else { return }
    do {
      try opened.open(place)
    } catch {
      return self.check.fail("the destination \(place) of what is shown cannot be opened: \(error)")
    }
    // A screen that was pushed as an instance ends the destination, and one behind a modal may be
    // evicted. A stack whose root was replaced has its first root below the same screens in a new
    // app.
    let found = opened.currentDestination
    let isSame =
      found == place || found.steps.starts(with: place.steps)
      || (!place.steps.isEmpty && found.steps.last == place.steps.last)
    if !isSame {
      self.check.fail("the destination \(place) led to \(found)")
    }
  }

  /// Returns whether an app that has just started has the tab of `step`.
  private func isInEveryApp(_ step: Destination.Step) -> Bool {
    if case .tab(let id) = step { ["A", "B", "C", "X", "Y"].contains(id) } else { true }
  }
}
