/// The position within a navigator to which the steps of a destination lead.
public struct DestinationPosition<State: NavigationState> {
  enum Target {
    /// The steps continue within the screen of the entry.
    case within(Entry)
    /// The steps begin with routes, whose entries are added above `over`.
    case path(keeping: ArraySlice<Entry>, over: Entry?)
  }

  let target: Target
  let steps: ArraySlice<Destination.Step>
  let show: (inout State, [Entry]) -> State.Change

  /// Creates the position of a destination within the screen of `entry`, such as that of a tab.
  ///
  /// - Parameters:
  ///   - entry: The entry; another entry replaces it if its screen is the entry screen of a gate.
  ///   - steps: The steps within its screen.
  ///   - show: Brings the given entry to the front.
  /// - Returns: The position.
  public static func within(
    _ entry: Entry, _ steps: ArraySlice<Destination.Step>,
    show: @escaping (inout State, Entry) -> State.Change
  ) -> DestinationPosition {
    DestinationPosition(target: .within(entry), steps: steps) { show(&$0, $1[0]) }
  }

  /// Creates the position of a path of screens over each other, such as those of a stack.
  ///
  /// - Parameters:
  ///   - steps: The steps; each route at their beginning gets an entry.
  ///   - below: The entry below the path, in whose screen steps without a route continue; `nil` for
  ///     none.
  ///   - known: The present entries above `below`; equal ones from the bottom up are kept.
  ///   - show: Puts the given entries in the place of `known`.
  /// - Returns: The position.
  public static func path(
    _ steps: ArraySlice<Destination.Step>, over below: Entry?, keeping known: [Entry],
    show: @escaping (inout State, [Entry]) -> State.Change
  ) -> DestinationPosition {
    DestinationPosition(target: .path(keeping: known[...], over: below), steps: steps, show: show)
  }
}
