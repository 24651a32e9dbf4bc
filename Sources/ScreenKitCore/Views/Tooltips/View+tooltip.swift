/// Short help texts of views.
extension View {
  /// A short help text about the view; `nil` for none.
  ///
  /// It is shown beside the pointer that rests on the view, even if the view is disabled. Ctrl-F1 or
  /// Alt-H shows it while the view, or a view in it, has the focus. Any key and any press of the
  /// pointer hides it. Screen readers read it after the name and the value. Of nested views with
  /// tooltips, the innermost shows its own. Many users never see tooltips, so use a ``Label`` for a
  /// text that everybody needs.
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

  /// Whether the view has a tooltip; a quick test without a reference to it.
  final var hasTooltip: Bool { storedExtras?.tooltip != nil }

  /// Adds the view to those for which its window needs to know where the pointer rests.
  @usableFromInline final func watchTooltip() {
    if hasTooltip { withWindow { $0.input.tooltips.watch(self) } }
  }
}
