/// A step of a change of a text; offsets are in UTF-16 units, as in a browser.
///
/// Client and server both change a text. Each transforms the other's steps by its own steps, so
/// that both reach the same text. If both insert at the same position, the server's text comes
/// first. `client.js` has the same rules.
package enum TextStep: Hashable, Sendable {
  case insert(at: Int, String)
  case delete(Range<Int>)

  /// Returns the steps that replace `range` by `text`.
  package static func replacing(_ range: Range<Int>, by text: String) -> [TextStep] {
    (range.isEmpty ? [] : [.delete(range)])
      + (text.isEmpty ? [] : [.insert(at: range.lowerBound, text)])
  }

  /// Returns the steps with the effect of this step after `other`, a concurrent step.
  func after(_ other: TextStep, comesFirst: Bool) -> [TextStep] {
    switch (self, other) {
    case (.insert(let at, let text), .insert(let place, let added)):
      let stays = at < place || at == place && comesFirst
      return [.insert(at: stays ? at : at + added.utf16.count, text)]
    case (.insert(let at, let text), .delete(let gone)):
      let moved = at >= gone.upperBound ? at - gone.count : min(at, gone.lowerBound)
      return [.insert(at: moved, text)]
    case (.delete(let range), .insert(let place, let added)):
      let count = added.utf16.count
      if place <= range.lowerBound {
        return [.delete(range.lowerBound + count..<range.upperBound + count)]
      }
      if place >= range.upperBound { return [self] }
      // The inserted text of the other side stays, so the later part is deleted first.
      return [
        .delete(place + count..<range.upperBound + count), .delete(range.lowerBound..<place),
      ]
    case (.delete(let range), .delete(let gone)):
      let count = range.count - range.clamped(to: gone).count
      guard count > 0 else { return [] }
      let start: Int
      if range.lowerBound >= gone.upperBound {
        start = range.lowerBound - gone.count
      } else {
        start = min(range.lowerBound, gone.lowerBound)
      }
      return [.delete(start..<start + count)]
    }
  }

  /// Returns the position of `place` after the step; an insertion at `place` does not move it.
  func position(of place: Int) -> Int {
    switch self {
    case .insert(let at, let text): at < place ? place + text.utf16.count : place
    case .delete(let gone):
      place >= gone.upperBound ? place - gone.count : min(place, gone.lowerBound)
    }
  }

  /// Returns both sequences of steps, each transformed to follow the other one.
  ///
  /// Applying `first` and then the new `second` gives the same text as the opposite order.
  package static func transform(
    _ first: [TextStep], _ second: [TextStep], firstWins: Bool
  ) -> (first: [TextStep], second: [TextStep]) {
    var (moved, others) = ([TextStep](), second)
    for step in first {
      let pair = step.transformed(with: others, comesFirst: firstWins)
      moved += pair.steps
      others = pair.others
    }
    return (moved, others)
  }

  /// Returns the steps with the effect of this step after `others`, and `others` after this step.
  private func transformed(
    with others: [TextStep], comesFirst: Bool
  ) -> (steps: [TextStep], others: [TextStep]) {
    var (steps, moved) = ([self], [TextStep]())
    for other in others {
      if steps.count == 1 {
        moved += other.after(steps[0], comesFirst: !comesFirst)
        steps = steps[0].after(other, comesFirst: comesFirst)
      } else {
        // A deletion around an insertion has become two, or none is left within another.
        let pair = TextStep.transform(steps, [other], firstWins: comesFirst)
        steps = pair.first
        moved += pair.second
      }
    }
    return (steps, moved)
  }
}

extension [UInt16] {
  /// Performs `step`; returns `false` if it is not within the text.
  package mutating func apply(_ step: TextStep) -> Bool {
    switch step {
    case .insert(let at, let text):
      guard 0...count ~= at else { return false }
      insert(contentsOf: text.utf16, at: at)
    case .delete(let range):
      guard range.lowerBound >= 0, range.upperBound <= count else { return false }
      removeSubrange(range)
    }
    return true
  }
}
