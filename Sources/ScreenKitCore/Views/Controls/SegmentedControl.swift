/// A control of adjacent segments, one of them selected; it works like a ``RadioGroup``.
public final class SegmentedControl: ChoiceControl {
  /// Creates a control with a segment for each of `titles`; `value` is the initial selection.
  public init(_ titles: [String], value: Int? = nil) {
    super.init(titles, value: value, axis: .horizontal)
  }

  override var choiceMoves: ViewChange { .structure }

  override func makeItem(_ title: String) -> ChoiceItem { Segment(title) }
}

/// A choice in a ``SegmentedControl``.
public final class Segment: ChoiceItem {}
