@testable import ScreenKitCore

/// The actions of views, and the keys with the same effect.
extension ActionPair {
  static func meanings(of view: View) -> [Meaning] {
    // The arrow keys follow the direction of the layout, and steps go from start to end.
    let runsLeft = view.backend.effectiveLayoutDirection == .rightToLeft
    let (next, previous) = runsLeft ? (Key.left, Key.right) : (.right, .left)
    let meanings: [Meaning] =
      switch view {
      case let view as CompoundButton:
        [(.press, [KeyPress(.space)]), (.setValue(.bool(!view.value)), [KeyPress(.space)])]
      case is Button: [(.press, [KeyPress(.enter)])]
      case is Slider:
        [
          (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
          (.setValue(.double(-1e9)), [KeyPress(.home)]),
          (.setValue(.double(1e9)), [KeyPress(.end)]),
        ]
      case let view as ChoiceControl:
        view.axis == .horizontal
          ? choices(of: view, next, previous) : choices(of: view, .down, .up)
      case let view as Picker: items(of: view)
      case let view as ListView: self.meanings(ofRowsIn: view, next, previous)
      case is LineChart:
        [
          (.step(1), [KeyPress(.right)]), (.step(-1), [KeyPress(.left)]),
          (.setValue(.int(0)), [KeyPress(.home)]),
        ]
      case let view as CalendarView: days(of: view, next, previous)
      case let view as ColorPalette:
        [
          (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
          (.press, [KeyPress(.enter)]),
          (.setValue(.string(view.highlighted.hex)), [KeyPress(.enter)]),
        ]
      case let view as TabBar: tabs(of: view, next, previous)
      case let view as Scroll: [(.scroll(to: view.offset + 1), [KeyPress(.down)])]
      case let view as TextField: lines(of: view)
      case let view as TableHeader: self.meanings(ofColumnsIn: view, next, previous)
      case let view as DocumentView: pages(of: view)
      default: []
      }
    return meanings + menu(of: view)
  }

  /// Returns the context menu, unless the view has a menu of its own for the same key.
  private static func menu(of view: View) -> [Meaning] {
    guard view.path.contains(where: \.hasContextMenu), !(view is TableHeader) else { return [] }
    if let list = view as? ListView, let row = list.highlightedRow, !list.commands(at: row).isEmpty
    {
      return []
    }
    return [(.contextMenu, [KeyPress(.function(10), .shift)])]
  }

  private static func choices(
    of control: ChoiceControl, _ next: Key, _ previous: Key
  ) -> [Meaning] {
    var meanings: [Meaning] = [(.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)])]
    let enabled = control.items.indices.filter { control.items[$0].isEnabled }
    if let after = enabled.first(where: { $0 > control.value ?? -1 }) {
      meanings.append((.setValue(.int(after)), [KeyPress(next)]))
    }
    if let last = enabled.last { meanings.append((.setValue(.int(last)), [KeyPress(.end)])) }
    return meanings
  }

  private static func items(of picker: Picker) -> [Meaning] {
    var meanings: [Meaning] = [
      (.step(1), [KeyPress(.down)]), (.step(-1), [KeyPress(.up)]), (.press, [KeyPress(.enter)]),
    ]
    let last = picker.itemCount - 1
    if picker.value < last {
      meanings += [
        (.setValue(.int(picker.value + 1)), [KeyPress(.down)]),
        (.setValue(.int(last)), [KeyPress(.end)]),
      ]
    }
    if picker.value > 0 { meanings.append((.setValue(.int(0)), [KeyPress(.home)])) }
    return meanings
  }

  private static func days(of view: CalendarView, _ next: Key, _ previous: Key) -> [Meaning] {
    var meanings: [Meaning] = [
      (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
      (.step(7), [KeyPress(.down)]), (.press, [KeyPress(.enter)]),
    ]
    let tomorrow = view.highlighted.adding(days: 1)
    if view.range.contains(tomorrow) {
      let keys = [KeyPress(next), KeyPress(.enter)]
      meanings.append((.setValue(.string(tomorrow.description)), keys))
    }
    return meanings
  }

  private static func lines(of field: TextField) -> [Meaning] {
    let submit: Meaning = (.submit, [KeyPress(.enter)])
    guard field.parent is NumberField else { return [submit] }
    return [(.step(1), [KeyPress(.up)]), (.step(-10), [KeyPress(.pageDown)]), submit]
  }

  private static func pages(of view: DocumentView) -> [Meaning] {
    var meanings: [Meaning] = [(.scroll(to: view.offset + 1), [KeyPress(.down)])]
    // Enter follows only a visible link.
    if let link = view.selectedLink, let extent = view.geometry?.extent(ofLink: link),
      extent.overlaps(view.visiblePart)
    {
      meanings.append((.followLink(link), [KeyPress(.enter)]))
    }
    if view.canGoBack { meanings.append((.goBack, [KeyPress(.left, .alt)])) }
    if view.canGoForward { meanings.append((.goForward, [KeyPress(.right, .alt)])) }
    return meanings
  }

  private static func tabs(of bar: TabBar, _ next: Key, _ previous: Key) -> [Meaning] {
    let last = bar.titles.count - 1
    var meanings: [Meaning] = [(.setValue(.int(bar.selected)), [KeyPress(.enter)])]
    if bar.selected > 0 {
      meanings += [
        (.step(-1), [KeyPress(previous)]),
        (.setValue(.int(bar.selected - 1)), [KeyPress(previous)]),
        (.setValue(.int(0)), [KeyPress(.home)]),
      ]
    }
    if bar.selected < last {
      meanings += [
        (.step(1), [KeyPress(next)]), (.setValue(.int(bar.selected + 1)), [KeyPress(next)]),
        (.setValue(.int(last)), [KeyPress(.end)]),
      ]
    }
    return meanings
  }
}
