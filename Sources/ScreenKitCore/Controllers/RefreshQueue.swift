/// The screens whose `refresh()` is due at the end of the turn, each once.
@MainActor
final class RefreshQueue {
  /// The maximum number of consecutive turns that refresh calls may cause.
  static let chainLimit = 100

  @exclusivity(unchecked)  // Calls no code during a change; read twice a turn: decision 0111.
  private var screens: [Controller] = []
  private var members: Set<ObjectIdentifier> = []
  /// The screen that is being refreshed.
  private var refreshing: Controller?
  /// The number of consecutive runs whose screens the previous run added.
  private var chain = 0

  /// Whether no screen is due.
  var isEmpty: Bool { screens.isEmpty }

  /// Adds `screen`, unless it is a member or is being refreshed.
  func add(_ screen: Controller) {
    guard screen !== refreshing, members.insert(ObjectIdentifier(screen)).inserted else { return }
    screens.append(screen)
  }

  /// Calls `refresh` with each screen that is still in use, in the order of their addition.
  ///
  /// Screens that are added during the run are refreshed by the next run.
  ///
  /// - Throws: ``ObservationLoopError`` if the calls keep adding screens.
  func run(_ refresh: (Controller) -> Void) throws {
    let due = screens
    (screens, members) = ([], [])
    for screen in due where screen.application != nil {
      refreshing = screen
      refresh(screen)
    }
    refreshing = nil
    chain = screens.isEmpty ? 0 : chain + 1
    guard chain == RefreshQueue.chainLimit else { return }
    let names = screens.map { "\(type(of: $0)).refresh()" }
    (screens, members, chain) = ([], [], 0)
    throw ObservationLoopError(steps: RefreshQueue.chainLimit, observers: names)
  }
}
