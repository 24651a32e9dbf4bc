internal import ScreenKitCore

extension WebPainterTable {
  /// Creates a table with the painters of the framework; an app can add its own.
  ///
  /// A host creates one table for all sessions.
  public convenience init() { self.init(WebPainterTable.standard) }

  /// The painters of the framework, without those of an app; all sessions share them.
  static let shared = WebPainterTable()

  private static var standard: [any WebPainter] {
    [
      GroupPainter(), WindowPainter(), StackPainter(), SpacerPainter(), OverlayPainter(),
      FramePainter(), GridPainter(), BoxPainter(), ScrollPainter(), SplitPainter(),
      SplitDividerPainter(), CardPainter(), EmptyStatePainter(),
      StackFramePainter(), TabFramePainter(), ModalFramePainter(), ModalLayerPainter(),
      NavigationFramePainter(), PanelPainter(), NoticePanelPainter(), DialogPanelPainter(),
      DialogFramePainter(), NoticePainter(), StatusBarPainter(), TooltipPainter(), FormPainter(),
      FormFieldPainter(),
      LabelPainter(), ButtonPainter(), BackButtonPainter(), NavigationBarPainter(),
      ControlPainter(), TogglePainter(), CheckboxPainter(), ChoicePainter(), ChoiceItemPainter(),
      TabBarPainter(), TabItemPainter(), SliderPainter(), TextFieldPainter(), TextViewPainter(),
      FieldControlPainter(), FieldButtonPainter(), PickerPainter(), PopupPainter(),
      HighlightingPainter<CalendarView>(), CalendarDayPainter(),
      HighlightingPainter<ColorPalette>(), ColorSwatchPainter(),
      ListPainter(), RowPainter(), ListNotePainter(), TablePainter(), TableHeaderPainter(),
      TableRowPainter(), TreeRowPainter(),
      DocumentPainter(), DividerPainter(), BadgePainter(), DigitsPainter(), ProgressPainter(),
      ActivityPainter(), GaugePainter(), ImagePainter(), ChartPainter(), LineChartPainter(),
      KeyPadPainter(), KeyPadKeyPainter(),
    ]
  }
}
