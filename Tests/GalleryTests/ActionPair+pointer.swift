@testable import ScreenKitCore

/// The pointer: clicks and the wheel in place of actions, and drags on views with own drawing.
extension ActionPair {
  /// Returns the pairs of `view` with a pointer at its middle.
  static func pointers(
    on view: View, _ target: ViewTarget, in application: Application
  ) -> [ActionPair] {
    var pairs = click(on: view, target, in: application)
    if let pair = wheel(over: view, target, in: application) { pairs.append(pair) }
    if view.drawsItself, let start = view.pointerStart(in: application.surface),
      application.surface.view(at: start) === view
    {
      let pair = drag(from: start, by: SurfacePoint(x: 2, y: 0), in: application)
      if let pair { pairs.append(pair) }
    }
    return pairs
  }

  /// Returns a press at `start` with a drag by `distance`; `nil` if no view has its own drawing
  /// there.
  static func drag(
    from start: SurfacePoint, by distance: SurfacePoint, in application: Application
  ) -> ActionPair? {
    let window = application.window
    let end = SurfacePoint(x: start.x + distance.x, y: start.y + distance.y)
    guard let view = application.surface.view(at: start), view.drawsItself,
      view.isEffectivelyEnabled, window.isUsable(view), let target = window.target(of: view)
    else { return nil }
    // A press elsewhere closes a popup, even on a view that does not get the focus.
    if let popup = window.popup, !view.isWithin(popup),
      !(popup.anchor.map(view.isWithin) ?? false)
    {
      return nil
    }
    let gesture = [
      PointerEvent(.down(.left), at: start), PointerEvent(.drag(.left), at: end),
      PointerEvent(.up(.left), at: end),
    ]
    return ActionPair(
      target: target, actions: [], gesture: gesture, input: gesture.map(Event.pointer))
  }

  /// Returns the input of a view for `event` at the view's present position.
  ///
  /// The previous event may have moved the focus, and therefore scrolled the page.
  func input(of event: PointerEvent, in application: Application) -> PointerInput? {
    let surface = application.surface
    guard let view = application.window.view(for: target), let bounds = surface.bounds(of: view)
    else { return nil }
    let x = event.location.x - bounds.origin.x
    return PointerInput(
      action: event.action,
      location: SurfacePoint(
        x: view.isMirrored ? bounds.size.width - 1 - x : x,
        y: event.location.y - bounds.origin.y),
      isInside: surface.view(at: event.location)?.isWithin(view) ?? false, modifiers: [])
  }
}

// MARK: Clicks

extension ActionPair {
  /// Returns the action with the effect of a click on `view`.
  private static func click(
    on view: View, _ target: ViewTarget, in application: Application
  ) -> [ActionPair] {
    let window = application.window
    switch view {
    // A click on a selected choice changes nothing.
    case let item as ChoiceItem where item.isSelected: return []
    case let item as TabItem where item.isSelected: return []
    case is TabItem, is KeyPadKey:
      // Only the action moves the focus to the bar or the pad.
      guard let owner = view.parent.flatMap(window.target(of:)) else { return [] }
      return click(.press, target, at: view, application).map { [$0.preparing(owner)] } ?? []
    case is Button:
      return click(.press, target, at: view, application).map { [$0] } ?? []
    case let note as ListNote where note.isOpen != nil || note.kind == .more:
      return click(.press, target, at: view, application).map { [$0] } ?? []
    case let cell as RowCell: return click(on: cell, target, in: application)
    default: return []
    }
  }

  /// Returns the action with the effect of a click on a row, and a press of the highlighted row.
  private static func click(
    on cell: RowCell, _ target: ViewTarget, in application: Application
  ) -> [ActionPair] {
    guard let list = cell.parent as? ListView, let owner = application.window.target(of: list)
    else { return [] }
    // A click on a cell of a table also highlights its column.
    let table = list.parent as? TableView
    if let table, table.highlightsCells || table.cellEditor != nil { return [] }
    let isHighlighted = cell.index == list.highlightedRow
    let action: ViewAction =
      if list.selectionMode == .multiple {
        .toggle(cell.index)
      } else if isHighlighted || list.activatesOnClick {
        .activate(cell.index)
      } else {
        .highlight(cell.index)
      }
    var pairs = click(action, owner, at: cell, application).map { [$0] } ?? []
    if isHighlighted, list.acceptsFocus, list.showsHighlightedRow {
      pairs.append(ActionPair(target, .press, [KeyPress(.enter)]).focusing(owner))
    }
    return pairs
  }

  private static func click(
    _ action: ViewAction, _ target: ViewTarget, at view: View, _ application: Application
  ) -> ActionPair? {
    let surface = application.surface
    guard let point = view.middle(in: surface), let hit = surface.view(at: point),
      hit.isWithin(view),
      hit.path.prefix(while: { $0 !== view }).allSatisfy({ !$0.takesPresses })
    else { return nil }
    let events = [PointerEvent(.down(.left), at: point), PointerEvent(.up(.left), at: point)]
    return ActionPair(target: target, actions: [action], input: events.map(Event.pointer))
  }
}

// MARK: The wheel

extension ActionPair {
  /// Returns the action with the effect of one step of the wheel down over `view`; `nil` if the
  /// view cannot scroll that far.
  private static func wheel(
    over view: View, _ target: ViewTarget, in application: Application
  ) -> ActionPair? {
    let surface = application.surface
    guard let top = view.topAfterWheel, let point = view.middle(in: surface),
      let hit = surface.view(at: point), hit.isWithin(view),
      hit.path.prefix(while: { $0 !== view }).allSatisfy({ !$0.takesWheel })
    else { return nil }
    let turn = PointerEvent(.scroll(x: 0, y: 1), at: point)
    return ActionPair(target: target, actions: [.scroll(to: top)], input: [.pointer(turn)])
  }
}

extension View {
  /// Whether the view may handle a press, and not an enclosing view.
  fileprivate var takesPresses: Bool { self is Control || self is any Scrollable }

  /// Whether the view may handle the wheel, and not an enclosing view.
  fileprivate var takesWheel: Bool {
    self is any Scrollable || (self is Control && !(self is Button))
  }

  /// The position after one step of the wheel down; `nil` if the view cannot scroll that far.
  fileprivate var topAfterWheel: Int? {
    switch self {
    case let bar as TabBar: bar.strip.hasMoreAfter ? bar.strip.first + 1 : nil
    case let text as TextView: text.lineAfterWheel
    case let list as ListView: list.hasRest(3) ? list.viewport.top + 3 : nil
    case let scroll as Scroll: scroll.hasRest(3) ? scroll.offset + 3 : nil
    default: nil
    }
  }

  /// The middle of the view on the surface; `nil` if it is not shown.
  fileprivate func middle(in surface: any Surface) -> SurfacePoint? {
    surface.bounds(of: self).map { bounds in
      SurfacePoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    }
  }

  /// The lower end of the scroll bar, or else the middle.
  fileprivate func pointerStart(in surface: any Surface) -> SurfacePoint? {
    guard let scrolled = self as? any Scrollable, scrolled.scrollBar != nil,
      let bounds = surface.bounds(of: self)
    else { return middle(in: surface) }
    return SurfacePoint(
      x: bounds.origin.x + bounds.size.width - 1, y: bounds.origin.y + bounds.size.height - 1)
  }

  /// Whether the view handles the pointer itself, and not an enclosing view.
  fileprivate var drawsItself: Bool {
    switch self {
    case is Button, is Slider, is SplitDivider, is CalendarView, is ColorPalette, is LineChart,
      is TableHeader, is TextField, is TextView, is DocumentView, is ListView, is Scroll:
      true
    default: false
    }
  }
}

extension Scrollable {
  /// Whether at least `units` are below the visible part.
  fileprivate func hasRest(_ units: Int) -> Bool {
    let extent = scrollExtent
    return extent.offset + extent.visible + units <= extent.total
  }
}

extension TextView {
  /// The first visible line after one step of the wheel down; `nil` if one of the rows above it
  /// is a part of a line.
  fileprivate var lineAfterWheel: Int? {
    // The extent counts thousandths of lines.
    guard hasRest(3000), shownRows.count > 3 else { return nil }
    let rows = shownRows.prefix(4)
    return rows.allSatisfy { $0.bytes.lowerBound == 0 } ? rows.last?.line : nil
  }
}
