/// The help text of a view, in front of the screens; see ``View/tooltip``.
///
/// It takes no focus and no input. The window of the app creates and removes it.
public final class TooltipBubble: View {
  /// The maximum width of the text, in units.
  private static let width = 50

  /// The area of the surface beside the text; `nil` if the surface does not report positions.
  public let area: SurfaceRect?

  init(_ text: String, beside area: SurfaceRect?) {
    self.area = area
    super.init()
    let label = Label(text)
    label.wraps = true
    label.layout.width.maximum = TooltipBubble.width
    add(label)
  }

  /// The description without a separate node, since the label has one.
  public override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: children)
    details.isPresentedByParts = true
    return details
  }
}
