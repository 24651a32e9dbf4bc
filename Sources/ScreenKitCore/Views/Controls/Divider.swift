/// A line between views.
///
/// It is as long as the ``Stack`` that it is in is wide, without making that wider.
public final class Divider: View {
  /// The direction of the line.
  public let axis: Stack.Axis

  /// Makes a line, from left to right unless `axis` says otherwise.
  public init(_ axis: Stack.Axis = .horizontal) { self.axis = axis }

  public override var role: SemanticRole { .separator }
}
