/// The help text of a view, in front of the screens; see ``View/tooltip``.
///
/// It takes no focus and no input. The window of the app creates and removes it.
public final class TooltipBubble: View {
  /// The greatest width of the text, in units.
  private static let width = 50

  /// The area of the surface beside which the text is shown; `nil` if the surface knows no places.
  public let area: SurfaceRect?

  init(_ text: String, beside area: SurfaceRect?) {
    self.area = area
    super.init()
    let label = Label(text)
    label.wraps = true
    label.layout.width.maximum = TooltipBubble.width
    add(label)
  }

  /// The description without a node of its own, since the text has one.
  public override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(parts: children)
    details.isPresentedByParts = true
    return details
  }
}
