/// Tells that a screen wants more kept than is allowed; the state kept before stays.
public struct StateTooLarge: Error, Hashable, Sendable {
  /// The class of the screen.
  public let screen: String
  /// What the screen is called.
  public let title: String
  /// The number of the screen's entry in the navigator around it; `nil` for the root.
  public let place: Int?
  /// About how many bytes it wants kept.
  public let size: Int
  /// How many bytes are allowed.
  public let limit: Int
}

extension StateTooLarge: CustomStringConvertible {
  /// What a developer reads.
  public var description: String {
    let entry = place.map { " of entry #\($0)" } ?? ""
    return "\(screen)\(entry) wants \(size) bytes kept, \(limit) are allowed"
  }
}

extension ScreenState {
  /// About how many bytes the state has without those of the screens within.
  var ownSize: Int {
    let ofViews = views.reduce(0) { $0 + $1.key.utf8.count + $1.value.size }
    return (own?.size ?? 0) + ofViews
  }
}

extension SavedState {
  fileprivate var size: Int {
    keys.reduce(0) { $0 + $1.utf8.count + (self[$1]?.size ?? 0) }
  }
}

extension SavedState.Value {
  /// About how many bytes the value has.
  fileprivate var size: Int {
    switch self {
    case .null, .bool: 1
    case .int, .double: 8
    case .string(let text): text.utf8.count
    case .list(let values): values.reduce(0) { $0 + $1.size }
    case .state(let state): state.size
    }
  }
}
