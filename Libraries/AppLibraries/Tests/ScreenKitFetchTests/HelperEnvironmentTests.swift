import Testing

@testable import ScreenKitFetch

@Suite("Helper process: environment")
struct HelperEnvironmentTests {
  /// Returns the variables, with their final zeros, that a helper gets from an app.
  private func passed(_ variables: [[UInt8]]) -> [[UInt8]] {
    let strings = variables.map { variable in
      let bytes = variable + [0]
      let string = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      UnsafeMutableRawBufferPointer(start: string, count: bytes.count).copyBytes(from: bytes)
      return string
    }
    defer { for string in strings { string.deallocate() } }
    var pointers: [UnsafeMutablePointer<CChar>?] = strings
    pointers.append(nil)
    return HelperProcess.variables(from: pointers).map { variable in
      variable.withUnsafeBytes { Array($0) }
    }
  }

  @Test func `variables that are not UTF-8 arrive unchanged`() {
    let value: [UInt8] = Array("PROXY=".utf8) + [0xFF, 0xC3, 0x28]
    let name: [UInt8] = [0xE9] + Array("=1".utf8)
    let variables = [Array("HOME=/ü".utf8), value, name, Array("EMPTY=".utf8), Array("=odd".utf8)]
    #expect(passed(variables) == variables.map { $0 + [0] })
  }

  @Test func `withheld variables do not arrive`() {
    let withheld = ["SSLKEYLOGFILE=/keys", "SWIFT_BACKTRACE=enable=yes", "SSLKEYLOGFILE="]
    let others = ["SSLKEYLOGFILES=/keys", "X=SSLKEYLOGFILE=/keys", "sslkeylogfile=/keys"]
    let variables = (withheld + others).map { Array($0.utf8) }
    #expect(passed(variables) == others.map { Array($0.utf8) + [0] })
  }
}
