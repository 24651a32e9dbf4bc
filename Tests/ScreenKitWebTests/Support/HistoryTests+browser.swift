@testable import ScreenKitWeb

extension HistoryTests {
  /// A browser tab that performs steps and reports its moves with a delay.
  struct Browser {
    var entries: [(number: Int, address: String)] = [(-1, "/")]
    var index = 0
    var performed = 0
    var expected: (number: Int, address: String)?
    /// The steps on their way to the browser, and the moves on their way to the server.
    var steps: [HistoryMachine.Step] = []
    var moves: [(number: Int, address: String, known: Int)] = []

    var address: String { entries[index].address }

    mutating func performNext() {
      guard !steps.isEmpty else { return }
      performed += 1
      switch steps.removeFirst() {
      case .push(let number, let address):
        entries.removeSubrange((index + 1)...)
        entries.append((number, address))
        index += 1
      case .replace(let number, let address): entries[index] = (number, address)
      case .go(let distance, let from, let number, let address):
        // A browser that cannot go so far stays, and reports nothing.
        if entries[index].number == from {
          guard entries.indices.contains(index + distance) else { return }
          index += distance
        }
        entries[index] = (number, address)
      }
    }

    mutating func user(goes distance: Int) {
      guard entries.indices.contains(index + distance) else { return }
      index += distance
      moves.append((entries[index].number, entries[index].address, performed))
    }
  }
}
