import ScreenKitCore

/// The building blocks that an app can use, each with content of any size.
enum Block: CaseIterable {
  case label, button, toggle, checkbox, radioGroup, segments, slider, textField, textView, keyPad
  case numberField, searchField, lineChart, gauge, digits, comboBox, datePicker, calendar, log
  case colorField, colorPalette, filePicker, findBar, badge, workProgress, navigationBar, split
  case picker, list, checkList, table, document, progress, activity, image, chart, tabBar, divider
  case column, row, grid, frame, overlay, box, scroll, tabFrame, form, tree, card, emptyState

  /// The amount of content in a block.
  enum Content: CaseIterable {
    case ordinary, empty, overlong, huge
  }

  /// A counter of the reports of the blocks.
  @MainActor
  final class Reports {
    var count = 0
  }

  /// The blocks that respond to the user.
  static let controls: [Block] = [
    .button, .toggle, .checkbox, .radioGroup, .segments, .slider, .textField, .textView, .keyPad,
    .picker, .list, .checkList, .table, .document, .tabBar, .scroll, .form, .numberField,
    .searchField, .lineChart, .tree, .emptyState, .comboBox, .datePicker, .calendar,
    .colorField, .colorPalette, .filePicker, .findBar, .navigationBar,
  ]

  /// The blocks with saved state.
  static let holders: [Block] = [
    .toggle, .checkbox, .radioGroup, .segments, .slider, .textField, .textView, .picker, .list,
    .checkList, .table, .document, .scroll, .searchField, .numberField,
    .lineChart, .tree, .datePicker, .calendar, .colorField, .colorPalette, .comboBox, .filePicker,
    .log,
  ]
}

extension Block.Content {
  /// A text of this size.
  var text: String {
    switch self {
    case .ordinary: "Bread"
    case .empty: ""
    case .overlong: String(repeating: "overlong 漢字 ", count: 20)
    case .huge: String(repeating: "huge ", count: 4000)
    }
  }

  /// Different texts; their number depends on the size.
  var texts: [String] {
    switch self {
    case .ordinary: ["Bread", "Milk", "Eggs"]
    case .empty: []
    case .overlong: ["a", "b", "c"].map { $0 + text }
    case .huge: (0..<2000).map { "row \($0)" }
    }
  }

  /// A few texts for blocks that show all of them at once; some blocks need at least one.
  var choices: [String] {
    switch self {
    case .ordinary, .overlong: texts
    case .empty: ["", " "]
    case .huge: Array(texts.prefix(200))
    }
  }

  /// Numbers, with the same count as the texts.
  var numbers: [Double] { texts.indices.map { Double($0 % 17) - 3 } }
}

extension Block {
  /// Creates the block with `content`, with reports of the user's actions.
  @MainActor
  func make(_ content: Content = .ordinary, _ reports: Reports = Reports()) -> View {
    let text = content.text
    switch self {
    case .label, .image, .progress, .activity, .chart, .divider, .gauge, .digits, .badge,
      .workProgress:
      return display(content)
    case .column, .row, .grid, .frame, .overlay, .box, .tabFrame, .card, .split:
      return container(content)
    case .emptyState:
      let state = EmptyState(text, button: "Retry")
      state.button.action = { reports.count += 1 }
      return state
    case .picker, .list, .checkList, .table, .tree: return collection(content, reports)
    case .button: return reporting(Button(text), reports)
    case .toggle: return reporting(Toggle(text), reports)
    case .checkbox: return reporting(Checkbox(text), reports)
    case .radioGroup: return reporting(RadioGroup(content.texts), reports)
    case .segments: return reporting(SegmentedControl(content.texts), reports)
    case .slider: return reporting(Slider(0...(content == .empty ? 0 : 100)), reports)
    case .textField: return reporting(TextField("Name", text: text), reports)
    case .textView: return reporting(TextView(text), reports)
    case .keyPad: return keyPad(reports)
    case .comboBox: return reporting(ComboBox(text, content.texts), reports)
    case .datePicker: return reporting(DatePicker(text, today: { .first }), reports)
    case .calendar: return reporting(CalendarView(showsWeeks: true, today: { .first }), reports)
    case .colorField: return reporting(ColorField(text, words: content.texts), reports)
    case .colorPalette: return reporting(ColorPalette(), reports)
    case .filePicker: return filePicker(content, reports)
    case .findBar: return findBar(content)
    case .navigationBar: return navigationBar(content, reports)
    case .log:
      let log = LogView()
      log.append(contentsOf: content.texts.map { LogLine($0, .warning, time: text) })
      return log
    case .numberField: return reporting(NumberField(0...100, value: 5), reports)
    case .searchField:
      let field = SearchField(text)
      field.value = text
      return reporting(field, reports)
    case .lineChart:
      let series = ["a" + text, "b"].map { ChartSeries($0, content.numbers) }
      return reporting(LineChart(series, labels: content.texts), reports)
    case .tabBar: return tabBar(content, reports)
    case .document:
      let view = DocumentView(
        Document(markdown: "[\(text)](there)\n\n" + content.texts.joined(separator: "\n\n")))
      view.onLink = { _ in reports.count += 1 }
      return view
    case .scroll:
      return Scroll(Column { content.choices.map { Label($0) } + [Spacer(), Label("")] })
    case .form:
      let form = Form(submit: text, FormField(text, TextField(text)), FormField(text, Toggle(text)))
      form.onSubmit = { reports.count += 1 }
      return form
    }
  }

  @MainActor
  private func filePicker(_ content: Content, _ reports: Reports) -> View {
    var files = MemoryFileSource()
    let names = content.texts.prefix(200).compactMap(FileName.init)
    for name in names { files.add(FileEntry(name, .file, size: 1)) }
    let picker = FilePicker(files, for: .save(name: content.text))
    picker.onChoose = { _ in reports.count += 1 }
    return picker
  }

  @MainActor
  private func reporting<C: Control>(_ control: C, _ reports: Reports) -> C {
    control.action = { reports.count += 1 }
    return control
  }

  @MainActor
  private func display(_ content: Content) -> View {
    switch self {
    case .image: return ImageView([Picture([.init(.ascii, content.texts.joined(separator: "\n"))])])
    case .progress: return ProgressBar(content == .empty ? nil : 0.5)
    case .activity: return ActivityIndicator()
    case .chart: return Chart(.bars, content.numbers, labels: content.texts)
    case .divider: return Divider()
    case .badge: return Badge(content.text)
    case .workProgress:
      let total: Double? = content == .empty ? nil : 2
      let work = WorkProgress(total: total, clock: ManualClock()) { _ in content.text }
      work.report(1)
      return work
    case .digits: return Digits(content == .ordinary ? "12:30" : content.text)
    case .gauge:
      let gauge = Gauge(value: content == .empty ? nil : 0.5)
      gauge.describe = { _ in content.text }
      return gauge
    default:
      let label = Label(content.text)
      label.wraps = content == .huge
      return label
    }
  }

  @MainActor
  private func container(_ content: Content) -> View {
    let labels = content.choices.map { Label($0) }
    switch self {
    case .row: return Row(spacing: 1) { labels }
    case .grid: return Grid(columns: 3) { labels }
    case .frame:
      let frame = Frame()
      for (index, label) in labels.enumerated() {
        frame.add(label, in: SurfaceRect(x: index - 1, y: index, width: 9, height: 2))
      }
      return frame
    case .overlay: return Overlay { labels }
    case .box: return Box(content.text, Column { labels })
    case .card: return Card(content.text, Column { labels })
    case .split:
      let split = Split(Column { labels }, Label(content.text))
      split.content.layout.width.minimum = 9
      return split
    case .tabFrame:
      let frame = TabFrame(bar: TabBar(content.choices))
      frame.content = Column { labels }
      return frame
    default: return Column(spacing: 1) { labels }
    }
  }

  @MainActor
  private func collection(_ content: Content, _ reports: Reports) -> View {
    switch self {
    case .picker: return reporting(Picker(content.text, content.texts), reports)
    case .table:
      let table = Table(
        content.texts, id: { $0 },
        columns: [TableColumn(content.text, { $0 }), TableColumn("b", \.count)])
      table.list.onActivate = { _ in reports.count += 1 }
      return table
    case .tree:
      let tree = Tree(Names(names: content.texts))
      tree.onToggle = { _, _ in reports.count += 1 }
      return tree
    default:
      let list = List(content.texts)
      if self == .checkList { list.selectionMode = .multiple }
      list.onActivate = { _ in reports.count += 1 }
      return list
    }
  }

  @MainActor
  private func tabBar(_ content: Content, _ reports: Reports) -> View {
    let bar = TabBar(content.choices)
    bar.action = { [unowned bar] in
      reports.count += 1
      bar.select(bar.requested)
    }
    return bar
  }

  @MainActor
  private func navigationBar(_ content: Content, _ reports: Reports) -> View {
    let bar = NavigationBar()
    bar.show(content.text, NavigationItem(), backTitle: content.text)
    bar.back.action = { reports.count += 1 }
    return bar
  }

  @MainActor
  private func findBar(_ content: Content) -> View {
    let view = TextView(content.text)
    let bar = FindBar(for: view)
    bar.query = content.text
    bar.open()
    return Column(cross: .fill) { [bar, view] }
  }

  @MainActor
  private func keyPad(_ reports: Reports) -> View {
    let field = TextField()
    field.action = { reports.count += 1 }
    return Column {
      field
      KeyPad(for: field)
    }
  }
}

/// A tree of names, each with all names below it, to a depth of two.
private struct Names: TreeAdapter {
  let names: [String]

  func childCount(of parent: Int?) -> Int { (parent ?? 0) < 10_000 ? names.count : 0 }
  func child(_ index: Int, of parent: Int?) -> Int { parent == nil ? index : 10_000 + index }
  func id(of item: Int) -> Int { item }
  func text(of item: Int) -> String { names[item % 10_000] }
}
