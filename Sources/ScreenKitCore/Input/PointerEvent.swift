/// Something a pointing device did.
public struct PointerEvent: Hashable, Sendable {
  /// A button of the device.
  public enum Button: Hashable, Sendable {
    case left, middle, right
    /// A further button, counted from 1.
    case other(Int)
  }

  /// What happened.
  public enum Action: Hashable, Sendable {
    case down(Button)
    case up(Button)
    /// Moved while the button was held.
    case drag(Button)
    /// Moved with no button held.
    case move
    /// The wheel turned: positive `y` shows what is further down, positive `x` further right.
    case scroll(x: Int, y: Int)
  }

  /// What happened.
  public var action: Action
  /// Where, in the units of the surface.
  public var location: SurfacePoint
  /// The modifiers held.
  public var modifiers: KeyModifiers

  /// Describes what a pointer did.
  public init(_ action: Action, at location: SurfacePoint, modifiers: KeyModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }
}
