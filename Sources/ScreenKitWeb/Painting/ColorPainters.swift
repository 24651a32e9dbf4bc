internal import ScreenKitCore

/// The painter of one colour of a palette.
struct ColorSwatchPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [
          .class: "b day sw", .type: "submit", .name: "p", .value: "#", .on: "p", .tabindex: "-1",
        ],
        slots: [2: .flag(.disabled), 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: ColorSwatch, _ slots: inout SlotWriter) {
    slots.attribute(4, GroupPainter.words(of: view))
    slots.addClass("hi", if: view.isHighlighted)
    slots.addClass("on", if: view.isSelected)
  }
}
