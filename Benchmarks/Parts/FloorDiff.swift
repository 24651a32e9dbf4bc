/// The cheapest comparison of two screens: rows by memory, cells by words, moves by position.
struct FloorDiff {
  struct Cell {
    var character: UInt32 = 32
    var foreground: UInt32 = 0
    var rest: UInt64 = 0
  }

  let width: Int
  let height: Int
  private let shown: UnsafeMutablePointer<Cell>
  private let output: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    shown = .allocate(capacity: width * height)
    shown.initialize(repeating: Cell(), count: width * height)
    output = .allocate(capacity: width * height * 24)
  }

  /// Returns the number of bytes that change `shown` to `wanted`.
  @inline(never)
  func frame(_ wanted: UnsafePointer<Cell>) -> Int {
    var count = 0
    var color = UInt32.max
    for y in 0..<height {
      let (new, old) = (wanted + y &* width, shown + y &* width)
      var next = -1
      for x in 0..<width where isOther(new + x, old + x) {
        if next != x { move(to: x, y, &count) }
        if new[x].foreground != color {
          color = new[x].foreground
          set(color, &count)
        }
        put(UInt8(truncatingIfNeeded: new[x].character), &count)
        old[x] = new[x]
        next = x &+ 1
      }
    }
    return count
  }

  @inline(__always)
  private func isOther(_ new: UnsafePointer<Cell>, _ old: UnsafeMutablePointer<Cell>) -> Bool {
    let new = UnsafeRawPointer(new), old = UnsafeRawPointer(old)
    let first = new.load(as: UInt64.self) ^ old.load(as: UInt64.self)
    let second =
      new.load(fromByteOffset: 8, as: UInt64.self) ^ old.load(fromByteOffset: 8, as: UInt64.self)
    return first | second != 0
  }

  @inline(__always)
  private func set(_ color: UInt32, _ count: inout Int) {
    put(0x1B, &count)
    put(0x5B, &count)
    put(0x33, &count)
    put(UInt8(truncatingIfNeeded: 0x30 &+ color), &count)
    put(0x6D, &count)
  }

  @inline(__always)
  private func move(to x: Int, _ y: Int, _ count: inout Int) {
    put(0x1B, &count)
    put(0x5B, &count)
    put(number: y &+ 1, &count)
    put(0x3B, &count)
    put(number: x &+ 1, &count)
    put(0x48, &count)
  }

  @inline(__always)
  private func put(number: Int, _ count: inout Int) {
    if number >= 100 { put(UInt8(truncatingIfNeeded: 48 &+ number / 100), &count) }
    if number >= 10 { put(UInt8(truncatingIfNeeded: 48 &+ number / 10 % 10), &count) }
    put(UInt8(truncatingIfNeeded: 48 &+ number % 10), &count)
  }

  @inline(__always)
  private func put(_ byte: UInt8, _ count: inout Int) {
    output[count] = byte
    count &+= 1
  }
}
