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
    register(LabelPainter())
    register(FramePainter())
  }

  /// Registers the painters that all looks share.
  func registerSharedPainters() {
    register(ModalFramePainter())
    register(ModalLayerPainter())
    register(BoxPainter())
    register(PanelPainter())
    register(NoticeBarPainter())
    register(ScrollPainter())
    register(ImagePainter())
    register(ChartPainter())
    register(GridPainter())
    register(SplitPainter())
    register(DividerPainter())
    register(RadioGroupPainter())
    register(CommandRowPainter())
    register(KeyPadPainter())
    register(FieldControlPainter())
    register(DigitsPainter())
    register(LineChartPainter())
  }

  /// Registers the painters in which the look called `name` differs from others.
  func registerPainters(_ name: Name) {
    switch name {
    case .terminal:
      register(ButtonPainter(shape: .brackets))
      registerValuePainters(.terminal)
      registerEditingPainters(.terminal)
      register(TabItemPainter(shape: .numbered))
      register(TabBarPainter(line: .below, spread: .leading))
      register(DocumentPainter(linkBrackets: true, headingLines: true))
      registerLists(.pointer)
    case .cupertino:
      register(ButtonPainter(shape: .plain))
      registerValuePainters(.cupertino)
      registerEditingPainters(.cupertino)
      register(TabItemPainter(shape: .plain))
      register(TabBarPainter(line: .above, spread: .fill))
      register(DocumentPainter(linkBrackets: false, headingLines: false))
      registerLists(.between)
    case .material:
      register(ButtonPainter(shape: .filled))
      registerValuePainters(.material)
      registerEditingPainters(.material)
      register(TabItemPainter(shape: .underlined))
      register(TabBarPainter(line: .ofTabs, spread: .fill))
      register(DocumentPainter(linkBrackets: false, headingLines: true))
      registerLists(.bar)
    }
  }

  /// Registers the painters of what `policies` arrange.
  func registerArrangement(_ policies: LookPolicies) {
    registerBar(policies.back)
    register(BarFramePainter<TabFrame>(policies.tabBar, bar: { $0.bar }))
    register(
      DialogFramePainter(
        title: policies.dialogTitle,
        buttons: policies.dialogButtons == .center ? .center : .trailing))
    register(FormFieldPainter(label: policies.fieldLabel))
  }

  /// Registers the navigation bar whose back button has the shape `back`.
  private func registerBar(_ back: LookPolicies.BackForm) {
    register(BarFramePainter<StackFrame>(.top, bar: { $0.bar }))
    register(BackPainter(shape: back))
    register(NavigationBarPainter(back: back))
  }

  /// Registers the painters of controls that hold a value, in the look called `name`.
  private func registerValuePainters(_ name: Name) {
    register(TogglePainter(look: name))
    register(CheckboxPainter(look: name))
    register(RadioButtonPainter(look: name))
    register(SegmentedControlPainter(look: name))
    register(SegmentPainter())
    register(SliderPainter(look: name))
    register(ProgressPainter(look: name))
    register(ActivityPainter(look: name))
    register(FieldButtonPainter(look: name))
    register(GaugePainter(look: name))
  }

  /// Registers the painters of editable text, in the look called `name`.
  private func registerEditingPainters(_ name: Name) {
    switch name {
    case .terminal:
      register(TextFieldPainter(frame: .brackets))
      register(TextViewPainter(frame: .bar))
      register(KeyPadKeyPainter(captions: .words))
    case .cupertino:
      register(TextFieldPainter(frame: .round))
      register(TextViewPainter(frame: .barOfFocus))
      register(KeyPadKeyPainter(captions: .signs))
    case .material:
      register(TextFieldPainter(frame: .line))
      register(TextViewPainter(frame: .line))
      register(KeyPadKeyPainter(captions: .short))
    }
  }

  /// Registers the painters of lists, tables and pickers, whose rows have `shape`.
  private func registerLists(_ shape: RowShape) {
    register(ListPainter())
    register(RowPainter(shape: shape))
    register(NotePainter(shape: shape))
    register(TablePainter(shape: shape))
    register(TableHeaderPainter(shape: shape))
    register(TableRowPainter())
    register(PickerPainter(shape: shape))
  }
}
