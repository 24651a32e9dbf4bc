/// The hash function SHA-256 (FIPS 180-4), which the toolchain's Foundation on Linux lacks.
///
/// It identifies contents and names files. Passwords need a slow function instead.
public struct SHA256 {
  private static let rounds: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  private static let beginning: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  // Plain pointers and loops are many times faster in a debug build, which does not optimize
  // generic code. The pointers are valid only during the call of the static `process`.
  private let state: UnsafeMutablePointer<UInt32>
  private let schedule: UnsafeMutablePointer<UInt32>
  private let rounds: UnsafePointer<UInt32>

  /// Returns the hash of `bytes` as 64 lower-case hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in hash(of: bytes) {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the hash of `bytes`, which has 32 bytes.
  public static func hash(of bytes: [UInt8]) -> [UInt8] {
    // The padding: a 1 bit, zeroes up to a whole block, and the length in bits.
    let whole = bytes.count / 64 * 64
    var end = Array(bytes[whole...]) + [0x80]
    end += [UInt8](repeating: 0, count: (120 - end.count) % 64)
    end += bigEndian(UInt64(bytes.count) * 8)
    var state = beginning
    var schedule = [UInt32](repeating: 0, count: 64)
    process(bytes, count: whole, &state, &schedule, rounds)
    process(end, count: end.count, &state, &schedule, rounds)
    return state.flatMap(bigEndian)
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Processes `count` bytes, a multiple of 64.
  private static func process(
    _ bytes: UnsafePointer<UInt8>, count: Int, _ state: UnsafeMutablePointer<UInt32>,
    _ schedule: UnsafeMutablePointer<UInt32>, _ rounds: UnsafePointer<UInt32>
  ) {
    let hash = SHA256(state: state, schedule: schedule, rounds: rounds)
    var start = 0
    while start < count {
      hash.process(bytes + start)
      start += 64
    }
  }

  private func process(_ block: UnsafePointer<UInt8>) {
    fillSchedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    var index = 0
    while index < 64 {
      let mixed = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let chosen = (e & f) ^ (~e & g)
      let first = h &+ mixed &+ chosen &+ rounds[index] &+ schedule[index]
      let most = (a & b) ^ (a & c) ^ (b & c)
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ most
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
      index += 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private func fillSchedule(_ block: UnsafePointer<UInt8>) {
    var index = 0
    while index < 64 {
      schedule[index / 4] = schedule[index / 4] << 8 | UInt32(block[index])
      index += 1
    }
    index = 16
    while index < 64 {
      let early = schedule[index - 15], late = schedule[index - 2]
      let low = early.turned(7) ^ early.turned(18) ^ (early >> 3)
      let high = late.turned(17) ^ late.turned(19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
      index += 1
    }
  }
}

extension UInt32 {
  /// Returns the number rotated to the right by `count` bits.
  @inline(__always) fileprivate func turned(_ count: UInt32) -> UInt32 {
    self &>> count | self &<< (32 &- count)
  }
}
