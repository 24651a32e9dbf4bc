@testable import ScreenKitText
import Testing

@MainActor
@Suite struct ByteBufferTests {
  private let buffer = ByteBuffer(capacity: 4)

  private var text: String { String(decoding: buffer.bytes, as: UTF8.self) }

  @Test(arguments: [0, 1, 9, 10, 42, 99, 100, 255, 999, 1000, 9999, 10000, 65535, 99999])
  func `a number is written in decimal`(number: Int) {
    buffer.reserve(8)
    buffer.put(number: number)
    #expect(text == "\(number)")
  }

  @Test func `the buffer grows and keeps its content`() {
    for _ in 0..<100 { buffer.append("abc") }
    #expect(buffer.count == 300)
    #expect(text == String(repeating: "abc", count: 100))
  }

  @Test func `bytes can be removed again`() {
    buffer.append("abcdef")
    buffer.truncate(to: 3)
    #expect(text == "abc")
    buffer.append(Array("xyz".utf8))
    buffer.removeSubrange(from: 1, to: 4)
    #expect(text == "ayz")
    buffer.removeSubrange(from: 0, to: 3)
    #expect(buffer.count == 0)
    buffer.removeAll()
    #expect(text == "")
  }
}
