/// A chart of curves with axes, a legend and a cursor for reading values.
///
/// The arrow keys, Home, End and a press of the pointer move the cursor. Any number of values is
/// reduced to the visible columns. A value that is not a number leaves a gap. A value outside of
/// the scale is drawn at the nearest end.
public final class LineChart: Control, LayoutObserving {
  /// The layout of a chart.
  public struct LayoutResult: Hashable, Sendable {
    /// The range of the curves, in units from the left edge of the content.
    public var plot: Range<Int>

    /// Creates the layout of a chart with its curves at `plot`.
    public init(plot: Range<Int>) { self.plot = plot }
  }

  /// The curves; later curves are in front.
  public var series: [ChartSeries] {
    didSet {
      guard series != oldValue else { return }
      dataChanged()
    }
  }

  /// The names of the values along the horizontal axis; missing names are numbers from 1.
  public var labels: [String] { didSet { if labels != oldValue { changed(.content) } } }

  /// The number at the bottom; `nil` for the least value.
  public var minimum: Double? { didSet { if minimum != oldValue { dataChanged() } } }

  /// The number at the top; `nil` for the greatest value.
  public var maximum: Double? { didSet { if maximum != oldValue { dataChanged() } } }

  /// The closure that returns the text of a value; `nil` for its digits.
  public var describe: (@MainActor (Double) -> String)? { didSet { changed(.content) } }

  /// The index of the values at the cursor; `nil` without a cursor.
  ///
  /// Setting it in code calls no observers.
  public var highlightedIndex: Int? {
    get { cursor }
    set {
      let index = newValue.flatMap { count > 0 ? min(max(0, $0), count - 1) : nil }
      guard index != cursor else { return }
      cursor = index
      changed(.appearance)
    }
  }

  /// The closure called with the index after the user moved the cursor.
  public var onHighlight: (@MainActor (Int) throws -> Void)?

  /// The numbers at the bottom and at the top.
  public private(set) var scale: ChartScale
  /// The number of values of the longest curve.
  public private(set) var count = 0

  private var cursor: Int?
  private var plot = 0..<0
  /// The last reduced curves, stored so that a move of the cursor needs no computation.
  private var reduced: (columns: Int, curves: [[ClosedRange<Double>?]])?

  /// Creates a chart of `series`.
  public init(_ series: [ChartSeries] = [], labels: [String] = []) {
    (self.series, self.labels) = (series, labels)
    scale = ChartScale([])
    super.init()
    dataChanged()
  }

  /// Creates a chart of a single curve without a name.
  public convenience init(values: [Double], labels: [String] = []) {
    self.init([ChartSeries("", values)], labels: labels)
  }

  /// Returns the name of the values at `index`.
  public func label(at index: Int) -> String {
    labels.indices.contains(index) ? labels[index] : "\(index + 1)"
  }

  /// Returns the text of `value`, for the reading and for the axis.
  public func text(of value: Double) -> String {
    if value.isNaN { return strings.spoken.texts.noValue }
    return describe?(value) ?? value.short(strings)
  }

  /// Stores the position of the curves.
  public func didLayOut(_ result: LayoutResult) { plot = result.plot }

  public override var role: SemanticRole { .chart }
  public override var mirrorsContent: Bool { false }

  /// The values at the cursor; without a cursor, a sentence about each curve.
  public override var accessibleValue: String {
    let texts = strings.spoken.texts
    guard count > 0 else { return texts.noValues }
    if let cursor {
      return ([label(at: cursor)] + series.map { reading(of: $0, at: cursor) })
        .joined(separator: ", ")
    }
    let told = series.map { named($0, Chart(.sparkline, $0.values).accessibleValue) }
    return told.joined(separator: " ")
  }

  public override var savedState: SavedState.Value? { cursor.map { .int($0) } }

  public override func restore(_ state: SavedState.Value) {
    if case .int(let index) = state, 0..<count ~= index { highlightedIndex = index }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, count > 0 else { return false }
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      guard let target = target(of: press.key) else { return false }
      try highlight(target)
    case .action(.step(let steps)): try highlight(target(steps: steps))
    case .action(.setValue(.int(let index))): try highlight(index)
    case .pointer(let pointer): return try follow(pointer)
    case .key, .text, .paste, .action: return false
    }
    return true
  }
}

extension LineChart {
  /// Returns the name of a curve and its value at `index`.
  public func reading(of series: ChartSeries, at index: Int) -> String {
    named(series, text(of: series.values.indices.contains(index) ? series.values[index] : .nan))
  }

  private func named(_ series: ChartSeries, _ text: String) -> String {
    series.name.isEmpty ? text : strings.spoken.texts.curve(series.name, text)
  }

  /// Returns the part of the height that each curve covers in each of `columns` columns.
  func curves(columns: Int) -> [[ClosedRange<Double>?]] {
    if let reduced, reduced.columns == columns { return reduced.curves }
    let curves = series.map { [count, scale] series in
      ChartCurve.columns(series.values, count: count, columns: columns, scale)
    }
    reduced = (columns, curves)
    return curves
  }

  private func dataChanged() {
    reduced = nil
    count = series.reduce(0) { max($0, $1.values.count) }
    scale = ChartScale(series.lazy.flatMap(\.values), minimum: minimum, maximum: maximum)
    if let cursor, cursor >= count { self.cursor = count > 0 ? count - 1 : nil }
    changed(.content)
  }

  /// The number of values by which a key moves the cursor: at least those of one column.
  private var step: Int { max(1, count / max(1, plot.count)) }

  private func target(of key: Key) -> Int? {
    switch key {
    case .left: target(steps: -1)
    case .right: target(steps: 1)
    case .pageUp: target(steps: 10)
    case .pageDown: target(steps: -10)
    case .home: 0
    case .end: count - 1
    default: nil
    }
  }

  /// Returns the index after a number of steps; without a cursor, returns the first or the last
  /// index.
  private func target(steps: Int) -> Int {
    guard let cursor else { return steps < 0 ? count - 1 : 0 }
    let most = count / step + 1
    return cursor + min(max(steps, -most), most) * step
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left), .drag(.left):
      guard !plot.isEmpty else { return true }
      let place = pointer.location.x - layout.padding.start - plot.lowerBound
      let places = ChartPlaces(count: count, columns: plot.count)
      try highlight(places.index(at: min(max(0, place), plot.count - 1)))
    case .up(.left): break
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  private func highlight(_ index: Int) throws {
    let old = cursor
    highlightedIndex = index
    guard let cursor, cursor != old else { return }
    try onHighlight?(cursor)
    try perform()
  }
}
