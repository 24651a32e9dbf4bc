import ScreenKitCore
import ScreenKitRmad
import Testing

/// Reading descriptions, and the table of their properties.
@Suite struct DescriptionTests {
  private func sample() throws -> AppDescription {
    try #require(AppDescription.read(RmadSample.description).description)
  }

  @Test func `a tool lists the properties of a component with their rules`() throws {
    let owner = Property.Owner.component(.label)
    let property: Property = try #require(Property.named("number_of_lines", of: owner))
    let kind: Property.Kind = property.kind
    guard case .whole(let range) = kind else { return #expect(Bool(false), "\(kind)") }
    #expect(range.contains(3))
    let need: Property.Need = property.need
    #expect(need == .optional)
    let fallback: Property.Default = property.defaultValue
    #expect(fallback == .value(PropertyValue.whole(1)))
    let title = try #require(Property.named("load_more_title", of: .component(.table)))
    #expect(title.need == .mandatoryIf(Property.Condition.flag("has_loadmore")))
    let colored = Property.all.filter { $0.capability == Capability.colors }
    #expect(!colored.isEmpty)
    #expect(PropertyPage.text.contains("number_of_lines"))
    #expect(RmadSchema.text.contains("number_of_lines"))
  }

  @Test func `mistakes have positions, severities and remedies`() throws {
    let text = RmadSample.description.replacing("\"row_height\": 64", with: "\"row_height\": \"x\"")
    let reading: DescriptionReading = AppDescription.read(text, tolerance: Tolerance.lenient)
    let finding: Finding = try #require(reading.findings.first)
    #expect(finding.severity == Finding.Severity.warning)
    let place: SourcePosition = finding.position
    #expect(place.line == finding.line)
    #expect(Finding.report(reading.findings, file: "app.json").hasPrefix("app.json:"))
  }

  @Test func `notes list the limits of a backend`() throws {
    let backend: RmadBackend = .terminal
    let notes = try sample().notes(for: backend)
    #expect(notes.first?.severity == Finding.Severity.note)
    #expect(!backend.capabilities.contains(Capability.fonts))
  }

  @Test func `controllers and components are values`() throws {
    let app = try sample()
    let tabs: ControllerDescription = try #require(app.controller(at: [0]))
    #expect(tabs.type == ControllerType.tabBar)
    #expect(tabs[.selectedIndex] == 0)
    #expect(tabs[.interfaceOrientation] == [Orientation.portrait, .upsideDown])
    #expect(app.statusBarStyle == BarStyle.black)
  }

  @Test func `a cell has actions and signs`() throws {
    let list = try #require(try sample().controller(at: [0, 0, 0]))
    let key: PropertyKey<Int> = .rowHeight
    let cell: ComponentDescription = try #require(list.component(120))
    #expect(cell[key] == 64)
    #expect(cell[.accessoryType] == AccessoryType.disclosureIndicator)
    #expect(cell[.selectionStyle] == SelectionStyle.blue)
    #expect(cell[.actionType] == ActionType.navigation)
    let sent: [DataForSend] = try #require(cell[.dataForSend])
    #expect(sent.first == DataForSend(dataType: DataType.textFromParentNode, data: "title"))
  }

  @Test func `a table has lines, and parts with their own texts`() throws {
    let list = try #require(try sample().controller(at: [0, 0, 0]))
    #expect(list.component(101)?[.separatorStyle] == SeparatorStyle.singleLine)
    #expect(list.component(110)?[.arrowColor] == ArrowColor.gray)
    #expect(list.component(122)?[.lineBreakMode] == LineBreakMode.tailTruncation)
    #expect(list.component(112)?[.indicatorStyle] == IndicatorStyle.gray)
    #expect(list.rootView?[.navBarTitleSource] == TitleSource.plainText)
  }

  @Test func `texts have borders, alignments and colours`() throws {
    let about = try #require(try sample().controller(at: [0, 2, 0]))
    #expect(about.component(403)?[.borderStyle] == BorderStyle.roundrect)
    #expect(about.component(403)?[.textAlignment] == TextAlignmentName.left)
    #expect(about.component(402)?[.dataSource] == DataSourceName.dataArray)
    #expect(about.component(405)?[.bgColor] == RmadColor(red: 0x1d, green: 0x35, blue: 0x57))
    let data: DataList = try #require(about.rootView?[.allData])
    #expect(data.entries.first == DataList.Entry(name: "text", value: "The Harbour Gazette"))
  }

  @Test func `names of a closed set are found in any spelling`() {
    let icons = ChoiceSet(SystemIcon.self)
    #expect(icons.name(for: "Top Rated") == SystemIcon.topRated.rawValue)
    func names<Choice: DescribedChoice>(_ type: Choice.Type) -> [String] {
      type.allCases.map(\.rawValue)
    }
    #expect(names(SeparatorStyle.self) == ["none", "single_line", "single_line_etched"])
    func value<Value: DescribedValue>(_ value: PropertyValue, as type: Value.Type) -> Value? {
      Value(value)
    }
    #expect(value(.flag(true), as: Bool.self) == true)
    func list<Element: DescribedListElement>(of value: PropertyValue, _ type: Element.Type) -> Int?
    {
      Element.elements(of: value)?.count
    }
    #expect(list(of: .names(["portrait"]), Orientation.self) == 1)
  }
}
