internal import ScreenKitCore
internal import ScreenKitLooks

struct LabelPainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.span, [.class: "l"], slots: [3: .text])),
    WebTemplate(
      WebElement(
        .a, [.class: "l link", .rel: "noopener noreferrer", .target: "_blank"],
        slots: [3: .text, 4: .attribute(.href)])),
    WebTemplate(WebElement(.span, [.class: "l"], slots: [3: .rich])),
    WebTemplate(WebElement(.h1, [.class: "l"], slots: [3: .text])),
    // A browser truncates only the end of an element, so the text consists of two elements.
    WebTemplate(
      WebElement(
        .span, [.class: "l mid"],
        .elements([WebElement(.span, slots: [3: .text]), WebElement(.span, slots: [4: .text])]))),
    WebTemplate(WebElement(.label, [.class: "l"], slots: [3: .text, 4: .attribute(.for)])),
  ]

  func template(for view: Label) -> Int {
    if let bar = view.parent as? NavigationBar, bar.backend.heading === view { return 3 }
    if let field = view.parent as? FormField, field.label === view, field.namesInput,
      view.styledText == nil, view.link == nil
    {
      return 5
    }
    if view.truncation == .middle, !view.wraps, view.link == nil, view.styledText == nil {
      return 4
    }
    return view.styledText != nil ? 2 : view.link != nil ? 1 : 0
  }

  func fill(_ view: Label, _ slots: inout SlotWriter) {
    if template(for: view) == 4 {
      let end = view.text.suffix(min(12, view.text.count / 2))
      slots.text(3, String(view.text[..<end.startIndex]))
      slots.text(4, String(end))
    } else if let styled = view.styledText {
      slots.rich(3, StyledRuns.content(styled))
    } else {
      slots.text(3, view.text)
      if template(for: view) == 5 {
        slots.attribute(4, (view.parent as? FormField)?.inputID)
      } else if let link = view.link {
        slots.attribute(4, link.address)
      }
    }
    slots.addClass("wrap", if: view.wraps)
    slots.addClass("chars", if: view.breaking == .character)
    slots.addClass("clip", if: view.truncation == .clip)
    slots.addClass("head", if: view.truncation == .head && !view.wraps)
    slots.addClass("sel", if: view.isSelectable)
    switch view.alignment {
    case .leading, .fill: break
    case .center: slots.addClass("a-c")
    case .trailing: slots.addClass("a-e")
    }
    if let limit = view.lineLimit {
      slots.addClass("clamp")
      slots.set(.lineLimit, limit)
    }
  }
}

struct BackButtonPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button, [.class: "b back", .type: "submit", .name: "p", .value: "#", .on: "p"],
        slots: [2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: BackButton, _ slots: inout SlotWriter) {
    let isArrow = LookPolicies.named(slots.look).back == .arrow
    slots.text(3, isArrow ? "" : view.title)
    slots.attribute(4, view.accessibleText)
  }
}

struct NavigationBarPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.header, [.class: "bar"], .children))]

  func fill(_ view: NavigationBar, _ slots: inout SlotWriter) {}
}

struct TogglePainter: WebPainter {
  let templates = [CheckPainting.template("switch")]
  func fill(_ view: Toggle, _ slots: inout SlotWriter) { CheckPainting.fill(view, &slots) }
}

struct CheckboxPainter: WebPainter {
  let templates = [CheckPainting.template(nil)]
  func fill(_ view: CompoundButton, _ slots: inout SlotWriter) { CheckPainting.fill(view, &slots) }
}

/// The elements shared by toggles and check boxes.
@MainActor
enum CheckPainting {
  static func template(_ role: String?) -> WebTemplate {
    var attributes: [AttributeName: String] = [
      .type: "checkbox", .id: "i#", .name: "v#", .value: "1", .on: "v",
    ]
    attributes[.role] = role
    return WebTemplate(
      WebElement(
        .label, [.class: role == nil ? "check" : "check tog"],
        .elements([
          WebElement(
            .input, attributes,
            slots: [2: .flag(.disabled), 3: .flag(.checked), 5: .attribute(.ariaLabel)]),
          WebElement(.span, slots: [4: .text]),
        ])))
  }

  static func fill(_ view: CompoundButton, _ slots: inout SlotWriter) {
    slots.flag(3, view.value)
    slots.text(4, view.title)
    slots.attribute(5, view.accessibleName)
  }
}

struct ChoicePainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        // A disabled fieldset disables its fields; an inert one would hide them from screen
        // readers.
        .fieldset, [.class: "choice", .role: "radiogroup"],
        slots: [
          2: .flag(.disabled), 3: .attribute(.ariaLabel), 4: .attribute(.ariaDisabled),
        ], .children))
  ]

  func fill(_ view: ChoiceControl, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
    // Browsers expose the state for the buttons, but not for the set.
    slots.attribute(4, view.isEnabled ? nil : "true")
    slots.addClass("row", if: view.axis == .horizontal)
    slots.addClass("seg", if: view is SegmentedControl)
  }
}

struct ChoiceItemPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .label, [.class: "check radio"],
        .elements([
          // Without script, the value is the number of its own node.
          WebElement(
            .input, [.type: "radio", .value: "#", .on: "p"],
            slots: [2: .flag(.disabled), 3: .flag(.checked), 5: .attribute(.name)]),
          WebElement(.span, slots: [4: .text]),
        ])))
  ]

  func fill(_ view: ChoiceItem, _ slots: inout SlotWriter) {
    slots.flag(3, view.isSelected)
    slots.text(4, view.title)
    let group = view.parent?.backend.backing as? WebNode
    slots.attribute(5, group.map { "v\($0.number)" })
  }
}

/// The painter of a bar of tabs, which the client scrolls; marks show that there are more tabs.
struct TabBarPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "tabbar", .on: "b"],
        .elements([
          WebElement(
            .div, [.class: "strip", .role: "tablist"], slots: [3: .attribute(.ariaLabel)],
            .children),
          WebElement(.span, [.class: "more-tabs", .ariaHidden: "true"]),
          WebElement(.span, [.class: "more-tabs", .ariaHidden: "true"]),
          WebElement(.canvas, [.ariaHidden: "true"], slots: [4: .attribute(.pixels)]),
        ])))
  ]

  func fill(_ view: TabBar, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleName)
    slots.attribute(4, view.image.map(ImagePainter.pixels))
  }
}

struct TabItemPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [
          .class: "tab", .role: "tab", .type: "submit", .name: "p", .value: "#", .on: "p",
          .keys: "tab",
        ],
        slots: [
          2: .flag(.disabled), 3: .attribute(.ariaSelected), 6: .attribute(.tabindex),
          9: .attribute(.ariaLabel),
        ],
        .elements([
          WebElement(.canvas, [.ariaHidden: "true"], slots: [8: .attribute(.pixels)]),
          WebElement(.span, [.class: "sgn", .ariaHidden: "true"], slots: [7: .text]),
          WebElement(.span, slots: [4: .text]),
          WebElement(.span, [.class: "badge"], slots: [5: .text]),
        ])))
  ]

  func fill(_ view: TabItem, _ slots: inout SlotWriter) {
    switch view.icon {
    case .sign(let sign)?: slots.text(7, sign)
    case .image(let image)?: slots.attribute(8, ImagePainter.pixels(image))
    case nil: break
    }
    slots.attribute(3, view.isSelected ? "true" : "false")
    slots.text(4, view.title)
    slots.text(5, view.badge ?? "")
    slots.attribute(6, view.isSelected ? nil : "-1")
    slots.attribute(9, view.badge.map { "\(view.accessibleText), \($0)" })
  }
}

struct SliderPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .label, [.class: "slider"],
        .elements([
          WebElement(
            .input, [.type: "range", .id: "i#", .name: "v#", .on: "v"],
            slots: [
              2: .flag(.disabled), 3: .attribute(.min), 4: .attribute(.max), 5: .attribute(.step),
              6: .attribute(.value), 7: .attribute(.ariaValueText), 8: .attribute(.ariaLabel),
            ]),
          // The input has the same value, and is the only one for screen readers.
          WebElement(.output, [.ariaHidden: "true"], slots: [9: .text]),
        ])))
  ]

  func fill(_ view: Slider, _ slots: inout SlotWriter) {
    slots.attribute(3, "\(view.scale.range.lowerBound)")
    slots.attribute(4, "\(view.scale.range.upperBound)")
    slots.attribute(5, view.scale.step.map { "\($0)" } ?? "any")
    slots.attribute(6, "\(view.value)")
    slots.attribute(7, view.accessibleValue)
    slots.attribute(8, view.accessibleText)
    slots.text(9, view.accessibleValue)
  }
}

struct PickerPainter: WebPainter {
  /// The maximum number of items in a browser menu; a longer picker opens a list.
  private static let most = 200

  let templates = [
    WebTemplate(
      WebElement(
        .select, [.class: "pick", .name: "v#", .on: "v"],
        slots: [
          2: .flag(.disabled), 3: .rich, 4: .attribute(.value), 5: .attribute(.ariaLabel),
        ])),
    WebTemplate(
      WebElement(
        .button,
        [
          .class: "b pick", .type: "submit", .name: "p", .value: "#", .on: "p",
          .ariaHasPopup: "listbox", .role: "combobox", .ariaExpanded: "false",
        ], slots: [2: .flag(.disabled), 4: .text, 5: .attribute(.ariaLabel)])),
  ]

  func template(for view: Picker) -> Int {
    let count = view.backend.itemCount
    return count <= PickerPainter.most
      && (0..<count).allSatisfy { !view.backend.text(at: $0).isEmpty }
      ? 0 : 1
  }

  func children(of view: Picker) -> [View] { [] }

  func fill(_ view: Picker, _ slots: inout SlotWriter) {
    slots.attribute(5, view.accessibleText)
    guard template(for: view) == 0 else { return slots.text(4, view.accessibleValue) }
    var options = RichContent()
    for index in 0..<view.backend.itemCount {
      options.add(.option, [.value: "\(index)"]) { $0.add(view.backend.text(at: index)) }
    }
    slots.rich(3, options)
    slots.attribute(4, "\(view.value)")
  }
}
