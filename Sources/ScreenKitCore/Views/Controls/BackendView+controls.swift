// The interface of single controls to backends.

extension BackendView where Base: Button {
  /// Whether the pointer holds the button down, so that a release now presses it.
  public var isPressed: Bool { base.isPressed }
}

extension BackendView where Base == BackButton {
  /// The keys with the effect of the button, in readable form; `nil` without such keys.
  public var keyNames: String? { base.keyNames }
}

extension BackendView where Base == NavigationBar {
  /// The label of the title, a child of the bar.
  public var heading: Label { base.heading }
}

extension BackendView where Base == TabBar {
  /// Whether the tabs need more space than the bar has, so that the bar scrolls.
  public var overflows: Bool { base.strip.overflows }

  /// The columns of each tab in a bar that scrolls; empty for an invisible tab.
  public var places: [Range<Int>] { base.strip.places }

  /// The columns of the mark for more tabs before the visible ones; empty without a mark.
  public var markBefore: Range<Int> { base.strip.markBefore }

  /// The columns of the mark for more tabs after the visible ones; empty without a mark.
  public var markAfter: Range<Int> { base.strip.markAfter }
}

extension BackendView where Base == KeyPad {
  /// The keys of the shown page, row by row.
  public var rows: [[KeyPadKey]] { base.rows }
}

extension BackendView where Base == Chart {
  /// Returns the digits of `value`, as shown above a bar; empty if it is not a number.
  public func digits(of value: Double) -> String {
    value.isNaN ? "" : value.short(base.strings)
  }
}

extension BackendView where Base == LineChart {
  /// Returns the part of the height that each curve covers in each of `columns` columns.
  ///
  /// `columns` must be at least 1. Heights are from 0 at the bottom to 1; `nil` is a gap. The
  /// result is cached until the values or the number of columns change.
  public func curves(columns: Int) -> [[ClosedRange<Double>?]] { base.curves(columns: columns) }

  /// Returns the column of the values at `index`, from 0 to less than `columns`.
  public func column(of index: Int, columns: Int) -> Int {
    ChartPlaces(count: base.count, columns: columns).column(of: index)
  }
}
