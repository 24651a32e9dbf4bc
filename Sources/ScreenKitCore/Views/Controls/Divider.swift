/// A line between views.
///
/// It is as long as its ``Stack`` is wide across the axis, without making the stack wider.
public final class Divider: View {
  /// The direction of the line.
  public let axis: Stack.Axis

  /// Creates a line, which is horizontal by default.
  public init(_ axis: Stack.Axis = .horizontal) { self.axis = axis }

  public override var role: SemanticRole { .separator }
}
