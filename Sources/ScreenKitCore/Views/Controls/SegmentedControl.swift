/// Choices side by side in one piece: a ``RadioGroup`` with another look (F-052).
public final class SegmentedControl: ChoiceControl {
  /// Makes a control with a segment for each of `titles`; `value` is chosen at first.
  public init(_ titles: [String], value: Int? = nil) {
    super.init(titles, value: value, axis: .horizontal)
  }

  override var choiceMoves: ViewChange { .structure }

  override func makeItem(_ title: String) -> ChoiceItem { Segment(title) }
}

/// One choice in a ``SegmentedControl``.
public final class Segment: ChoiceItem {}
