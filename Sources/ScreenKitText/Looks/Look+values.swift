extension Look {
  /// Registers the painters of the controls that hold a value, as the look called `name` has them.
  func registerValuePainters(_ name: Name) {
    register(TogglePainter(look: name))
    register(CheckboxPainter(look: name))
    register(RadioButtonPainter(look: name))
    register(SegmentedControlPainter(look: name))
    register(SegmentPainter())
    register(SliderPainter(look: name))
    register(ProgressPainter(look: name))
    register(ActivityPainter(look: name))
  }
}
