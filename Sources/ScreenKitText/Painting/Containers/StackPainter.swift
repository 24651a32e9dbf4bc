import ScreenKitCore

/// Columns and rows.
struct StackPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: Stack, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let plan = Plan(view, in: proposal, layout)
    let wantsAll = plan.children.contains { $0.layout.share > 0 } || view.main.isCentering
    let along = plan.sizes.reduce(0, +) + plan.gap * max(0, plan.children.count - 1)
    let across = plan.cross(layout).max() ?? 0
    return view.axis.size(
      along: wantsAll ? max(along, view.axis.along(proposal)) : along,
      across: view.cross.isCentering || view.cross == .fill ? view.axis.across(proposal) : across)
  }

  func place(_ view: Stack, in rect: CellRect, _ layout: LayoutPass) {
    let plan = Plan(view, in: rect.size, layout)
    let across = view.axis.across(rect.size)
    let used = plan.sizes.reduce(0, +) + plan.gap * max(0, plan.children.count - 1)
    var position = StackLayout.offset(of: used, in: view.axis.along(rect.size), view.main)
    for (index, (child, wanted)) in zip(plan.children, plan.cross(layout)).enumerated() {
      let size = view.cross == .fill ? across : min(wanted, across)
      let aside = StackLayout.offset(of: size, in: across, view.cross)
      layout.place(
        child, in: view.axis.rect(rect, at: position, aside, along: plan.sizes[index], size))
      position += plan.sizes[index] + plan.gap
    }
  }

  /// How the room along the axis is divided among the children that are shown.
  @MainActor
  private struct Plan {
    let axis: Stack.Axis
    let children: [View]
    let sizes: [Int]
    let gap: Int
    private let room: CellSize

    init(_ view: Stack, in room: CellSize, _ layout: LayoutPass) {
      axis = view.axis
      self.room = room
      children = view.children.filter { !$0.isHidden }
      let items = children.map { child in
        let bounds = view.axis == .vertical ? child.layout.height : child.layout.width
        return StackLayout.Item(
          natural: view.axis.along(layout.measure(child, in: room)), share: child.layout.share,
          minimum: bounds.minimum, maximum: bounds.maximum ?? .max)
      }
      (sizes, gap) = StackLayout.distribute(
        items, spacing: view.spacing, in: view.axis.along(room))
    }

    /// What each child wants across the axis, given its size along it.
    func cross(_ layout: LayoutPass) -> [Int] {
      zip(children, sizes).map { child, size in
        axis.across(
          layout.measure(child, in: axis.size(along: size, across: axis.across(room))))
      }
    }
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
