import ScreenKitCore

/// One view of each kind in Core, with the same text in all text properties.
@MainActor
enum EveryView {
  static func showing(_ text: String) -> [(name: String, view: View)] {
    texts(text) + choices(text) + containers(text) + collections(text) + documents(text)
  }

  private static func texts(_ text: String) -> [(String, View)] {
    let wrapped = Label(text)
    wrapped.wraps = true
    let styled = Label(styled: "\(text, tint: .accent)\(text, isUnderlined: true)")
    let off = Button(text)
    off.isEnabled = false
    let masked = TextField(text, text: text)
    masked.isMasked = true
    let judged = TextField(text: text)
    judged.validation = { _ in text }
    return [
      ("label", Label(text)), ("wrapped label", wrapped), ("styled label", styled),
      ("button", Button(text)),
      ("button that is off", off), ("empty field", TextField(text)),
      ("field", TextField(text: text)), ("masked field", masked),
      ("field with a message", Form(FormField(text, judged, ValidationRule(text) { _ in false }))),
      ("text view", TextView(text)), ("picture", ImageView([Picture([.init(.unicode, text)])])),
      ("chart", Chart(.bars, [1, 2], labels: [text, text])),
      ("keys", KeyPad(for: nil, .init(letters: [text], symbols: [text]))),
      ("number field", numberField(text)), ("combo box", comboBox(text)), ("log", log(text)),
      ("date picker", DatePicker(text, today: { .first })),
      ("color field", ColorField(text, words: [text])),
      ("file picker", filePicker(text)),
      ("search field", searchField(text)), ("find bar", findBar(text)),
      ("digits", Digits(text)), ("gauge", gauge(text)),
      ("line chart", LineChart([ChartSeries(text, [1, 2])], labels: [text, text])),
      ("progress", ProgressBar(0.5)), ("activity", ActivityIndicator()), ("badge", Badge(text)),
      ("work progress", workProgress(text)),
    ]
  }

  private static func workProgress(_ text: String) -> View {
    let work = WorkProgress(total: 2, clock: ManualClock()) { _ in text }
    work.report(1)
    return work
  }

  private static func comboBox(_ text: String) -> View {
    let box = ComboBox(text, [text, "x" + text], itemsOnly: true)
    box.value = text
    return box
  }

  private static func log(_ text: String) -> View {
    let log = LogView()
    log.append(text, .error, time: text)
    return log
  }

  private static func numberField(_ text: String) -> View {
    let field = NumberField(format: NumberFormat(suffix: text))
    field.value = 1
    field.field.placeholder = text
    return field
  }

  private static func filePicker(_ text: String) -> View {
    var files = MemoryFileSource()
    if let name = FileName(text) { files.add(FileEntry(name, .unknown, link: Array(text.utf8))) }
    return FilePicker(files, for: .save(name: text), types: [FileType(text), FileType(text + "2")])
  }

  private static func searchField(_ text: String) -> View {
    let field = SearchField(text)
    field.value = text
    field.resultCount = 3
    return field
  }

  private static func findBar(_ text: String) -> View {
    let view = TextView(text)
    (view.wraps, view.showsLineNumbers) = (false, true)
    let bar = FindBar(for: view)
    (bar.query, bar.replacement) = (text, text)
    bar.open()
    return Column { [bar, view] }
  }

  private static func gauge(_ text: String) -> View {
    let gauge = Gauge(value: 0.5)
    gauge.describe = { _ in text }
    return gauge
  }

  private static func choices(_ text: String) -> [(String, View)] {
    let slider = Slider(0...10, step: 1, value: 3)
    slider.describe = { _ in text }
    return [
      ("toggle", Toggle(text, value: true)), ("check box", Checkbox(text)),
      ("radio group", RadioGroup([text, "b" + text], value: 0)),
      ("segments", SegmentedControl([text, text + "b"], value: 1)), ("slider", slider),
      ("picker", Picker(text, [text, "x" + text])), ("tab bar", TabBar([text, "x" + text])),
    ]
  }

  private static func containers(_ text: String) -> [(String, View)] {
    let tabs = TabFrame(bar: TabBar([text]))
    tabs.content = Label(text)
    return [
      ("box", Box(text, Label(text))), ("scroll", Scroll(Label(text))), ("tabs", tabs),
      ("grid", Grid(columns: 2) { three(text) }),
      ("form", Form(submit: text, FormField(text, TextField(text)))),
      ("overlay", Overlay { three(text) }), ("frame", Frame { three(text) }),
      ("panel", Panel(Label(text))), ("divided row", Row { three(text) }), ("split", split(text)),
      ("card", Card(text, Label(text))), ("empty state", EmptyState(text, button: text)),
      ("navigation bar", navigationBar(text)),
    ]
  }

  private static func split(_ text: String) -> View {
    let split = Split(Label(text), Label(text))
    split.content.layout.width.minimum = 9
    return split
  }

  private static func navigationBar(_ text: String) -> View {
    let bar = NavigationBar()
    bar.show(text, NavigationItem(trailing: [Button(text)]), backTitle: text)
    return bar
  }

  private static func three(_ text: String) -> [View] { [Label(text), Divider(), Label(text)] }

  private static func collections(_ text: String) -> [(String, View)] {
    let empty = List([String](), id: { $0 }, text: { $0 })
    empty.emptyView = Label(text)
    let several = List([text, "b" + text], id: { $0 }, text: { $0 })
    several.selectionMode = .multiple
    return [
      ("list", List([text, "x" + text], id: { $0 }, text: { $0 })), ("empty list", empty),
      ("list with boxes", several),
      ("table", Table([text], id: { $0 }, columns: [TableColumn(text, text: { $0 })])),
      ("edited table", editedTable(text)), ("tree", tree(text)),
    ]
  }

  /// Returns a table with an editor, whose text the app has rejected.
  private static func editedTable(_ text: String) -> View {
    let column = TableColumn<String>(text, text: { $0 }).editable { _, _ in text }
    let table = Table([text], id: { $0 }, columns: [column])
    table.list.highlightedRow = RowIndex(0)
    table.beginEditing(column: 0)
    table.cellEditor?.value = "x" + text
    _ = try? table.commitEditing()
    return table
  }

  private static func tree(_ text: String) -> View {
    let tree = Tree(Nodes(text: text))
    tree.setOpen(true, RowIndex(0))
    return tree
  }

  private static func documents(_ text: String) -> [(String, View)] {
    let runs = [Document.Run(text), Document.Run(text, [.strong], link: text)]
    let built = Document(
      title: text,
      [
        .heading(level: 1, runs), .paragraph(runs), .quote([.paragraph(runs)]), .code(runs),
        .list(start: nil, [[.paragraph(runs)]]), .table(.init(header: [runs], rows: [[runs]])),
        .rule,
      ])
    return [
      ("document", DocumentView(built)), ("markdown", DocumentView(Document(markdown: text))),
      ("link", DocumentView(Document(markdown: "[\(text)](\(text))"))),
      ("page", DocumentView(Document(html: "<h1>\(text)</h1><a href=\"\(text)\">\(text)</a>"))),
    ]
  }
}

/// Two nodes, each with two nodes below it.
private struct Nodes: TreeAdapter {
  let text: String

  func childCount(of parent: Int?) -> Int { (parent ?? 0) < 2 ? 2 : 0 }
  func child(_ index: Int, of parent: Int?) -> Int { parent == nil ? index : 2 + index }
  func id(of item: Int) -> Int { item }
  func text(of item: Int) -> String { text }
  func detail(of item: Int) -> String { text }
}
