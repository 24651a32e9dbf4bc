import ScreenKitCore

extension LayoutVocabulary {
  static let alignments: KeyValuePairs<String, Alignment> = [
    "leading": .leading, "center": .center, "trailing": .trailing, "fill": .fill,
  ]

  static let axes: KeyValuePairs<String, Stack.Axis> = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  mutating func registerContainers() {
    register("column") { element throws(LayoutError) in
      try LayoutVocabulary.stack(element, .vertical)
    }
    register("row") { element throws(LayoutError) in
      try LayoutVocabulary.stack(element, .horizontal)
    }
    register("overlay") { element throws(LayoutError) in
      let alignment = try element.choice("alignment", of: LayoutVocabulary.alignments) ?? .fill
      let children = try element.views()
      return Overlay(alignment: alignment) { children }
    }
    register("grid", LayoutVocabulary.grid)
    register("frame") { element throws(LayoutError) in
      let inPoints = try element.bool("inPoints") ?? false
      let children = try element.views()
      return Frame(pointsPerUnit: inPoints ? .standard : nil) { children }
    }
    register("box") { element throws(LayoutError) in
      Box(try element.string("title") ?? "", try element.view())
    }
    register("scroll") { element throws(LayoutError) in
      let scroll = Scroll(try element.view())
      scroll.takesFocus = try element.bool("takesFocus") ?? scroll.takesFocus
      return scroll
    }
    register("spacer") { _ throws(LayoutError) in Spacer() }
    register("divider") { element throws(LayoutError) in
      Divider(try element.choice("axis", of: LayoutVocabulary.axes) ?? .horizontal)
    }
    register("form", LayoutVocabulary.form)
    register("split", LayoutVocabulary.split)
  }

  private static func stack(
    _ element: LayoutElement, _ axis: Stack.Axis
  ) throws(LayoutError) -> View {
    let spacing = try element.integer("spacing") ?? 0
    let main = try element.choice("main", of: alignments) ?? .leading
    let cross = try element.choice("cross", of: alignments) ?? .leading
    let children = try element.views()
    let stack: Stack =
      axis == .vertical
      ? Column(spacing: spacing, main: main, cross: cross) { children }
      : Row(spacing: spacing, main: main, cross: cross) { children }
    stack.isFocusGroup = try element.bool("focusGroup") ?? false
    return stack
  }

  private static func grid(_ element: LayoutElement) throws(LayoutError) -> View {
    let columns = try element.parts("columns", called: "column") { part throws(LayoutError) in
      GridColumn(
        alignment: try part.choice("alignment", of: alignments) ?? .leading,
        flex: try part.integer("flex") ?? 0)
    }
    try element.require("columns")
    guard !columns.isEmpty || element.isBlank else {
      throw element.error("a grid needs a column", at: "columns")
    }
    let children = try element.views()
    return Grid(
      columns: columns.isEmpty ? [GridColumn()] : columns,
      columnSpacing: try element.integer("columnSpacing") ?? 1,
      rowSpacing: try element.integer("rowSpacing") ?? 0
    ) { children }
  }

  private static func split(_ element: LayoutElement) throws(LayoutError) -> View {
    let axis = try element.choice("axis", of: axes) ?? .horizontal
    let panes = try element.views("panes")
    try element.require("panes")
    let growing = try element.index("growing", below: panes.count)
    guard panes.count > 1 || element.isBlank else {
      throw element.error("a split needs two panes", at: "panes")
    }
    let all = panes.isEmpty ? [View(), View()] : panes
    return Split(axis, growing: growing) { all }
  }

  private static func form(_ element: LayoutElement) throws(LayoutError) -> View {
    let fields = try element.parts("fields", called: "field") { part throws(LayoutError) in
      let label = try part.string("label") ?? ""
      try part.require("label")
      let control = try part.view("control")
      guard let control = control as? any ValueControl else {
        throw part.error("\"control\" is one that holds a value", at: "control")
      }
      return field(label, control)
    }
    return Form(submit: try element.string("submit"), fields: fields)
  }

  private static func field(_ label: String, _ control: some ValueControl) -> FormField {
    FormField(label, control)
  }
}
