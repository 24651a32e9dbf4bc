import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Two galleries side by side: one is used by actions, the other by the keys that mean the same.
@MainActor
@Suite("Actions in the gallery")
struct ActionTests {
  /// An action on a view, and the input that has the same effect while the view has the focus.
  private struct Pair {
    let target: ViewTarget
    let action: ViewAction
    let input: [Event]
  }

  private final class Refusals: LoopObserver {
    var reason: ActionRefusal?

    func didRefuse(_ event: Event, because reason: ActionRefusal) { self.reason = reason }
  }

  @Test(arguments: PageExample.all.map(\.page), RandomWalks.seeds(1))
  func `actions do what keys do`(page: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (byActions, byKeys) = (OpenGallery(page), OpenGallery(page))
    let refusals = Refusals()
    byActions.test.application.add(refusals)
    for step in 0..<CaseSample.count(4, of: 40) {
      let pairs = pairs(in: byActions.test.application.window)
      guard let pair = pairs.randomElement(using: &random) else { break }
      refusals.reason = nil
      let path = ViewTarget(path: pair.target.path)
      // Scrolling leaves the focus where it is, as the wheel does.
      if case .scroll = pair.action { byActions.test.send(.action(.focus, on: path)) }
      byActions.test.send(.action(pair.action, on: pair.target))
      byKeys.test.send(.action(.focus, on: path))
      // A key that the view does not handle, as at the end of a range, means something else.
      if refusals.reason != .unhandled { byKeys.test.application.dispatch(pair.input) }
      let place: Comment = "seed \(seed), step \(step): \(pair.action) on \(path.path)"
      try #require(byActions.event == byKeys.event, place)
      try #require(byActions.test.screen == byKeys.test.screen, place)
      try #require(byActions.kept == byKeys.kept, place)
    }
  }

  private func pairs(in window: Window) -> [Pair] {
    var pairs: [Pair] = []
    if let panel = window.active as? Panel, let target = window.target(of: panel) {
      pairs.append(Pair(target: target, action: .dismiss, input: [.key(KeyPress(.escape))]))
    }
    window.active?.forEachShown { view in
      guard view.isEffectivelyEnabled, view.acceptsFocus, let target = window.target(of: view)
      else { return }
      for (action, keys) in meanings(of: view) {
        pairs.append(Pair(target: target, action: action, input: keys.map(Event.key)))
      }
      if let input = view as? TextInput, let edit = edit(of: input) {
        pairs.append(Pair(target: target, action: .edit(edit), input: [.text(edit.replacement)]))
      }
    }
    return pairs
  }

  private func meanings(of view: View) -> [(ViewAction, [KeyPress])] {
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
    case is TableHeader: [(.press, [KeyPress(.enter)])]
    case let view as DocumentView where view.selectedLink != nil:
      [(.followLink(view.selectedLink ?? 0), [KeyPress(.enter)])]
    default: []
    }
  }

  private func meanings(
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

  /// Returns the edit that typing a letter makes; `nil` for a text that cannot be typed into.
  private func edit(of input: TextInput) -> TextEdit? {
    if let view = input as? TextView, !view.isEditable { return nil }
    return TextEdit(replacing: input.backend.selection.range, by: "x")
  }

  private func meanings(ofRowsIn list: ListView) -> [(ViewAction, [KeyPress])] {
    guard let row = list.highlightedRow else { return [] }
    var meanings: [(ViewAction, [KeyPress])] = [
      (.activate(row), [KeyPress(.enter)]), (.highlight(row), []),
      (.menu(row), [KeyPress(.function(10), .shift)]),
    ]
    if list.selectionMode == .multiple { meanings.append((.toggle(row), [KeyPress(.space)])) }
    return meanings
  }
}
