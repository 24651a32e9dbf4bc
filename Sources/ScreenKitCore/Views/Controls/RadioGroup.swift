/// Choices with a radio button each, of which one is chosen (F-050, F-051).
public final class RadioGroup: ChoiceControl {
  /// Makes a group of choices called `titles`.
  ///
  /// - Parameters:
  ///   - titles: What the choices are called.
  ///   - value: The index of what is chosen at first; `nil` is nothing.
  ///   - axis: Whether the choices stand below or beside one another.
  public override init(_ titles: [String], value: Int? = nil, axis: Stack.Axis = .vertical) {
    super.init(titles, value: value, axis: axis)
  }

  override func makeItem(_ title: String) -> ChoiceItem { RadioButton(title) }
}

/// One choice in a ``RadioGroup``.
public final class RadioButton: ChoiceItem {}
