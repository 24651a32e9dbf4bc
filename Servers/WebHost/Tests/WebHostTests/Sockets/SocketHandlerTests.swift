import NIOCore
import NIOWebSocket
import ScreenKitWeb
import Testing

@testable import WebHost

@Suite("A client's socket")
struct SocketHandlerTests {
  @Test func `messages arrive in order, whole or in parts`() throws {
    let stage = try SocketStage()
    stage.send("one")
    stage.send(.text, Array("tw".utf8), fin: false)
    stage.send(.ping, [7])
    stage.send(.continuation, Array("o ".utf8), fin: false)
    stage.send(.continuation, Array("ü".utf8))
    stage.send("")
    #expect(stage.reader.messages == ["one", "two ü", ""])
    let frames = try stage.frames()
    #expect(frames.map(\.opcode) == [.pong])
    #expect(frames.map { Array($0.data.readableBytesView) } == [[7]])
  }

  @Test func `a character can be cut between two parts`() throws {
    let stage = try SocketStage()
    let bytes = Array("aü😀".utf8)
    for cut in 0...bytes.count {
      stage.send(.text, Array(bytes[..<cut]), fin: false)
      stage.send(.continuation, Array(bytes[cut...]))
    }
    #expect(stage.reader.messages == Array(repeating: "aü😀", count: bytes.count + 1))
  }

  @Test(
    arguments: [
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3], [0x80], [0xFF],
      [0x61, 0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func `text that is not UTF-8 ends the connection`(_ bytes: [UInt8]) throws {
    let stage = try SocketStage()
    stage.send(.text, bytes)
    #expect(try stage.closeCode() == 1_007)
    #expect(stage.reader.messages == [])
    #expect(stage.reader.ends == 1)
  }

  @Test func `frames that violate the protocol end the connection`() throws {
    try expect(1_002) { $0.send(.continuation, [1]) }
    try expect(1_002) {
      $0.send(.text, [97], fin: false)
      $0.send(.text, [97])
    }
    try expect(1_002) { $0.send(.text, [97], rsv: true) }
    try expect(1_002) { $0.send(.text, [97], masked: false) }
    try expect(1_002) { $0.send(.ping, [97], fin: false) }
    try expect(1_002) { $0.send(.ping, Array(repeating: 97, count: 126)) }
    try expect(1_003) { $0.send(.binary, [97]) }
    for code in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15].compactMap({ UInt8(exactly: $0) }) {
      if let opcode = WebSocketOpcode(encodedWebSocketOpcode: code) {
        try expect(1_002) { $0.send(opcode, [97]) }
      }
    }
  }

  @Test func `close frames are confirmed with their code`() throws {
    try expect(1_000) { $0.send(.connectionClose) }
    for code in [1_000, 1_001, 1_011, 3_000, 4_999] {
      try expect(code) { $0.send(.connectionClose, Self.close(code, Array("bye".utf8))) }
    }
    for code in [0, 999, 1_004, 1_005, 1_006, 1_015, 2_999, 5_000, 65_535] {
      try expect(1_002) { $0.send(.connectionClose, Self.close(code)) }
    }
    try expect(1_002) { $0.send(.connectionClose, [3]) }
    try expect(1_007) { $0.send(.connectionClose, Self.close(1_000, [0xC3])) }
  }

  @Test func `a message has at most the limited length`() throws {
    let stage = try SocketStage { $0.session.messageBytes = 1_000 }
    stage.send(.text, Array(repeating: 97, count: 1_000))
    stage.send(.text, Array(repeating: 97, count: 600), fin: false)
    stage.send(.continuation, Array(repeating: 97, count: 400))
    #expect(stage.reader.messages.map(\.count) == [1_000, 1_000])
    stage.send(.text, Array(repeating: 97, count: 600), fin: false)
    stage.send(.continuation, Array(repeating: 97, count: 401))
    #expect(try stage.closeCode() == 1_009)
    #expect(stage.reader.messages.count == 2)
    // The announced length is refused at once, without the data of the frame.
    try expect(1_009) {
      $0.write(ByteBuffer(bytes: [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 3, 4]))
    }
    try expect(1_009) { $0.write(ByteBuffer(bytes: [0x81, 0xFF, 255, 0, 0, 0, 0, 0, 0, 0])) }
  }

  @Test func `nothing is read after a close`() throws {
    let stage = try SocketStage()
    stage.handler.close(.replaced)
    #expect(try stage.closeCode() == 4_002)
    stage.send("late")
    #expect(stage.isOpen)
    stage.send(.connectionClose, Self.close(4_002))
    #expect(!stage.isOpen)
    #expect(stage.reader.messages == [])
    #expect(stage.reader.ends == 1)
  }

  @Test func `an unconfirmed close ends after a while`() throws {
    let stage = try SocketStage()
    stage.handler.close(.restart)
    stage.pass(.seconds(29))
    #expect(stage.isOpen)
    stage.pass(.seconds(1))
    #expect(!stage.isOpen)
    #expect(stage.reader.ends == 1)
  }

  @Test func `neither pings nor answers give more time to confirm a close`() throws {
    let stage = try SocketStage { $0.pingInterval = .seconds(10) }
    stage.pass(.seconds(10))
    stage.handler.close(.restart)
    for _ in 0..<29 {
      stage.pass(.seconds(1))
      stage.send(.ping)
      stage.send(.pong)
    }
    #expect(stage.isOpen)
    #expect(try stage.frames().map(\.opcode) == [.ping, .connectionClose])
    stage.pass(.seconds(1))
    #expect(!stage.isOpen)
    #expect(stage.reader.ends == 1)
  }

  @Test func `pings detect a lost client`() throws {
    let stage = try SocketStage()
    stage.pass(.seconds(30))
    #expect(try stage.frames().map(\.opcode) == [.ping])
    stage.send(.pong)
    stage.pass(.seconds(59))
    #expect(stage.isOpen)
    stage.pass(.seconds(1))
    #expect(!stage.isOpen)
    #expect(stage.reader.ends == 1)
  }

  @Test func `a client that does not read is disconnected`() throws {
    let stage = try SocketStage { $0.pingInterval = .seconds(3_600) }
    stage.handler.send("frame")
    stage.pass(.seconds(300))
    #expect(stage.isOpen)
    stage.isSlow = true
    stage.handler.send("frame")
    stage.pass(.seconds(29))
    #expect(stage.isOpen)
    stage.pass(.seconds(1))
    #expect(!stage.isOpen)
  }

  @Test func `a flood ends the connection, a burst does not`() throws {
    let stage = try SocketStage {
      ($0.session.messagesPerSecond, $0.session.messageBurst) = (10, 20)
    }
    for _ in 0..<20 { stage.send("x") }
    #expect(stage.isOpen)
    stage.pass(.seconds(1))
    for _ in 0..<10 { stage.send("x") }
    #expect(stage.reader.messages.count == 30)
    stage.send(.ping)
    #expect(try stage.closeCode() == 1_008)
    #expect(stage.reader.ends == 1)
  }

  /// Expects that `action` ends a new connection with `code`, and that no message is read.
  private func expect(
    _ code: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ action: (SocketStage) -> Void
  ) throws {
    let stage = try SocketStage()
    action(stage)
    #expect(try stage.closeCode() == code, sourceLocation: sourceLocation)
    #expect(stage.reader.messages == [], sourceLocation: sourceLocation)
    #expect(stage.reader.ends == 1, sourceLocation: sourceLocation)
  }

  private static func close(_ code: Int, _ reason: [UInt8] = []) -> [UInt8] {
    [UInt8(code >> 8), UInt8(code & 255)] + reason
  }
}
