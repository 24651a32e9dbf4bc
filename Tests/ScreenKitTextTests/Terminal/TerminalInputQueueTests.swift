import ScreenKitC
import ScreenKitCore
@testable import ScreenKitText
import Testing

/// The input that the watchdog reads ahead, and its delivery to the host.
@Suite struct TerminalInputQueueTests {
  /// A queue of typed input, read from a pipe.
  private struct Typing: ~Copyable {
    let queue: TerminalInputQueue
    private let ends: [Int32]

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      // The host reads a terminal in blocking mode; a blocking read here would be a failure.
      self.ends = ends
      queue = TerminalInputQueue(ends[0])
      queue.open()
    }

    deinit { for end in ends { close(end) } }

    func type(_ text: String) {
      var text = text
      text.withUTF8 { #expect(write(ends[1], $0.baseAddress, $0.count) == $0.count) }
    }

    /// Returns the host's input, at most `count` bytes; `nil` if there was none.
    func read(_ count: Int = 100) -> String? {
      withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
        let count = queue.read(into: buffer)
        guard count >= 0 else {
          #expect(errno == EAGAIN)
          return nil
        }
        return String(decoding: buffer[..<count], as: UTF8.self)
      }
    }

    /// Drops typed input, as the restoration of a terminal does.
    func flush() {
      withUnsafeTemporaryAllocation(byteCount: 100, alignment: 1) { buffer in
        _ = ScreenKitC.read(ends[0], buffer.baseAddress, buffer.count)
      }
    }

    /// Returns the input that the watchdog reads ahead.
    func readAhead() -> String? {
      queue.readAhead(visits: queue.outlook.visits)
        .map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  @Test func `the host gets input read ahead first, and only once`() throws {
    let typing = try Typing()
    typing.type("one ")
    #expect(typing.readAhead() == "one ")
    typing.type("two ")
    #expect(typing.readAhead() == "two ")
    #expect(typing.queue.holdsBytes)
    typing.type("three")
    #expect(typing.read(6) == "one tw")
    #expect(typing.queue.holdsBytes)
    #expect(typing.read() == "o ")
    #expect(!typing.queue.holdsBytes)
    #expect(typing.read() == "three")
  }

  @Test func `nothing is read ahead of a reading host`() throws {
    let typing = try Typing()
    typing.type("a")
    let visits = typing.queue.outlook.visits
    #expect(typing.read() == "a")
    typing.type("b")
    #expect(typing.queue.readAhead(visits: visits) == nil)
    #expect(typing.read() == "b")
  }

  @Test func `without input nothing is read ahead`() throws {
    let typing = try Typing()
    #expect(typing.readAhead() == nil)
    #expect(!typing.queue.holdsBytes)
  }

  @Test func `a host notified of bytes read ahead does not wait`() throws {
    let typing = try Typing()
    typing.type("a")
    #expect(typing.readAhead() == "a")
    #expect(typing.read() == "a")
    #expect(typing.read() == nil)
    typing.type("b")
    #expect(typing.read() == "b")
  }

  @Test func `a closed queue leaves input to others`() throws {
    let typing = try Typing()
    typing.type("a")
    let visits = typing.queue.outlook.visits
    typing.queue.close()
    #expect(typing.queue.outlook.visits != visits)
    #expect(typing.queue.outlook.descriptor < 0)
    #expect(typing.readAhead() == nil)
    #expect(typing.queue.open())
    #expect(!typing.queue.open())
    #expect(typing.queue.outlook.descriptor >= 0)
    #expect(typing.readAhead() == "a")
  }

  @Test func `a host does not wait for input dropped meanwhile`() throws {
    let typing = try Typing()
    typing.type("a")
    typing.queue.close()
    typing.flush()
    typing.queue.open()
    #expect(typing.read() == nil)
    typing.type("b")
    #expect(typing.read() == "b")
  }

  @Test func `reading ahead stops at a limit, and nothing is lost`() throws {
    let typing = try Typing()
    let block = String(repeating: "x", count: 4096)
    for _ in 0..<TerminalInputQueue.limit / 4096 {
      typing.type(block)
      #expect(typing.readAhead() == block)
    }
    typing.type("end")
    #expect(typing.readAhead() == nil)
    #expect(typing.read(TerminalInputQueue.limit)?.utf8.count == TerminalInputQueue.limit)
    #expect(typing.read() == "end")
  }

  @Test func `the watchdog continues at the host's position`() throws {
    let typing = try Typing()
    var decoder = InputDecoder()
    decoder.feed(Array("\u{1B}[200~begun".utf8)) { _ in }
    typing.queue.record(unfinished: decoder.unfinished)
    typing.type("\u{3}on\u{1B}[201~")
    let ahead = try #require(typing.queue.readAhead(visits: 0))
    var inputs: [TerminalInput] = []
    var continued = try #require(ahead.unfinished)
    continued.feed(ahead.bytes) { inputs.append($0) }
    #expect(inputs == [.event(.paste("on"))])
    decoder.feed(Array("\u{1B}[201~".utf8)) { _ in }
    #expect(decoder.unfinished == nil)
  }
}
