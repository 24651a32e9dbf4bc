internal import ScreenKitCore

struct DividerPainter: WebPainter {
  let templates = [WebTemplate(WebElement(.div, [.class: "rule", .ariaHidden: "true"]))]
  func fill(_ view: Divider, _ slots: inout SlotWriter) {}
}

struct BadgePainter: WebPainter {
  let templates = [WebTemplate(WebElement(.span, [.class: "badge"], slots: [3: .text]))]
  func fill(_ view: Badge, _ slots: inout SlotWriter) { slots.text(3, view.text) }
}

struct DigitsPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(.span, [.class: "digits"], slots: [3: .text])),
    // Only an element with a role can have an accessible name.
    WebTemplate(
      WebElement(
        .span, [.class: "digits", .role: "img"], slots: [4: .attribute(.ariaLabel)],
        .elements([WebElement(.span, [.ariaHidden: "true"], slots: [3: .text])]))),
  ]

  func template(for view: Digits) -> Int { view.accessibleName == nil ? 0 : 1 }

  func fill(_ view: Digits, _ slots: inout SlotWriter) {
    slots.text(3, view.text)
    if view.accessibleName != nil { slots.attribute(4, GroupPainter.words(of: view)) }
  }
}

struct ProgressPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "meter", .role: "progressbar"],
        slots: [
          3: .attribute(.ariaValueNow), 4: .attribute(.ariaLabel), 5: .attribute(.ariaValueText),
        ],
        .elements([
          WebElement(.span, [.class: "track"], .elements([WebElement(.span, [.class: "part"])])),
          WebElement(.span, [.class: "val", .ariaHidden: "true"], slots: [6: .text]),
        ])))
  ]
  let movesByItself = true

  func fill(_ view: ProgressBar, _ slots: inout SlotWriter) {
    slots.attribute(3, view.percent.map(String.init))
    slots.attribute(4, view.accessibleText.isEmpty ? nil : view.accessibleText)
    slots.attribute(5, view.accessibleValue.isEmpty ? nil : view.accessibleValue)
    slots.text(6, view.percent.map { "\($0) %" } ?? "")
    slots.addClass("busy", if: view.fraction == nil)
    slots.set(.fraction, (view.percent ?? 0) * 10)
  }
}

struct ActivityPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .span, [.class: "spin", .role: "progressbar"], slots: [3: .attribute(.ariaLabel)]))
  ]
  let movesByItself = true

  func fill(_ view: ActivityIndicator, _ slots: inout SlotWriter) {
    slots.attribute(3, GroupPainter.words(of: view))
    slots.addClass("still", if: !view.isAnimating)
  }
}

struct GaugePainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "meter gauge", .role: "meter"],
        slots: [
          3: .attribute(.ariaValueText), 4: .attribute(.ariaLabel), 6: .attribute(.ariaValueNow),
        ],
        .elements([
          WebElement(.span, [.class: "track"], .elements([WebElement(.span, [.class: "part"])])),
          WebElement(.span, [.class: "val", .ariaHidden: "true"], slots: [5: .text]),
        ])))
  ]

  func fill(_ view: Gauge, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleValue)
    slots.attribute(4, view.accessibleText.isEmpty ? nil : view.accessibleText)
    slots.text(5, view.text)
    slots.set(.fraction, Int((view.fraction ?? 0) * 1000))
    slots.attribute(6, view.fraction.map { "\(Int($0 * 100))" })
    switch view.tint {
    case .positive: slots.addClass("t-p")
    case .warning: slots.addClass("t-w")
    case .negative: slots.addClass("t-n")
    case .standard, .accent, .secondary: break
    }
  }
}
