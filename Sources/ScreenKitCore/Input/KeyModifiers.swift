/// The keys held down together with another key or a pointer button.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The raw bits, in the order of the xterm and kitty protocols.
  public let rawValue: UInt8

  /// Creates a set from its raw bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key; not set for characters, which already include its effect.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Alt or Option key.
  public static let alt = KeyModifiers(rawValue: 2)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 4)
  /// The Super, Windows or Command key.
  public static let `super` = KeyModifiers(rawValue: 8)
  /// The Hyper key.
  public static let hyper = KeyModifiers(rawValue: 16)
  /// The Meta key, where it is not Alt.
  public static let meta = KeyModifiers(rawValue: 32)
}
