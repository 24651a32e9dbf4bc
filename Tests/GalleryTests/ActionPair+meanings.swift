import ScreenKitCore

/// The actions of views, and the keys with the same effect.
extension ActionPair {
  static func meanings(of view: View) -> [(ViewAction, [KeyPress])] {
    // The arrow keys follow the direction of the layout, and steps go from start to end.
    let runsLeft = view.backend.effectiveLayoutDirection == .rightToLeft
    let (next, previous) = runsLeft ? (Key.left, Key.right) : (.right, .left)
    return switch view {
    case let view as CompoundButton:
      [(.press, [KeyPress(.space)]), (.setValue(.bool(!view.value)), [KeyPress(.space)])]
    case is Button: [(.press, [KeyPress(.enter)])]
    case is Slider:
      [
        (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
        (.setValue(.double(-1e9)), [KeyPress(.home)]),
      ]
    case let view as ChoiceControl:
      view.axis == .horizontal
        ? [(.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)])]
        : [(.step(1), [KeyPress(.down)]), (.step(-1), [KeyPress(.up)])]
    case is Picker:
      [(.step(1), [KeyPress(.down)]), (.step(-1), [KeyPress(.up)]), (.press, [KeyPress(.enter)])]
    case let view as ListView: meanings(ofRowsIn: view)
    case let view as TextField where view.parent is NumberField:
      [(.step(1), [KeyPress(.up)]), (.step(-10), [KeyPress(.pageDown)])]
    case is LineChart:
      [
        (.step(1), [KeyPress(.right)]), (.step(-1), [KeyPress(.left)]),
        (.setValue(.int(0)), [KeyPress(.home)]),
      ]
    case is CalendarView:
      [
        (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
        (.step(7), [KeyPress(.down)]), (.press, [KeyPress(.enter)]),
      ]
    case is ColorPalette:
      [
        (.step(1), [KeyPress(next)]), (.step(-1), [KeyPress(previous)]),
        (.press, [KeyPress(.enter)]),
      ]
    case let view as TabBar: meanings(ofTabsIn: view, next, previous)
    case let view as Scroll: [(.scroll(to: view.offset + 1), [KeyPress(.down)])]
    case is TextField: [(.submit, [KeyPress(.enter)])]
    case let view as TableHeader: meanings(ofColumnsIn: view)
    case let view as DocumentView: meanings(ofPagesIn: view)
    default: []
    }
  }

  private static func meanings(ofColumnsIn header: TableHeader) -> [(ViewAction, [KeyPress])] {
    guard header.shape.columns[header.current].isSortable else { return [] }
    return [
      (.press, [KeyPress(.enter)]), (.sort(column: header.current), [KeyPress(.enter)]),
      (.sort(column: header.current, adding: true), [KeyPress("+")]),
    ]
  }

  private static func meanings(ofPagesIn view: DocumentView) -> [(ViewAction, [KeyPress])] {
    var meanings: [(ViewAction, [KeyPress])] = [
      (.scroll(to: view.offset + 1), [KeyPress(.down)])
    ]
    if let link = view.selectedLink { meanings.append((.followLink(link), [KeyPress(.enter)])) }
    if view.canGoBack { meanings.append((.goBack, [KeyPress(.left, .alt)])) }
    if view.canGoForward { meanings.append((.goForward, [KeyPress(.right, .alt)])) }
    return meanings
  }

  private static func meanings(
    ofTabsIn bar: TabBar, _ next: Key, _ previous: Key
  ) -> [(ViewAction, [KeyPress])] {
    let last = bar.titles.count - 1
    var meanings: [(ViewAction, [KeyPress])] = [
      (.setValue(.int(bar.selected)), [KeyPress(.enter)])
    ]
    if bar.selected > 0 {
      meanings.append((.setValue(.int(bar.selected - 1)), [KeyPress(previous)]))
      meanings.append((.setValue(.int(0)), [KeyPress(.home)]))
    }
    if bar.selected < last {
      meanings.append((.setValue(.int(bar.selected + 1)), [KeyPress(next)]))
      meanings.append((.setValue(.int(last)), [KeyPress(.end)]))
    }
    return meanings
  }

  /// Returns the edit of typing a letter; `nil` for a text that cannot be edited.
  static func edit(of input: TextInput) -> TextEdit? {
    if let view = input as? TextView, !view.isEditable { return nil }
    return TextEdit(replacing: input.backend.selection.range, by: "x")
  }

  private static func meanings(ofRowsIn list: ListView) -> [(ViewAction, [KeyPress])] {
    guard let row = list.highlightedRow else { return [] }
    var meanings: [(ViewAction, [KeyPress])] = [
      (.activate(row), [KeyPress(.enter)]), (.highlight(row), []),
      (.menu(row), [KeyPress(.function(10), .shift)]),
    ]
    if list.selectionMode == .multiple { meanings.append((.toggle(row), [KeyPress(.space)])) }
    return meanings
  }
}
