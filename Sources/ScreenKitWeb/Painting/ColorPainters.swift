internal import ScreenKitCore

struct ColorPalettePainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "v cal", .tabindex: "0", .role: "group", .keys: "all"],
        slots: [3: .attribute(.ariaLabel), 4: .attribute(.ariaActiveDescendant)], .children))
  ]

  func fill(_ view: ColorPalette, _ slots: inout SlotWriter) {
    slots.attribute(3, GroupPainter.words(of: view))
    let part = view.focusPart?.backend.backing as? WebNode
    slots.attribute(4, part.map { "n\($0.number)" })
  }
}

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
