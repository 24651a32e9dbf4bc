internal import ScreenKitCore
public import ScreenKitLooks

extension WebPainterTable {
  /// Creates a table with the painters of a look; an app can add its own.
  ///
  /// A host creates one table for all sessions.
  public static func named(_ name: LookName) -> WebPainterTable {
    WebPainterTable(painters(of: name))
  }

  /// Returns the painters of a look, without those of an app; all sessions share them.
  static func shared(_ name: LookName) -> WebPainterTable {
    switch name {
    case .terminal: terminal
    case .cupertino: cupertino
    case .material: material
    }
  }

  private static let terminal = WebPainterTable(painters(of: .terminal))
  private static let cupertino = WebPainterTable(painters(of: .cupertino))
  private static let material = WebPainterTable(painters(of: .material))

  /// Returns the painters of a look; the looks differ in their style sheets and in few templates.
  private static func painters(of name: LookName) -> [any WebPainter] {
    let policies = LookPolicies.named(name)
    return [
      GroupPainter(), WindowPainter(), StackPainter(), SpacerPainter(), OverlayPainter(),
      FramePainter(), GridPainter(), BoxPainter(), ScrollPainter(), SplitPainter(),
      SplitDividerPainter(), CardPainter(), EmptyStatePainter(),
      StackFramePainter(), TabFramePainter(), ModalFramePainter(), ModalLayerPainter(),
      NavigationFramePainter(), PanelPainter(), NoticePanelPainter(), DialogPanelPainter(),
      DialogFramePainter(), NoticePainter(), StatusBarPainter(), TooltipPainter(), FormPainter(),
      FormFieldPainter(),
      LabelPainter(), ButtonPainter(), BackButtonPainter(policies), NavigationBarPainter(),
      ControlPainter(), TogglePainter(), CheckboxPainter(), ChoicePainter(), ChoiceItemPainter(),
      TabBarPainter(), TabItemPainter(), SliderPainter(), TextFieldPainter(), TextViewPainter(),
      FieldControlPainter(), FieldButtonPainter(), PickerPainter(), PopupPainter(),
      HighlightingPainter<CalendarView>(), CalendarDayPainter(),
      HighlightingPainter<ColorPalette>(), ColorSwatchPainter(),
      ListPainter(), RowPainter(), ListNotePainter(), TablePainter(), TableHeaderPainter(),
      TableRowPainter(), TreeRowPainter(),
      DocumentPainter(), DividerPainter(), BadgePainter(), DigitsPainter(), ProgressPainter(),
      ActivityPainter(), GaugePainter(), ImagePainter(), ChartPainter(), LineChartPainter(),
      KeyPadPainter(name), KeyPadKeyPainter(name),
    ]
  }
}
