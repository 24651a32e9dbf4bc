/// The parameters of a control sequence, of fixed size, so that an endless sequence needs no
/// memory.
///
/// `1:2;3` is two groups, the first with two members. An omitted number reads as 0, as do those
/// beyond the end: in all sequences decoded here, 0 means the default.
struct SequenceParameters {
  /// The largest number of parameters, more than any terminal sends; `openings` has one bit for
  /// each.
  private static let capacity = 32
  /// The largest value, above every scalar and every usual coordinate; larger numbers become this
  /// value.
  private static let ceiling: UInt32 = 0x1F_FFFF

  private var values = SIMD32<UInt32>()
  /// The parameters that begin a group: bit n for parameter n.
  private var openings: UInt32 = 0
  private(set) var count = 0
  /// Whether there were more parameters than fit.
  private(set) var overflowed = false

  var groupCount: Int { openings.nonzeroBitCount }

  mutating func append(digit: UInt8) {
    if count == 0 { open(group: true) }
    guard !overflowed else { return }
    values[count - 1] = min(values[count - 1] * 10 + UInt32(digit), Self.ceiling)
  }

  mutating func separate(group: Bool) {
    if count == 0 { open(group: true) }
    open(group: group)
  }

  private mutating func open(group: Bool) {
    guard count < Self.capacity else { return overflowed = true }
    if group { openings |= 1 << UInt32(count) }
    count += 1
  }

  subscript(group: Int, member: Int = 0) -> Int {
    let members = self.members(of: group)
    return member < members.count ? self[at: members.lowerBound + member] : 0
  }

  subscript(at index: Int) -> Int { Int(values[index]) }

  /// Returns the indices of a group's numbers, for `subscript(at:)`.
  func members(of group: Int) -> Range<Int> {
    var rest = openings
    for _ in 0..<group where rest != 0 { rest &= rest - 1 }
    guard rest != 0 else { return 0..<0 }
    let next = (rest & (rest - 1)).trailingZeroBitCount
    return rest.trailingZeroBitCount..<min(next, count)
  }

  /// The first number of each group.
  var list: [Int] { (0..<groupCount).map { self[$0] } }
}
