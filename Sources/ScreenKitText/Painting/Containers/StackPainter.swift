import ScreenKitCore

/// The painter of stacks, which positions children in a column or a row.
struct StackPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Stack, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    if let lines = WrappedLines(view, in: proposal, layout) { return lines.size }
    let plan = Plan(view, in: proposal, layout)
    let used = plan.used(along: view.axis)
    let (along, across) = (view.axis.along(proposal), view.axis.across(proposal))
    let wantsAllAlong = plan.shares > 0 || view.main.isCentering
    // A row is as high as its highest child, also if it centres them: the space below a row belongs
    // to the views after it.
    let wantsAllAcross = view.cross == .fill || view.axis == .vertical && view.cross.isCentering
    return view.axis.size(
      along: wantsAllAlong && !along.isUnlimited ? max(used, along) : used,
      across: wantsAllAcross && !across.isUnlimited ? across : plan.widest(across: view.axis))
  }

  func layOut(_ view: Stack, in rect: CellRect, _ layout: LayoutPass) {
    if let lines = WrappedLines(view, in: rect.size, layout) {
      return lines.position(in: rect, layout)
    }
    let plan = Plan(view, in: rect.size, layout)
    let across = view.axis.across(rect.size)
    var position = StackLayout.offset(
      of: plan.used(along: view.axis), in: view.axis.along(rect.size), view.main)
    let (axis, cross) = (view.axis, view.cross)
    var sizes = plan.sizes.makeIterator()
    plan.children.forEachUncounted { child in
      guard let given = sizes.next() else { return }
      // A divider across the stack is as long as the stack is wide.
      let isLine = (child as? Divider).map { $0.axis != axis } ?? false
      let size = cross == .fill || isLine ? across : min(axis.across(given), across)
      let aside = StackLayout.offset(of: size, in: across, cross)
      let along = axis.along(given)
      layout.position(child, in: axis.rect(rect, at: position, aside, along: along, size))
      position += along + plan.gap
    }
  }

  /// The division of the space among the visible children.
  @MainActor
  private struct Plan {
    let children: [View]
    /// The size of each child: the given one along the axis, and the requested one across it.
    private(set) var sizes: [CellSize] = []
    private(set) var gap = 0
    /// The sum of the `flex` weights of all children.
    private(set) var shares = 0

    init(_ view: Stack, in room: CellSize, _ layout: LayoutPass) {
      children = view.shownChildren
      let axis = view.axis
      sizes.reserveCapacity(children.count)
      var needed = 0
      children.forEachUncounted { child in
        let size = layout.measure(child, in: room)
        sizes.append(size)
        needed += axis.along(size)
        shares += max(0, child.layout.flex)
      }
      if shares == 0, needed <= axis.along(room) {
        gap = StackLayout.gap(view.spacing, among: sizes.count, free: axis.along(room) - needed)
      } else {
        distribute(along: axis, spacing: view.spacing, in: room, layout)
      }
    }

    /// Distributes the space if some child gets more or less than it requested.
    private mutating func distribute(
      along axis: Stack.Axis, spacing: Int, in room: CellSize, _ layout: LayoutPass
    ) {
      let items = zip(children, sizes).map { child, size in
        let constraints = child.layout
        let bounds = axis == .vertical ? constraints.height : constraints.width
        return StackLayout.Item(
          natural: axis.along(size), flex: constraints.flex, minimum: bounds.minimum,
          maximum: bounds.maximum ?? .max)
      }
      let along: [Int]
      (along, gap) = StackLayout.distribute(items, spacing: spacing, in: axis.along(room))
      for (index, given) in along.enumerated() {
        // A child that gets the requested size needs no second measurement.
        if given == axis.along(sizes[index]) { continue }
        let offered = axis.size(along: given, across: axis.across(room))
        let wanted = layout.measure(children[index], in: offered)
        sizes[index] = axis.size(along: given, across: axis.across(wanted))
      }
    }

    /// Returns the number of cells from the start of the first child to the end of the last one.
    func used(along axis: Stack.Axis) -> Int {
      var used = gap * max(0, sizes.count - 1)
      for size in sizes { used += axis.along(size) }
      return used
    }

    /// Returns the largest size of a child across the axis, in cells.
    func widest(across axis: Stack.Axis) -> Int {
      var widest = 0
      for size in sizes { widest = max(widest, axis.across(size)) }
      return widest
    }
  }
}

/// The lines of a row that wraps and does not fit into a single line.
@MainActor
private struct WrappedLines {
  private struct Line {
    var children: [(view: View, size: CellSize)] = []
    var size = CellSize.zero

    mutating func add(_ child: View, _ added: CellSize, spacing: Int) {
      size.columns += added.columns + (children.isEmpty ? 0 : spacing)
      size.rows = max(size.rows, added.rows)
      children.append((child, added))
    }
  }

  private var lines = [Line()]
  private let row: Row

  /// Divides the children into lines; returns `nil` if they fit into one, or if `view` never wraps.
  init?(_ view: Stack, in room: CellSize, _ layout: LayoutPass) {
    guard let row = view as? Row, row.wraps, !room.columns.isUnlimited else { return nil }
    self.row = row
    for child in row.shownChildren {
      let size = layout.measure(
        child, in: CellSize(columns: room.columns, rows: CellSize.unlimited))
      var line = lines.removeLast()
      if !line.children.isEmpty, line.size.columns + row.spacing + size.columns > room.columns {
        lines.append(line)
        line = Line()
      }
      line.add(child, size, spacing: row.spacing)
      lines.append(line)
    }
    if lines.count < 2 { return nil }
  }

  var size: CellSize {
    CellSize(
      columns: lines.map(\.size.columns).max() ?? 0, rows: lines.map(\.size.rows).reduce(0, +))
  }

  func position(in rect: CellRect, _ layout: LayoutPass) {
    var top = rect.row
    for line in lines {
      var left =
        rect.column + StackLayout.offset(of: line.size.columns, in: rect.size.columns, row.main)
      for (child, size) in line.children {
        let rows = row.cross == .fill ? line.size.rows : size.rows
        let down = StackLayout.offset(of: rows, in: line.size.rows, row.cross)
        layout.position(
          child, in: CellRect(column: left, row: top + down, columns: size.columns, rows: rows))
        left += size.columns + row.spacing
      }
      top += line.size.rows
    }
  }
}

extension View {
  /// The visible children; usually these are all.
  fileprivate var shownChildren: [View] {
    let children = children
    for child in children where child.isHidden { return children.filter { !$0.isHidden } }
    return children
  }
}

extension Alignment {
  /// Whether the alignment needs all of the offered space.
  fileprivate var isCentering: Bool { self == .center || self == .trailing }
}

extension Stack.Axis {
  fileprivate func along(_ size: CellSize) -> Int { self == .vertical ? size.rows : size.columns }
  fileprivate func across(_ size: CellSize) -> Int { self == .vertical ? size.columns : size.rows }

  fileprivate func size(along: Int, across: Int) -> CellSize {
    self == .vertical
      ? CellSize(columns: across, rows: along) : CellSize(columns: along, rows: across)
  }

  fileprivate func rect(
    _ room: CellRect, at position: Int, _ aside: Int, along: Int, _ across: Int
  ) -> CellRect {
    self == .vertical
      ? CellRect(
        column: room.column + aside, row: room.row + position, columns: across, rows: along)
      : CellRect(
        column: room.column + position, row: room.row + aside, columns: along, rows: across)
  }
}
