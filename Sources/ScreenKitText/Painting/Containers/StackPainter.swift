import ScreenKitCore

/// Columns and rows.
struct StackPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Stack, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let plan = Plan(view, in: proposal, layout)
    let (along, across) = (view.axis.along(proposal), view.axis.across(proposal))
    let wantsAllAlong = plan.hasShares || view.main.isCentering
    let wantsAllAcross = view.cross.isCentering || view.cross == .fill
    return view.axis.size(
      along: wantsAllAlong && !along.isUnlimited ? max(plan.used, along) : plan.used,
      across: wantsAllAcross && !across.isUnlimited ? across : plan.across.max() ?? 0)
  }

  func place(_ view: Stack, in rect: CellRect, _ layout: LayoutPass) {
    let plan = Plan(view, in: rect.size, layout)
    let across = view.axis.across(rect.size)
    var position = StackLayout.offset(of: plan.used, in: view.axis.along(rect.size), view.main)
    for (index, child) in plan.children.enumerated() {
      // A line across the stack is as long as the stack is wide.
      let isLine = (child as? Divider).map { $0.axis != view.axis } ?? false
      let size = view.cross == .fill || isLine ? across : min(plan.across[index], across)
      let aside = StackLayout.offset(of: size, in: across, view.cross)
      layout.place(
        child, in: view.axis.rect(rect, at: position, aside, along: plan.along[index], size))
      position += plan.along[index] + plan.gap
    }
  }

  /// How the room is divided among the children that are shown.
  @MainActor
  private struct Plan {
    let children: [View]
    let gap: Int
    /// What each child gets along the axis.
    let along: [Int]
    /// What each child then wants across it.
    let across: [Int]

    init(_ view: Stack, in room: CellSize, _ layout: LayoutPass) {
      let axis = view.axis
      let children = view.children.filter { !$0.isHidden }
      let natural = children.map { layout.measure($0, in: room) }
      let items = zip(children, natural).map { child, size in
        let bounds = axis == .vertical ? child.layout.height : child.layout.width
        return StackLayout.Item(
          natural: axis.along(size), share: child.layout.share, minimum: bounds.minimum,
          maximum: bounds.maximum ?? .max)
      }
      (along, gap) = StackLayout.distribute(
        items, spacing: view.spacing, in: axis.along(room))
      across = zip(zip(children, natural), along).map { child, given in
        // Who gets what it asked for wants the same as before.
        if given == axis.along(child.1) { return axis.across(child.1) }
        let size = axis.size(along: given, across: axis.across(room))
        return axis.across(layout.measure(child.0, in: size))
      }
      self.children = children
    }

    var hasShares: Bool { children.contains { $0.layout.share > 0 } }

    /// The cells from the start of the first child to the end of the last one.
    var used: Int { along.reduce(0, +) + gap * max(0, children.count - 1) }
  }
}

extension Alignment {
  /// Whether content is placed within room that it must be given.
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
