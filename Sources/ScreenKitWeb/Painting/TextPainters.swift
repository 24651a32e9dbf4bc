internal import ScreenKitCore

struct TextFieldPainter: WebPainter {
  private static let slots: [Int: WebElement.Part] = [
    2: .flag(.disabled), 3: .value, 4: .attribute(.placeholder), 5: .attribute(.ariaLabel),
    6: .attribute(.ariaInvalid), 8: .attribute(.maxlength), 9: .attribute(.role),
    10: .attribute(.ariaExpanded),
  ]
  let templates = ["text", "password"].map { type in
    WebTemplate(
      WebElement(
        .div, [.class: "tf"],
        .elements([
          WebElement(
            .input,
            [
              .type: type, .id: "i#", .name: "v#", .on: "e", .ariaDescribedBy: "m#",
              .spellcheck: "false",
              .autocomplete: type == "text" ? "on" : "current-password", .autocapitalize: "none",
            ], slots: slots),
          WebElement(.span, [.class: "msg", .id: "m#", .role: "alert"], slots: [7: .text]),
        ])))
  }

  func template(for view: TextField) -> Int { view.isMasked ? 1 : 0 }

  func fill(_ view: TextField, _ slots: inout SlotWriter) {
    slots.attribute(4, view.placeholder)
    slots.attribute(5, view.accessibleText)
    slots.attribute(6, view.message == nil ? nil : "true")
    slots.text(7, view.message ?? "")
    fillRole(of: view, &slots)
    slots.addClass(of: view.alignment)
    switch view.border {
    case .none?: slots.addClass("bo-n")
    case .line?: slots.addClass("bo-l")
    case .bezel?: slots.addClass("bo-b")
    case .rounded?: slots.addClass("bo-r")
    case nil: break
    }
  }

  /// Sets the role of the control that contains the field.
  private func fillRole(of view: TextField, _ slots: inout SlotWriter) {
    switch view.role {
    case .searchField: slots.attribute(9, "searchbox")
    case .comboBox:
      slots.attribute(9, "combobox")
      let isOpen = (view.backend.root as? Window)?.popup?.anchor === view.parent
      slots.attribute(10, isOpen ? "true" : "false")
    default: break
    }
  }
}

/// A text of several lines, alone or beside a strip in which the client numbers its lines.
struct TextViewPainter: WebPainter {
  private static let slots: [Int: WebElement.Part] = [
    2: .flag(.disabled), 3: .value, 4: .attribute(.placeholder), 5: .attribute(.ariaLabel),
    6: .flag(.readonly),
  ]
  let templates = [
    WebTemplate(
      WebElement(
        .textarea, [.class: "ta", .name: "v#", .on: "e", .spellcheck: "false"], slots: slots)),
    WebTemplate(
      WebElement(
        .div, [.class: "tn", .on: "n"],
        .elements([
          WebElement(.div, [.class: "nums", .ariaHidden: "true"]),
          WebElement(
            .textarea,
            [.class: "ta", .id: "i#", .name: "v#", .on: "e", .spellcheck: "false"], slots: slots),
        ]))),
  ]

  func template(for view: TextView) -> Int { view.showsLineNumbers ? 1 : 0 }

  func fill(_ view: TextView, _ slots: inout SlotWriter) {
    slots.attribute(4, view.placeholder)
    slots.attribute(5, view.accessibleText)
    slots.flag(6, !view.isEditable)
    slots.addClass("cut", if: !view.wraps)
    slots.addClass(of: view.alignment)
  }
}

extension SlotWriter {
  /// Adds the class of the alignment of edited text.
  fileprivate mutating func addClass(of alignment: Alignment) {
    switch alignment {
    case .leading, .fill: break
    case .center: addClass("a-c")
    case .trailing: addClass("a-e")
    }
  }
}

struct FieldControlPainter: WebPainter {
  // A disabled fieldset disables its fields; an inert one would hide them from screen readers.
  let templates = [
    WebTemplate(
      WebElement(
        .fieldset, [.class: "fc", .role: "none", .keys: "field"], slots: [2: .flag(.disabled)],
        .children))
  ]
  func fill(_ view: FieldControl, _ slots: inout SlotWriter) {}
  // The style sheet places the popup below the element that contains it.
  func children(of view: FieldControl) -> [View] {
    guard let popup = (view.backend.root as? Window)?.popup, popup.anchor === view else {
      return view.children
    }
    return view.children + [popup]
  }
}

struct FieldButtonPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [
          .class: "b fb", .type: "submit", .name: "p", .value: "#", .on: "p", .tabindex: "-1",
        ], slots: [2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: FieldButton, _ slots: inout SlotWriter) {
    switch view.purpose {
    case .decrease: slots.text(3, "\u{2212}")
    case .increase: slots.text(3, "+")
    case .clear, .close: slots.text(3, "\u{00D7}")
    case .open: slots.text(3, "\u{25BE}")
    case .previous: slots.text(3, "\u{2039}")
    case .next: slots.text(3, "\u{203A}")
    case .commands: slots.text(3, "\u{22EF}")
    }
    slots.attribute(4, view.accessibleText)
  }
}
