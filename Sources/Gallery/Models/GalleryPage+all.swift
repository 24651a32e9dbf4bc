import ScreenKitCore

extension GalleryPage {
  /// All pages, in the order of the list.
  @MainActor package static let all =
    text + buttons + values + lists + containers + dialogs + documents

  @MainActor private static let text = [
    GalleryPage(
      .text, "Label", "Read-only text", code: PackageResources.LabelPage_swift,
      make: LabelPage.init),
    GalleryPage(
      .text, "Text field", "One line that the user edits",
      code: PackageResources.TextFieldPage_swift, make: TextFieldPage.init),
    GalleryPage(
      .text, "Number field", "A number, typed or stepped",
      code: PackageResources.NumberFieldPage_swift, make: NumberFieldPage.init),
    GalleryPage(
      .text, "Search field", "Filters a list as you type",
      code: PackageResources.SearchFieldPage_swift, make: SearchFieldPage.init),
    GalleryPage(
      .text, "Combo box", "Completes text from a list",
      code: PackageResources.ComboBoxPage_swift, make: ComboBoxPage.init),
    GalleryPage(
      .text, "Date field", "A date, typed or from a calendar",
      code: PackageResources.DatePickerPage_swift, make: DatePickerPage.init),
    GalleryPage(
      .text, "Color field", "A color, typed or from a palette",
      code: PackageResources.ColorFieldPage_swift, make: ColorFieldPage.init),
    GalleryPage(
      .text, "Text view", "Many lines to edit or read",
      code: PackageResources.TextViewPage_swift, make: TextViewPage.init),
    GalleryPage(
      .text, "Find bar", "Finds and replaces text", code: PackageResources.FindBarPage_swift,
      make: FindBarPage.init),
    GalleryPage(
      .text, "Keyboard", "Keys on the screen", code: PackageResources.KeyPadPage_swift,
      make: KeyPadPage.init),
  ]

  @MainActor private static let buttons = [
    GalleryPage(
      .buttons, "Button", "Starts an action", code: PackageResources.ButtonPage_swift,
      make: ButtonPage.init),
    GalleryPage(
      .buttons, "Switch", "An option, on or off at once", code: PackageResources.TogglePage_swift,
      make: TogglePage.init),
    GalleryPage(
      .buttons, "Check box", "Selects or clears an option",
      code: PackageResources.CheckboxPage_swift, make: CheckboxPage.init),
    GalleryPage(
      .buttons, "Radio group", "One of a few options", code: PackageResources.RadioGroupPage_swift,
      make: RadioGroupPage.init),
    GalleryPage(
      .buttons, "Segments", "One of a few, in one control",
      code: PackageResources.SegmentedControlPage_swift, make: SegmentedControlPage.init),
    GalleryPage(
      .buttons, "Picker", "One of many, from a list", code: PackageResources.PickerPage_swift,
      make: PickerPage.init),
  ]

  @MainActor private static let values = [
    GalleryPage(
      .values, "Slider", "A value of a range", code: PackageResources.SliderPage_swift,
      make: SliderPage.init),
    GalleryPage(
      .values, "Progress bar", "The completed part of work",
      code: PackageResources.ProgressBarPage_swift, make: ProgressBarPage.init),
    GalleryPage(
      .values, "Work progress", "A bar with rate and remaining time",
      code: PackageResources.WorkProgressPage_swift, make: WorkProgressPage.init),
    GalleryPage(
      .values, "Gauge", "A measured value and its meaning",
      code: PackageResources.GaugePage_swift, make: GaugePage.init),
    GalleryPage(
      .values, "Digits", "Large figures", code: PackageResources.DigitsPage_swift,
      make: DigitsPage.init),
    GalleryPage(
      .values, "Badge", "A short text or number with a background",
      code: PackageResources.BadgePage_swift, make: BadgePage.init),
    GalleryPage(
      .values, "Activity", "Work in progress",
      code: PackageResources.ActivityIndicatorPage_swift, make: ActivityIndicatorPage.init),
    GalleryPage(
      .values, "Image", "Pictures made of text or pixels",
      code: PackageResources.ImageViewPage_swift, make: ImageViewPage.init),
  ]

  @MainActor private static let lists = [
    GalleryPage(
      .lists, "List", "Items below one another", code: PackageResources.ListPage_swift,
      make: ListPage.init),
    GalleryPage(
      .lists, "Huge list", "A million rows in sections",
      code: PackageResources.HugeListPage_swift, make: HugeListPage.init),
    GalleryPage(
      .lists, "Rows of views", "Rows with texts and buttons",
      code: PackageResources.RowViewsPage_swift, make: RowViewsPage.init),
    GalleryPage(
      .lists, "Several rows", "Space selects, Shift-F10 opens a menu",
      code: PackageResources.MultiSelectPage_swift, make: MultiSelectPage.init),
    GalleryPage(
      .lists, "Loading", "Pull to refresh, and load more",
      code: PackageResources.LoadingListPage_swift, make: LoadingListPage.init),
    GalleryPage(
      .lists, "Log", "Lines that are appended, by level", code: PackageResources.LogPage_swift,
      make: LogPage.init),
    GalleryPage(
      .lists, "Tree", "Nodes that expand, up to a million",
      code: PackageResources.TreePage_swift, make: TreePage.init),
    GalleryPage(
      .lists, "Table", "Columns, sorted by one or several",
      code: PackageResources.TablePage_swift, make: TablePage.init),
    GalleryPage(
      .lists, "Cells of a table", "Edited in place, columns that scroll, resize and hide",
      code: PackageResources.TableCellsPage_swift, make: TableCellsPage.init),
  ]

  @MainActor private static let containers = [
    GalleryPage(
      .containers, "Card", "A box in the middle of the screen",
      code: PackageResources.CardPage_swift, make: CardPage.init),
    GalleryPage(
      .containers, "Empty state", "A picture, a sentence and a button",
      code: PackageResources.EmptyStatePage_swift, make: EmptyStatePage.init),
    GalleryPage(
      .containers, "Column and row", "Views one after another",
      code: PackageResources.StackPage_swift, make: StackPage.init),
    GalleryPage(
      .containers, "Grid", "Views in rows and columns", code: PackageResources.GridPage_swift,
      make: GridPage.init),
    GalleryPage(
      .containers, "Frame", "Views at given positions",
      code: PackageResources.FramePage_swift, make: FramePage.init),
    GalleryPage(
      .containers, "Overlay", "Views in front of each other",
      code: PackageResources.OverlayPage_swift, make: OverlayPage.init),
    GalleryPage(
      .containers, "Box and scroll", "A border, and a long view",
      code: PackageResources.ScrollPage_swift, make: ScrollPage.init),
    GalleryPage(
      .containers, "Split", "A list beside its content", code: PackageResources.SplitPage_swift,
      make: SplitPage.init),
    GalleryPage(
      .containers, "Panes", "Several panes, beside and below each other",
      code: PackageResources.PanesPage_swift, make: PanesPage.init),
    GalleryPage(
      .containers, "Navigation bar", "Names a screen and leads back",
      code: PackageResources.NavigationBarPage_swift, make: NavigationBarPage.init),
    GalleryPage(
      .containers, "Tabs", "One of several views", code: PackageResources.TabsPage_swift,
      make: TabsPage.init),
    GalleryPage(
      .containers, "Many tabs", "Tabs that scroll", code: PackageResources.ManyTabsPage_swift,
      make: ManyTabsPage.init),
  ]

  @MainActor private static let dialogs = [
    GalleryPage(
      .dialogs, "Dialog", "Asks, and waits for the answer",
      code: PackageResources.DialogPage_swift, make: DialogPage.init),
    GalleryPage(
      .dialogs, "Panel", "A view in front of a screen", code: PackageResources.PanelPage_swift,
      make: PanelPage.init),
    GalleryPage(
      .dialogs, "Toast", "A short message above every screen",
      code: PackageResources.ToastPage_swift, make: ToastPage.init),
    GalleryPage(
      .dialogs, "Status bar", "The state of an app on every screen",
      code: PackageResources.StatusBarPage_swift, make: StatusBarPage.init),
    GalleryPage(
      .dialogs, "Tooltip", "A help text on request",
      code: PackageResources.TooltipPage_swift, make: TooltipPage.init),
    GalleryPage(
      .dialogs, "File picker", "Chooses a file or a folder",
      code: PackageResources.FilePickerPage_swift, make: FilePickerPage.init),
    GalleryPage(
      .dialogs, "Form", "Fields that are validated", code: PackageResources.FormPage_swift,
      make: FormPage.init),
    GalleryPage(
      .dialogs, "Commands", "Keys, chords and a palette",
      code: PackageResources.CommandPage_swift, make: CommandPage.init),
    GalleryPage(
      .dialogs, "Context menu", "Commands of a row or of another view",
      code: PackageResources.ContextMenuPage_swift, make: ContextMenuPage.init),
    GalleryPage(
      .dialogs, "Undo", "Changes undone and redone by name",
      code: PackageResources.UndoPage_swift, make: UndoPage.init),
    GalleryPage(
      .dialogs, "Language", "The framework in four languages, and its looks",
      code: PackageResources.LanguagePage_swift, make: LanguagePage.init),
  ]

  @MainActor private static let documents = [
    GalleryPage(
      .documents, "Document", "Pages of Markdown and HTML",
      code: PackageResources.DocumentPage_swift, make: DocumentPage.init),
    GalleryPage(
      .documents, "Chart", "Numbers as bars or lines", code: PackageResources.ChartPage_swift,
      make: ChartPage.init),
    GalleryPage(
      .documents, "Line chart", "Curves with axes, read by a cursor",
      code: PackageResources.LineChartPage_swift, make: LineChartPage.init),
    GalleryPage(
      .documents, "Layout document", "Views described in JSON",
      code: PackageResources.LayoutDocumentPage_swift, make: LayoutDocumentPage.init),
  ]
}
