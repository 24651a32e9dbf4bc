/// A group of radio buttons, one of them selected.
public final class RadioGroup: ChoiceControl {
  /// Creates a group with a radio button for each of `titles`.
  ///
  /// - Parameters:
  ///  - titles: The titles of the choices.
  ///  - value: The index of the initial selection; `nil` for none.
  ///  - axis: The axis along which the choices are arranged.
  public override init(_ titles: [String], value: Int? = nil, axis: Stack.Axis = .vertical) {
    super.init(titles, value: value, axis: axis)
  }

  override func makeItem(_ title: String) -> ChoiceItem { RadioButton(title) }
}

/// A choice in a ``RadioGroup``.
public final class RadioButton: ChoiceItem {}
