internal import ScreenKitCore

struct PopupPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "popup g"], .children))]
  func fill(_ view: Popup, _ slots: inout SlotWriter) {}
}

/// The painter of a message, with a button, since a page on a phone has no key to close it.
struct NoticePanelPainter: WebPainter {
  let templates = [
    WebTemplate.dialog(
      closes: true,
      .elements([
        WebElement(.div, [.class: "g"], .children),
        WebElement(
          .button, [.class: "b", .type: "submit", .name: "x#", .value: "#", .on: "d"],
          slots: [4: .text]),
      ]))
  ]

  func fill(_ view: NoticePanel, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText)
    slots.text(4, Strings.current.dialogs.ok)
  }
}

/// The painter of a help text opened by a key; the pointer shows the element's title instead.
struct TooltipPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "popup g", .role: "status"], .children))
  ]
  func fill(_ view: TooltipBubble, _ slots: inout SlotWriter) {}
}

/// The painter of a focused control that highlights one of its parts: a calendar or a palette.
struct HighlightingPainter<Group: Control>: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "v cal", .tabindex: "0", .role: "group", .keys: "all"],
        slots: [3: .attribute(.ariaLabel), 4: .attribute(.ariaActiveDescendant)], .children))
  ]

  func fill(_ view: Group, _ slots: inout SlotWriter) {
    slots.attribute(3, GroupPainter.words(of: view))
    let part = view.focusPart?.backend.backing as? WebNode
    slots.attribute(4, part.map { "n\($0.number)" })
  }
}

struct CalendarDayPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [
          .class: "b day", .type: "submit", .name: "p", .value: "#", .on: "p", .tabindex: "-1",
        ],
        slots: [
          2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel), 5: .attribute(.ariaCurrent),
        ]))
  ]

  func fill(_ view: CalendarDayButton, _ slots: inout SlotWriter) {
    slots.text(3, view.title)
    let words = GroupPainter.words(of: view)
    slots.attribute(4, words)
    slots.attribute(5, view.isToday ? "date" : nil)
    slots.addClass("hi", if: view.isHighlighted)
    slots.addClass("on", if: view.isSelected)
    slots.addClass("other", if: !view.isInMonth)
  }
}
