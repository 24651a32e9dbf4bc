/// A collection in order of registration, with removal in amortized constant moves.
///
/// A removed member leaves a gap. Once there are more gaps than members, all gaps are closed. Each
/// removal therefore moves at most one other member on average.
struct RegistrationOrder<Member> {
  private var slots: [(number: Int, member: Member?)] = []
  /// The number of members.
  private(set) var count = 0
  /// The number of slots searched, moved or copied so far, for tests of the cost.
  private(set) var work = 0

  var isEmpty: Bool { count == 0 }

  /// The member with the highest number.
  var last: Member? { slots.last?.member }

  /// Inserts `member` in the order of its registration `number`, which must be unique.
  mutating func insert(_ member: Member, _ number: Int) {
    count += 1
    guard let last = slots.last, last.number > number else { return slots.append((number, member)) }
    let index = firstIndex(from: number)
    if slots[index].number == number {
      slots[index].member = member
    } else {
      work += slots.count - index
      slots.insert((number, member), at: index)
    }
  }

  /// Removes the member that was registered as `number`; does nothing if there is none.
  mutating func remove(_ number: Int) {
    let index = firstIndex(from: number)
    guard index < slots.count, slots[index].number == number, slots[index].member != nil else {
      return
    }
    count -= 1
    slots[index].member = nil
    while let last = slots.last, last.member == nil { slots.removeLast() }
    guard slots.count > 2 * count else { return }
    work += slots.count
    slots.removeAll { $0.member == nil }
  }

  /// Returns all members in order of registration.
  mutating func members() -> [Member] {
    work += slots.count
    return slots.compactMap { $0.member }
  }

  /// Returns the index of the first slot whose number is at least `number`.
  private mutating func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      work += 1
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
