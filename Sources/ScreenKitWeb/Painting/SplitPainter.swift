internal import ScreenKitCore

/// Two views with a divider between them, or one of them alone; the client tells the width.
struct SplitPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "split", .on: "g"],
        .elements([
          WebElement(.div, [.class: "pair"], .children),
          WebElement(
            .div,
            [
              .class: "divider", .role: "separator", .tabindex: "0",
              .ariaOrientation: "vertical",
            ],
            slots: [
              3: .attribute(.ariaLabel), 4: .attribute(.ariaValueNow),
              5: .attribute(.ariaValueMin), 6: .attribute(.ariaValueMax),
            ]),
        ])))
  ]

  func fill(_ view: Split, _ slots: inout SlotWriter) {
    slots.addClass("narrow", if: view.isNarrow)
    // As in other systems, the divider has the name of the part whose size it sets.
    slots.attribute(3, SplitPainter.name(of: view.side))
    let width = (view.backend.backing as? WebNode)?.client.width
    guard let width, let division = view.division(of: width) else { return }
    slots.set(.side, division.side)
    slots.attribute(4, "\(division.side)")
    slots.attribute(5, "\(division.limits.lowerBound)")
    slots.attribute(6, "\(division.limits.upperBound)")
  }

  /// Returns the name of `view`, or of the first view in it that has one.
  private static func name(of view: View) -> String? {
    if !view.accessibleText.isEmpty { return view.accessibleText }
    return view.children.lazy.compactMap { name(of: $0) }.first
  }
}
