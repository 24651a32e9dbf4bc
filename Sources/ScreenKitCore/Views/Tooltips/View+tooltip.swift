/// The short help texts of views.
extension View {
  /// A short help text about the view; `nil` for none.
  ///
  /// It is shown beside the pointer while the pointer rests on the view, even if the view is
  /// disabled. Ctrl-F1 or Alt-H shows it while the view or a descendant has the focus. Any key or
  /// press of the pointer hides it. Screen readers read it after the name and the value. Of nested
  /// views, only the innermost one with a tooltip shows it. Many users never see tooltips, so use a
  /// ``Label`` for a text that everybody needs.
  public final var tooltip: String? {
    get { storedExtras?.tooltip }
    set {
      let text = newValue.flatMap { $0.isEmpty ? nil : $0 }
      guard text != tooltip else { return }
      viewExtras.tooltip = text
      if text == nil { withWindow { $0.input.tooltips.tooltipWasRemoved() } }
      watchTooltip()
      changed(.appearance)
    }
  }

  /// Whether the view has a tooltip; a fast test that retains nothing.
  final var hasTooltip: Bool { storedExtras?.tooltip != nil }

  /// Registers a view with a tooltip at its window, which then needs moves of the pointer.
  @usableFromInline final func watchTooltip() {
    if hasTooltip { withWindow { $0.input.tooltips.watch(self) } }
  }
}
