public import ScreenKitCore

/// A rating in stars, from none to all: the example in the guide to controls.
///
/// The arrow keys add and remove a star, Home removes all, End gives all, and a digit gives that
/// number. A press of the pointer gives the stars up to the pressed one; a press on the only given
/// star removes it.
public final class StarRating: Control, ValueControl, LayoutObserving {
  /// The layout of a rating.
  public struct LayoutResult: Hashable, Sendable {
    /// The horizontal range of each star, in units from the left edge of the content.
    public var stars: [Range<Int>]

    /// Creates the layout of a rating whose stars are at `stars`.
    public init(stars: [Range<Int>]) { self.stars = stars }
  }

  /// The number of stars that can be given.
  public let count: Int

  /// The number of given stars, from 0 to ``count``; other numbers are limited to this range.
  public var value: Int {
    get { stars }
    set {
      let nearest = min(max(newValue, 0), count)
      guard nearest != stars else { return }
      stars = nearest
      changed(.appearance)
    }
  }

  /// Called after the user gave another number of stars.
  public var onChange: (@MainActor (Int) throws -> Void)?

  private var stars = 0
  private var layoutResult = LayoutResult(stars: [])

  /// Creates a rating of `value` out of `count` stars.
  public init(_ value: Int = 0, of count: Int = 5) {
    precondition(count > 0, "StarRating: there must be at least one star")
    self.count = count
    super.init()
    self.value = value
  }

  // MARK: Data for screen readers, saved screens and backends

  public override var role: SemanticRole { .slider }
  public override var accessibleValue: String { "\(value) of \(count) stars" }
  public override var savedState: SavedState.Value? { .int(value) }

  public override func restore(_ state: SavedState.Value) {
    if case .int(let value) = state { self.value = value }
  }

  /// Stores the ranges of the stars.
  public func didLayOut(_ result: LayoutResult) { layoutResult = result }

  // MARK: Input

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      guard let value = value(for: press.key) else { return false }
      try give(value)
    case .action(.setValue(.int(let value))): try give(value)
    case .action(.step(let count)): try give(value + min(max(count, -self.count), self.count))
    case .pointer(let pointer): return try handle(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }

  private func value(for key: Key) -> Int? {
    switch key {
    case .left: value - 1
    case .right: value + 1
    case .home: 0
    case .end: count
    case .character(let digit): digit.wholeNumberValue.flatMap { $0 <= count ? $0 : nil }
    default: nil
    }
  }

  private func handle(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left):
      let x = pointer.location.x - layout.padding.start
      guard let star = layoutResult.stars.firstIndex(where: { $0.contains(x) }) else { return true }
      try give(star == 0 && value == 1 ? 0 : star + 1)
    case .up(.left): break
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func give(_ stars: Int) throws { try setByUser(min(max(stars, 0), count)) }
}
