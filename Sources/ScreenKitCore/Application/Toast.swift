/// A short message above every screen, which takes no key and no focus and disappears by itself.
///
/// ``Application/show(_:)`` shows it for the whole app. ``Controller`` has the same method for a
/// message that ends with its screen.
public struct Toast: Hashable, Sendable {
  /// The text of the message; a few words.
  public var text: String
  /// The meaning of the message's colour.
  public var tint: ViewStyle.Tint
  /// The time for which the message is shown, at least a second.
  ///
  /// A newer message takes its place after a second, unless the message is urgent.
  public var duration: Duration
  /// Whether the message is shown at once, in front of others.
  public var isUrgent: Bool

  /// Creates a message that is shown for four seconds by default.
  public init(
    _ text: String, tint: ViewStyle.Tint = .standard, duration: Duration = .seconds(4),
    isUrgent: Bool = false
  ) {
    (self.text, self.tint, self.isUrgent) = (text, tint, isUrgent)
    self.duration = max(duration, .seconds(1))
  }
}

/// A message that was shown, to withdraw it when what it tells is over.
@MainActor
public struct ToastHandle {
  weak var bar: NoticeBar?
  let number: Int

  /// Removes the message, whether it is shown or waits; does nothing after its end.
  public func withdraw() { bar?.withdraw { [number] in $0.number == number } }
}
