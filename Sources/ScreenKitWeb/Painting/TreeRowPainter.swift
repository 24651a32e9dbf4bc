internal import ScreenKitCore

/// The painter of a tree node: its indentation, a sign that opens it, and its texts.
struct TreeRowPainter: WebPainter {
  /// The indentation of each level, in units.
  private static let indentation = 2

  let templates = [
    WebTemplate(
      WebElement(
        // The row has the description for screen readers, with the level and the state in words.
        .div, [.class: "tree"],
        .elements([
          WebElement(.span, [.class: "sign", .on: "t", .ariaHidden: "true"], slots: [4: .text]),
          WebElement(.span, [.class: "l", .ariaHidden: "true"], slots: [5: .text]),
          WebElement(.span, [.class: "t-s", .ariaHidden: "true"], slots: [6: .text]),
        ])))
  ]

  func fill(_ view: TreeRow, _ slots: inout SlotWriter) {
    slots.text(4, view.isOpen.map { $0 ? "\u{25BE}" : "\u{25B8}" } ?? "")
    slots.text(5, view.text)
    slots.text(6, view.detail)
    if view.level > 1 { slots.set(.paddingStart, TreeRowPainter.indentation * (view.level - 1)) }
  }
}
