/// A line between views.
///
/// Its length is the size of its ``Stack`` across the axis; it does not enlarge the stack.
public final class Divider: View {
  /// The direction of the line.
  public let axis: Stack.Axis

  /// Creates a line, which is horizontal by default.
  public init(_ axis: Stack.Axis = .horizontal) { self.axis = axis }

  public override var role: SemanticRole { .separator }
}
