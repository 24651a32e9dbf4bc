internal import ScreenKitCore

/// The painter of a list: a scroller as high as all lines, with elements for the visible ones.
///
/// The rows of a table are a grid, which owns the header above it. A list with a refresh action
/// begins with a button, since browsers use the pull gesture themselves.
struct ListPainter: WebPainter {
  let templates = [
    template("listbox", []), template("grid", []), template("listbox", refresh),
    template("grid", refresh),
  ]

  private static let refresh = [
    WebElement(
      .button, [.class: "r more refresh", .type: "submit", .name: "p", .value: "#", .on: "p"],
      slots: [10: .text, 11: .flag(.disabled)])
  ]

  private static func template(_ role: String, _ first: [WebElement]) -> WebTemplate {
    WebTemplate(
      WebElement(
        .div, [.class: "list", .role: role, .keys: "list", .on: "w"],
        slots: [
          // A disabled list is accessible to screen readers, but not to the Tab key.
          2: .attribute(.ariaDisabled), 9: .attribute(.tabindex),
          3: .attribute(.ariaLabel), 4: .attribute(.ariaActiveDescendant), 5: .attribute(.lines),
          6: .attribute(.ariaMultiSelectable), 7: .attribute(.ariaOwns),
          8: .attribute(.ariaRowCount),
        ],
        .elements(
          first + [
            WebElement(
              .div, [.class: "lines", .id: "w#"],
              .elements([WebElement(.div, [.class: "rows"], .children)]))
          ])))
  }

  func template(for view: ListView) -> Int {
    (view.parent is TableView ? 1 : 0) + (view.onRefresh == nil ? 0 : 2)
  }

  func fill(_ view: ListView, _ slots: inout SlotWriter) {
    let table = view.parent as? TableView
    let name = [table?.accessibleText ?? "", view.accessibleText].first { !$0.isEmpty }
    slots.attribute(3, name)
    if let table { fillGrid(view, in: table, &slots) }
    let part = view.focusPart?.backend.backing as? WebNode
    slots.attribute(4, part.map { "n\($0.number)" })
    slots.attribute(5, "\(view.backend.lineCount)")
    slots.attribute(9, view.isEnabled ? "0" : nil)
    if view.onRefresh != nil {
      slots.text(10, Strings.current.hints.refresh)
      slots.flag(11, !view.isEnabled || view.loading.isRefreshing)
    }
    slots.attribute(6, view.selectionMode == .multiple ? "true" : nil)
    slots.addClass("hug", if: view.backend.hugsRows)
    slots.addClass("lit", if: view.showsFocus)
    slots.addClass("opens", if: view.activatesOnClick)
    if let table {
      slots.addClass("by-cell", if: table.highlightsCells)
      slots.set(.minimumWidth, TableCells.minimumWidth(table.header.shape))
    }
    if view.backend.lineCount > 0 { slots.set(.lines, view.backend.lineCount) }
    let above = view.backend.visibleLines.lowerBound
    if above > 0 { slots.set(.linesAbove, above) }
    if view.rowHeight > 1 { slots.set(.rowHeight, view.rowHeight) }
    switch view.separator?.style {
    case .none?: slots.addClass("sep-n")
    case .line?: slots.addClass("sep-l")
    case .etched?: slots.addClass("sep-e")
    case nil: break
    }
    if let color = view.separator?.color { slots.set(.separator, color.number) }
    switch view.rowHighlight {
    case .standard: break
    case .gray: slots.addClass("hl-g")
    case .mark: slots.addClass("hl-m")
    }
  }

  /// Adds the header as the first row of the grid, and the number of rows.
  private func fillGrid(_ view: ListView, in table: TableView, _ slots: inout SlotWriter) {
    let nodes = [table.header, view].map { $0.backend.backing as? WebNode }
    if let header = nodes[0], let rows = nodes[1] {
      slots.attribute(7, "n\(header.number) w\(rows.number)")
    }
    slots.attribute(8, "\(view.backend.lineCount + 1)")
  }
}

struct RowPainter: WebPainter {
  let templates: [WebTemplate] =
    pair(
      "option",
      slots: [
        3: .attribute(.ariaSelected), 4: .attribute(.ariaPosInSet), 5: .attribute(.ariaSetSize),
        6: .attribute(.ariaLabel),
      ]) + pair("row", slots: [3: .attribute(.ariaSelected), 4: .attribute(.ariaRowIndex)])

  /// Returns the templates of a row without and with a check box.
  private static func pair(_ role: String, slots: [Int: WebElement.Part]) -> [WebTemplate] {
    let attributes: [AttributeName: String] = [.class: "r", .role: role, .on: "r"]
    let mark = WebElement(.span, [.class: "box-mark", .on: "t", .ariaHidden: "true"])
    let content = WebElement(.div, [.class: "g"], .children)
    return [
      WebTemplate(WebElement(.div, attributes, slots: slots, .children)),
      WebTemplate(WebElement(.div, attributes, slots: slots, .elements([mark, content]))),
    ]
  }

  func template(for view: RowCell) -> Int {
    (isInTable(view) ? 2 : 0) + (view.isSelected == nil ? 0 : 1)
  }

  private func isInTable(_ view: RowCell) -> Bool { view.parent?.parent is TableView }

  func fill(_ view: RowCell, _ slots: inout SlotWriter) {
    slots.addClass("hi", if: view.isHighlighted)
    slots.addClass("on", if: view.isSelected == true)
    switch view.accessory {
    case .none: break
    case .disclosure: slots.addClass("ac ac-d")
    case .detailDisclosure: slots.addClass("ac ac-i")
    case .checkmark: slots.addClass("ac ac-c")
    }
    let isChosen = view.isSelected ?? (view.isHighlighted || view.accessory == .checkmark)
    slots.attribute(3, isChosen ? "true" : "false")
    let place = view.semanticDetails.place
    // The header is the first row of a table.
    guard !isInTable(view) else { return slots.attribute(4, place.map { "\($0.number + 1)" }) }
    slots.attribute(4, place.map { "\($0.number)" })
    slots.attribute(5, place.map { "\($0.count)" })
    // A row with a plain label needs no separate name.
    if !(view.content is Label) || view.accessibleName != nil {
      let words = RowPainter.words(of: view)
      slots.attribute(6, words.isEmpty ? nil : words)
    }
  }

  /// Returns the row's own name or all texts in it, since screen readers read a row as a unit.
  private static func words(of row: RowCell) -> String {
    guard row.accessibleName == nil else { return row.accessibleText }
    var words: [String] = []
    func collect(_ view: View) {
      guard !view.isHidden, !view.acceptsFocus else { return }
      if view.accessibleText.isEmpty { return view.children.forEach(collect) }
      words.append(view.accessibleText)
    }
    collect(row.content)
    return words.isEmpty ? row.accessibleText : words.joined(separator: ", ")
  }
}

struct ListNotePainter: WebPainter {
  let templates = [
    WebTemplate(WebElement(.div, [.class: "r head", .role: "presentation"], slots: [3: .text])),
    WebTemplate(
      WebElement(
        .button, [.class: "r more", .type: "submit", .name: "p", .value: "#", .on: "p"],
        slots: [2: .flag(.disabled), 3: .text])),
    WebTemplate(
      WebElement(
        .button, [.class: "r head fold", .type: "submit", .name: "p", .value: "#", .on: "p"],
        slots: [2: .flag(.disabled), 3: .text, 4: .attribute(.ariaExpanded)])),
  ]

  func template(for view: ListNote) -> Int {
    if view.kind == .more { return 1 }
    return view.isOpen == nil ? 0 : 2
  }

  func fill(_ view: ListNote, _ slots: inout SlotWriter) {
    slots.text(3, view.text)
    if view.kind == .refresh {
      switch view.alignment {
      case .leading, .fill: break
      case .center: slots.addClass("a-c")
      case .trailing: slots.addClass("a-e")
      }
    }
    guard let isOpen = view.isOpen else { return }
    slots.attribute(4, isOpen ? "true" : "false")
    slots.addClass("hi", if: view.isHighlighted)
  }
}
