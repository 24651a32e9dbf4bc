import ScreenKitCore
internal import ScreenKitLooks

/// The painters of each look.
extension Look {
  /// Registers the painters that nearly every app needs.
  ///
  /// The others are registered on first use, to keep start-up fast.
  func registerBasicPainters() {
    register(GroupPainter())
    register(StackPainter())
    register(OverlayPainter())
    register(WindowPainter())
    register(LabelPainter())
    register(FramePainter())
  }

  /// Registers the painters that all looks share.
  func registerSharedPainters() {
    register(ModalFramePainter())
    register(ModalLayerPainter())
    register(BoxPainter())
    register(CardPainter())
    register(EmptyStatePainter())
    register(PanelPainter())
    register(PopupPainter())
    register(CalendarPainter())
    register(CalendarDayPainter())
    register(ColorPalettePainter())
    register(ColorSwatchPainter())
    register(NoticeBarPainter())
    register(ScrollPainter())
    register(ImagePainter())
    register(ChartPainter())
    register(GridPainter())
    register(SplitPainter())
    register(SplitDividerPainter())
    register(DividerPainter())
    register(RadioGroupPainter())
    register(CommandRowPainter())
    register(KeyHintBarPainter())
    register(StatusBarPainter())
    register(TooltipPainter())
    register(KeyHintItemPainter())
    register(BadgePainter())
    register(KeyPadPainter())
    register(FieldControlPainter())
    register(DigitsPainter())
    register(LineChartPainter())
  }

  /// Registers the painters of controls in the given forms.
  func registerControls(_ forms: ControlForms) {
    registerButtons(forms.buttons)
    register(TogglePainter(look: forms.switches))
    register(CheckboxPainter(look: forms.switches))
    register(RadioButtonPainter(look: forms.choices))
    register(SegmentedControlPainter(look: forms.choices))
    register(SegmentPainter())
    register(SliderPainter(look: forms.meters))
    register(ProgressPainter(look: forms.meters))
    register(ActivityPainter(look: forms.meters))
    register(GaugePainter(look: forms.meters))
    register(FieldButtonPainter(look: forms.texts))
    registerTexts(forms.texts)
    registerKeyPads(forms.keyPads)
    registerTabs(forms.tabs)
    registerDocuments(forms.documents)
    registerLists(forms.lists)
  }

  /// Registers the painters of the parts that `policies` arrange: bars, dialogs and form fields.
  func registerArrangement(_ policies: LookPolicies) {
    registerBar(policies.back)
    register(BarFramePainter<TabFrame>({ policies.tabBar(of: $0) }, bar: { $0.bar }))
    register(
      DialogFramePainter(
        title: policies.dialogTitle,
        buttons: policies.dialogButtons == .center ? .center : .trailing))
    register(FormFieldPainter(label: policies.fieldLabel))
  }

  /// Registers the navigation bar whose back button has the shape `back`.
  private func registerBar(_ back: LookPolicies.BackForm) {
    register(BarFramePainter<StackFrame>({ _ in .top }, bar: { $0.bar }))
    register(BackPainter(shape: back))
    register(NavigationBarPainter(back: back))
  }

  private func registerButtons(_ form: Name) {
    switch form {
    case .terminal: register(ButtonPainter(shape: .brackets))
    case .cupertino: register(ButtonPainter(shape: .plain))
    case .material: register(ButtonPainter(shape: .filled))
    }
  }

  private func registerTexts(_ form: Name) {
    switch form {
    case .terminal:
      register(TextFieldPainter(frame: .brackets))
      register(TextViewPainter(frame: .bar))
    case .cupertino:
      register(TextFieldPainter(frame: .round))
      register(TextViewPainter(frame: .barOfFocus))
    case .material:
      register(TextFieldPainter(frame: .line))
      register(TextViewPainter(frame: .line))
    }
  }

  private func registerKeyPads(_ form: Name) {
    switch form {
    case .terminal: register(KeyPadKeyPainter(captions: .words))
    case .cupertino: register(KeyPadKeyPainter(captions: .signs))
    case .material: register(KeyPadKeyPainter(captions: .short))
    }
  }

  private func registerTabs(_ form: Name) {
    switch form {
    case .terminal:
      register(TabItemPainter(shape: .numbered))
      register(TabBarPainter(line: .below, spread: .leading))
    case .cupertino:
      register(TabItemPainter(shape: .plain))
      register(TabBarPainter(line: .above, spread: .fill))
    case .material:
      register(TabItemPainter(shape: .underlined))
      register(TabBarPainter(line: .ofTabs, spread: .fill))
    }
  }

  private func registerDocuments(_ form: Name) {
    switch form {
    case .terminal: register(DocumentPainter(linkBrackets: true, headingLines: true))
    case .cupertino: register(DocumentPainter(linkBrackets: false, headingLines: false))
    case .material: register(DocumentPainter(linkBrackets: false, headingLines: true))
    }
  }

  /// Registers the painters of lists, tables and pickers.
  private func registerLists(_ form: Name) {
    let shape: RowShape =
      switch form {
      case .terminal: .pointer
      case .cupertino: .chevron
      case .material: .bar
      }
    register(ListPainter())
    register(RowPainter(shape: shape))
    register(NotePainter(shape: shape))
    register(TablePainter(shape: shape))
    register(TableHeaderPainter(shape: shape))
    register(TableRowPainter())
    register(TreeRowPainter())
    register(PickerPainter(shape: shape))
  }
}
