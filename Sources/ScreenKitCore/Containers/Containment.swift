/// The position of a screen among the screens around and within it; see ``Controller/containment``.
///
/// Authors of navigators need its members; apps do not need them to build their screens.
@MainActor
public struct Containment {
  @usableFromInline let screen: Controller

  @usableFromInline
  init(_ screen: Controller) { self.screen = screen }
}

extension Controller {
  /// The position of the screen among other screens, for authors of navigators.
  @inlinable public final var containment: Containment { Containment(self) }
}

// MARK: The screen

extension Containment {
  /// Whether the screen and all screens around it are in their containers, up to the app's root.
  public var isPlaced: Bool { screen.isPlaced }

  /// Whether the screen is being created, so that its view may change before it is shown.
  public var isCreating: Bool { screen.isCreating }

  /// Whether the caller is within ``LeaveGuard/mayLeave()``; no transition starts before it
  /// returns.
  public var isAskedToLeave: Bool {
    LeaveQuestion.isBeingAsked && screen.application?.transitions.isHeld == true
  }

  /// The saved state that the screen restores at its creation; `nil` afterwards.
  ///
  /// A new value during or after the creation stops the app.
  public var restored: ScreenState? {
    get { screen.restored }
    nonmutating set {
      precondition(
        screen.state == .initial, "R12: restored: \(type(of: screen)) is created already (SK113)")
      screen.restored = newValue
    }
  }

  /// The handlers of the results of other screens, by a name that the navigator chooses.
  ///
  /// A handler receives the result, or `nil` if there is none. All handlers are released when the
  /// screen is destroyed.
  public var resultHandlers: [String: @MainActor (SavedState.Value?) throws -> Void] {
    get { screen.resultHandlers }
    // The change happens in place, since a copy of the dictionary would cost one allocation for
    // each handler.
    nonmutating _modify { yield &screen.resultHandlers }
  }
}

// MARK: The screens within

extension Containment {
  /// Returns the child with the identity `id`; `nil` if it has no instance now.
  public func child(_ id: ChildID) -> Controller? { screen.instance(of: id) }

  /// Returns the saved state of the child `id`; `nil` if it has an instance, or none was saved.
  public func savedState(of id: ChildID) -> ScreenState? { screen.savedState(of: id) }

  /// Replaces the saved state of the child `id`, which has no instance; `nil` removes it.
  public func setSavedState(_ state: ScreenState?, of id: ChildID) {
    screen.setSavedState(state, of: id)
  }

  /// The saved states of all children without an instance.
  public var savedStates: some Collection<ScreenState> { screen.savedChildStates }

  /// The children removed while the app was hidden, and not destroyed yet.
  public var removed: [Controller] { screen.removedWhileHidden }

  /// The screen in front within this one that is being created; `nil` if there is none.
  ///
  /// Pass it to ``ContainerController/perform(leaving:_:)`` if the transition removes it.
  public var creatingScreen: Controller? { screen.creatingChild?.screen }
}
