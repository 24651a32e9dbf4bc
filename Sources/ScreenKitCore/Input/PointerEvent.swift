/// An event of a pointing device.
public struct PointerEvent: Hashable, Sendable {
  /// A button of the device.
  public enum Button: Hashable, Sendable {
    /// The main button, or a touch.
    case left
    /// The middle button, or the pressed wheel.
    case middle
    /// The button for context menus.
    case right
    /// A further button, counted from 1.
    case other(Int)
  }

  /// The action of a pointing device.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case down(Button)
    /// A button was released.
    case up(Button)
    /// The pointer moved while the button was held.
    case drag(Button)
    /// The pointer moved with no button held.
    case move
    /// The wheel turned: positive `y` scrolls down, positive `x` scrolls right.
    case scroll(x: Int, y: Int)
  }

  /// The action of the device.
  public var action: Action
  /// The location of the pointer, in the units of the surface.
  public var location: SurfacePoint
  /// The held modifiers.
  public var modifiers: KeyModifiers

  /// Creates a pointer event.
  public init(_ action: Action, at location: SurfacePoint, modifiers: KeyModifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }
}
