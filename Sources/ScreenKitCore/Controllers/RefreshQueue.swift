/// The screens whose `refresh()` is due at the end of the turn, each once.
@MainActor
final class RefreshQueue {
  /// The number of turns in a row that the calls of each turn may cause.
  static let chainLimit = 100

  @exclusivity(unchecked)  // Calls nobody while it changes; read twice each turn: decision 0111.
  private var screens: [Controller] = []
  private var members: Set<ObjectIdentifier> = []
  /// The screen that is being refreshed.
  private var refreshing: Controller?
  /// The number of runs in a row whose screens were added by the run before.
  private var chain = 0

  /// Whether no screen is due.
  var isEmpty: Bool { screens.isEmpty }

  /// Adds `screen`, unless it is a member or is being refreshed.
  func add(_ screen: Controller) {
    guard screen !== refreshing, members.insert(ObjectIdentifier(screen)).inserted else { return }
    screens.append(screen)
  }

  /// Calls `refresh` with each screen that is still in use, in the order in which they were added.
  ///
  /// Screens that are added meanwhile are left for the next run.
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
