import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@Suite struct InputFuzzTests {
  /// Bytes and parts of sequences, so that random input passes the first byte.
  private static let parts: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\",
      "\u{7}", "\u{18}", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[M", "<", "?", ">", ";", ":", "$",
      "y", "u", "~", "M",
      "m", "R", "c", "t", "n", "27", "52;c;", "4;1;rgb:", "1+r", "!|", "99999999999999999999", "1",
      "5", "é", "😀", "a", "\r", "=", "/",
    ].map { Array($0.utf8) }

  private static func garbage(_ random: inout InputRandom) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      if Bool.random(using: &random) {
        bytes += parts[Int.random(in: 0..<parts.count, using: &random)]
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    return bytes
  }

  private static var limits: InputLimits {
    var limits = InputLimits()
    limits.pasteBytes = 32
    limits.stringBytes = 64
    return limits
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `after random input and silence a key is a key`(seed: UInt64) {
    var random = InputRandom(seed: seed)
    for _ in 0..<1000 {
      let bytes = Self.garbage(&random)
      var decoder = InputDecoder(limits: Self.limits)
      decoder.feed(bytes) { _ in }
      while decoder.awaitsTimeout { decoder.timeOut { _ in } }
      var inputs: [TerminalInput] = []
      decoder.feed("a".utf8) { inputs.append($0) }
      #expect(!decoder.awaitsTimeout && inputs == TerminalInput.typed("a"), "\(bytes)")
      #expect(decoder.keptBytes == 0)
    }
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `random input in pieces has the same outcome`(seed: UInt64) {
    var random = InputRandom(seed: seed)
    for _ in 0..<1000 {
      let bytes = Self.garbage(&random)
      let whole = InputDecoder.inputs(of: bytes, limits: Self.limits, thenSilence: true)
      var decoder = InputDecoder(limits: Self.limits)
      var inputs: [TerminalInput] = []
      for byte in bytes { decoder.feed(CollectionOfOne(byte)) { inputs.append($0) } }
      decoder.timeOut { inputs.append($0) }
      #expect(inputs == whole, "\(bytes)")
    }
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `no key and no text contains a control character`(seed: UInt64) {
    var random = InputRandom(seed: seed)
    var count = 0
    for _ in 0..<1000 {
      let bytes = Self.garbage(&random)
      for input in InputDecoder.inputs(of: bytes, limits: Self.limits, thenSilence: true) {
        count += Self.text(of: input).unicodeScalars.count
        #expect(Self.text(of: input).unicodeScalars.allSatisfy(Self.isPlain), "\(bytes)")
      }
    }
    #expect(count > 1000)
  }

  private static func text(of input: TerminalInput) -> String {
    switch input {
    case .event(.key(let press)):
      if case .character(let character) = press.key { String(character) } else { "" }
    case .event(.text(let text)), .event(.paste(let text)): text
    case .answer(.clipboard(let text)), .answer(.version(let text)): text
    default: ""
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
  }
}
