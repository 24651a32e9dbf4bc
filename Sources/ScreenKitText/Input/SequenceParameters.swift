/// The numbers of a control sequence, in fixed room: an endless sequence costs no memory.
///
/// `1:2;3` is two groups, the first with two members. A number left out reads as 0, as do
/// those beyond the end: in no sequence decoded here does 0 mean anything but the default.
struct SequenceParameters {
  /// More than any terminal sends; the bit set of `openings` has to cover it.
  private static let capacity = 32
  /// Above every scalar and every sensible coordinate; larger numbers stop here.
  private static let ceiling: UInt32 = 0x1F_FFFF

  private var values = SIMD32<UInt32>()
  /// Bit n: the parameter n opens a group.
  private var openings: UInt32 = 0
  private(set) var count = 0
  /// Whether a parameter came for which there was no room.
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

  /// The places of a group's numbers, for `subscript(at:)`.
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
