public import ExampleScreens
import ScreenKitCore
public import ScreenKitWeb

/// The painter of ``StarRating`` for browsers: stars, and a native slider in front of them.
public struct StarWebPainter: WebPainter {
  /// The elements of each rating.
  ///
  /// The browser gives the slider keys, touch and a description. The operation `v` sends its number,
  /// which the control receives as the action `setValue`.
  public let templates = [
    WebTemplate(
      WebElement(
        .span, [.class: "stars"],
        .elements([
          WebElement(.span, [.ariaHidden: "true"], slots: [3: .text]),
          WebElement(
            .input, [.type: "range", .name: "v#", .min: "0", .step: "1", .on: "v"],
            slots: [
              WebTemplate.disabled: .flag(.disabled), 4: .attribute(.max), 5: .attribute(.value),
              6: .attribute(.ariaLabel), 7: .attribute(.ariaValueText),
            ]),
        ])))
  ]

  /// The rules for the classes of the template, for `WebApp.styleSheet`.
  public static let styleSheet = """
    .stars{position:relative;display:inline-block;font-size:1.5em;color:var(--warning)}
    .stars input{position:absolute;inset:0;width:100%;margin:0;opacity:0;cursor:pointer}
    .stars:has(:focus-visible){outline:2px solid var(--accent)}
    """

  /// Creates the painter.
  public init() {}

  /// Writes the given stars, the others, and the accessible value of the slider.
  public func fill(_ view: StarRating, _ slots: inout SlotWriter) {
    let given = String(repeating: "★", count: view.value)
    slots.text(3, given + String(repeating: "☆", count: view.count - view.value))
    slots.attribute(4, "\(view.count)")
    slots.attribute(5, "\(view.value)")
    slots.attribute(6, view.accessibleText)
    slots.attribute(7, view.accessibleValue)
  }
}
