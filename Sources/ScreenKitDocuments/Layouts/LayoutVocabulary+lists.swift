import ScreenKitCore

extension LayoutVocabulary {
  mutating func registerLists() {
    register("list") { element throws(LayoutError) in
      let list = List(try element.distinctStrings("items"))
      try LayoutVocabulary.applyListOptions(element, to: list)
      let accessory = try element.choice("accessory", of: LayoutVocabulary.accessories)
      if let accessory { list.accessory = { _ in accessory } }
      return list
    }
    register("picker") { element throws(LayoutError) in
      let titles = try element.distinctStrings("titles")
      let value = try element.index("value", below: titles.count) ?? 0
      return Picker(try element.string("title") ?? "", titles, value: value)
    }
    register("table", LayoutVocabulary.table)
    register("tree", LayoutVocabulary.tree)
  }

  /// Applies the properties of lists of any items.
  static func applyListOptions(
    _ element: LayoutElement, to list: ListView
  ) throws(LayoutError) {
    list.selectionMode =
      try element.choice("selection", of: ["single": .single, "multiple": .multiple]) ?? .single
    list.activatesOnClick = try element.bool("activatesOnClick") ?? false
    list.rowHeight = max(1, try element.count("rowHeight") ?? 1)
    list.rowHighlight =
      try element.choice(
        "rowHighlight", of: ["standard": .standard, "gray": .gray, "mark": .mark]) ?? .standard
    let color = try color("separatorColor", element)
    let style = try element.choice("separator", of: separators)
    if style != nil || color != nil { list.separator = .init(style ?? .line, color: color) }
  }

  private static let separators: KeyValuePairs<String, ListSeparator.Style> = [
    "none": .none, "line": .line, "etched": .etched,
  ]

  private static let accessories: KeyValuePairs<String, RowAccessory> = [
    "none": .none, "disclosure": .disclosure, "detailDisclosure": .detailDisclosure,
    "checkmark": .checkmark,
  ]

  /// A row of a table, identified by its index, because rows may have equal texts.
  private struct TextRow: Identifiable {
    let id: Int
    let texts: [String]

    func text(_ column: Int) -> String { texts.indices.contains(column) ? texts[column] : "" }
  }

  private static func table(_ element: LayoutElement) throws(LayoutError) -> View {
    let columns = try element.parts("columns", called: "column") { part throws(LayoutError) in
      let width = try part.integer("width")
      let flex = try part.integer("flex")
      let alignment = try part.choice("alignment", of: alignments) ?? .leading
      let sorts = try part.bool("sortable") ?? false
      let title = try part.string("title") ?? ""
      return { (index: Int) in
        let extent = width.map { LayoutConstraints.Extent.fixed($0) } ?? .init()
        let text = { (row: TextRow) in row.text(index) }
        return sorts
          ? TableColumn(title, text, width: extent, flex: flex, alignment: alignment)
          : TableColumn(title, width: extent, flex: flex, alignment: alignment, text: text)
      }
    }
    let rows = try element.rows("rows")
    let table = Table(
      rows.enumerated().map { TextRow(id: $0.offset, texts: $0.element) },
      columns: columns.enumerated().map { index, column in column(index) })
    table.highlightsCells = try element.bool("highlightsCells") ?? false
    table.allowsColumnResizing = try element.bool("resizableColumns") ?? false
    table.allowsColumnHiding = try element.bool("hideableColumns") ?? false
    let frozen = try element.count("frozenColumns") ?? 0
    guard frozen <= columns.count else {
      throw element.error("\"frozenColumns\" is at most the number of columns", at: "frozenColumns")
    }
    table.frozenColumns = frozen
    return table
  }

  mutating func registerPictures() {
    register("progressBar") { element throws(LayoutError) in
      ProgressBar(try element.number("fraction"))
    }
    register("activityIndicator") { element throws(LayoutError) in
      ActivityIndicator(isAnimating: try element.bool("animating") ?? true)
    }
    register("chart") { element throws(LayoutError) in
      let chart = Chart(
        try element.choice("kind", of: ["bars": .bars, "sparkline": .sparkline]) ?? .bars,
        try element.numbers("values"), labels: try element.strings("labels"))
      chart.minimum = try element.number("minimum")
      chart.maximum = try element.number("maximum")
      chart.showsValues = try element.bool("showsValues") ?? false
      return chart
    }
    register("imageView", LayoutVocabulary.image)
    register("gauge") { element throws(LayoutError) in
      let range = try LayoutVocabulary.range(element, 0...1)
      let step = try element.number("step")
      guard step.map({ $0 > 0 }) ?? true else {
        throw element.error("\"step\" is more than 0", at: "step")
      }
      guard (range.upperBound - range.lowerBound).isFinite else {
        throw element.error("the range is too large", at: "maximum")
      }
      return Gauge(range, step: step, value: try element.number("value"))
    }
    register("digits") { element throws(LayoutError) in
      Digits(try element.string("text") ?? "")
    }
    register("badge") { element throws(LayoutError) in Badge(try element.string("text") ?? "") }
  }

  private static func image(_ element: LayoutElement) throws(LayoutError) -> View {
    let pictures = try element.parts("pictures", called: "picture") { part throws(LayoutError) in
      let unicode = try part.strings("unicode")
      let ascii = try part.strings("ascii")
      guard !unicode.isEmpty || !ascii.isEmpty || part.isBlank else {
        throw part.error("a picture needs \"unicode\" or \"ascii\" lines")
      }
      let editions = [(Picture.Edition.Repertoire.unicode, unicode), (.ascii, ascii)]
      return Picture(
        editions.filter { !$0.1.isEmpty }.map { .init($0.0, $0.1.joined(separator: "\n")) })
    }
    try element.require("pictures")
    guard Set(pictures.map { $0.editions.map(\.repertoire) }).count == 1 || element.isBlank else {
      throw element.error(
        "an imageView needs pictures, all of them in the same editions", at: "pictures")
    }
    let view = ImageView(pictures.isEmpty ? [Picture([])] : pictures)
    view.shown = try element.index("shown", below: pictures.count) ?? 0
    return view
  }
}
