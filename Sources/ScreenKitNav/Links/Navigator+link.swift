import ScreenKitCore

/// The destination and the link of the shown screens.
extension Navigator {
  /// The destination of the shown screens, or else of the nearest enclosing screen that has one.
  ///
  /// It has the selected tabs and the routes of the screens, from this navigator inwards. It ends
  /// before a screen that ``open(_:)-(Destination)`` cannot reach: one pushed without a route, a
  /// modal, or one in a controller that is no navigator. If the entry screen of a closed gate is in
  /// front, it is the destination behind the gate. It is empty before creation.
  public final var currentDestination: Destination {
    Destination(currentSteps.map(\.step))
  }

  /// The steps of ``currentDestination``.
  final var currentSteps: [CurrentStep] { own.stepsToFront }

  /// Returns the steps within the screen of `entry`; none if it is not a navigator or does not
  /// exist.
  final func currentSteps(within entry: Entry) -> [CurrentStep] {
    (screen(at: entry.id) as? Navigator)?.currentSteps ?? []
  }
}

/// A step of a navigator's current destination.
struct CurrentStep {
  let step: Destination.Step
  /// Whether the step can be omitted, because the navigator shows its screen without it.
  var isImplied = false
}

extension NavigationContainer {
  fileprivate var stepsToFront: [CurrentStep] {
    guard let content else { return [] }
    guard let position = try? position(of: leadingSteps[...]) else { return [] }
    let leading = leadingSteps.map { CurrentStep(step: $0) }
    switch position.target {
    case .within(let entry):
      return leading + (stepsBehindGate(of: entry) ?? currentSteps(within: entry))
    case .path(let known, let below):
      let path = known.prefix(content.lengthOfVisiblePath(known))
      return leading + steps(of: Array(path), over: below, implied: position.steps.count)
    }
  }

  /// Returns the steps of `path`, the first `implied` of which can be omitted, and those within its
  /// last screen.
  private func steps(of path: [Entry], over below: Entry?, implied: Int) -> [CurrentStep] {
    var steps: [CurrentStep] = []
    for (index, entry) in path.enumerated() {
      let isRoot = index < implied
      // Screens over an entry screen are reached without the destination behind its gate.
      if let pending = ledger.pendingDestinations[entry.id], isRoot || index == path.count - 1 {
        return steps
          + pending.enumerated().map {
            CurrentStep(step: $1, isImplied: isRoot && $0 == 0)
          }
      }
      guard let route = entry.route else { return steps }
      steps.append(CurrentStep(step: .screen(route), isImplied: isRoot))
    }
    guard let last = path.last ?? below else { return steps }
    let within = currentSteps(within: last)
    guard path.count < Content.longestPath else { return steps + within }
    // Routes at this place would be read as a part of the path.
    let rest = within.drop { $0.isImplied }
    return rest.first?.step.route == nil ? steps + rest : steps
  }

  /// Returns the remaining steps behind the gate whose entry screen has replaced the screen of
  /// `entry`.
  private func stepsBehindGate(of entry: Entry) -> [CurrentStep]? {
    guard let pending = ledger.pendingDestinations[entry.id],
      pending.first?.route != entry.route
    else { return nil }
    return pending.dropFirst().map { CurrentStep(step: $0) }
  }
}

extension NavigationState {
  /// Returns the number of entries of `path` up to the last visible one.
  ///
  /// The entries above it are hidden.
  fileprivate func lengthOfVisiblePath(_ path: ArraySlice<Entry>) -> Int {
    let visible = Set(shown.map(\.id))
    return path.lastIndex { visible.contains($0.id) }.map { $0 + 1 - path.startIndex } ?? 0
  }
}

extension LinkTable {
  /// Returns the link to the destination of `steps`, or to the nearest enclosing one; `nil` if
  /// there is none.
  func link(toNearest steps: [CurrentStep]) -> String? {
    var steps = steps
    while true {
      for destination in LinkTable.forms(of: steps) {
        if let link = link(to: destination) { return link }
      }
      if steps.isEmpty { return nil }
      steps.removeLast()
    }
  }

  /// Returns all destinations equivalent to `steps`: with and without each implied step.
  private static func forms(of steps: [CurrentStep]) -> [Destination] {
    var forms: [[Destination.Step]] = [[]]
    for step in steps {
      let with = forms.map { $0 + [step.step] }
      forms = step.isImplied ? with + forms : with
    }
    return forms.map { Destination($0) }
  }
}
