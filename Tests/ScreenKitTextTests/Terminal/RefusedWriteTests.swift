#if os(Linux)
  internal import Glibc
  internal import Testing

  @testable internal import ScreenKitText

  /// An event counter of the system that is nearly full: it reports that it is ready, and then
  /// refuses bytes.
  @MainActor @Suite struct `Writes that are refused endlessly` {
    private final class Refuser {
      let descriptor: Int32

      init() throws {
        // The Swift module of the C library does not contain the function.
        let function = try #require(dlsym(nil, "eventfd"))
        typealias Signature = @convention(c) (UInt32, Int32) -> Int32
        descriptor = unsafeBitCast(function, to: Signature.self)(0, O_NONBLOCK)
        var value = UInt64.max - 2
        #expect(write(descriptor, &value, 8) == 8)
      }

      deinit { close(descriptor) }

      /// Whether the descriptor reports that it is writable.
      var isReady: Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&ready, 1, 0) == 1 && ready.revents == Int16(POLLOUT)
      }

      func drain() {
        var value: UInt64 = 0
        read(descriptor, &value, 8)
      }
    }

    private static let bytes = Array("12345678".utf8)

    @Test func `end when they are required soon`() throws {
      let refuser = try Refuser()
      #expect(refuser.isReady)
      var pauses = 0
      let isWritten = Self.bytes.withUnsafeBytes {
        SystemCalls.writeSoon($0, to: refuser.descriptor) { pauses += 1 }
      }
      #expect(!isWritten && (100...1000).contains(pauses))
    }

    @Test func `are an error of the terminal after some seconds`() throws {
      let refuser = try Refuser()
      var pauses = 0
      let output = TerminalOutput(to: refuser.descriptor) { pauses += 1 }
      var (waits, failures) = (0, [Int32]())
      output.onWait = { waits += 1 }
      output.onFree = { Issue.record("nothing was written") }
      output.onFailure = { failures.append($0) }
      #expect(Self.bytes.withUnsafeBytes(output.write))
      #expect(waits == 1 && output.isBusy)
      for _ in 1..<TerminalOutput.refusalLimit { output.goOn() }
      #expect(failures == [] && output.isBusy)
      #expect(pauses == TerminalOutput.refusalLimit - 1)
      output.goOn()
      #expect(failures == [EAGAIN] && !output.isBusy)
    }

    @Test func `are forgiven as soon as bytes are accepted`() throws {
      let refuser = try Refuser()
      let output = TerminalOutput(to: refuser.descriptor) {}
      var isFree = false
      output.onFree = { isFree = true }
      output.onFailure = { Issue.record("failed with \($0)") }
      #expect(Self.bytes.withUnsafeBytes(output.write))
      output.goOn()
      refuser.drain()
      output.goOn()
      #expect(isFree && !output.isBusy)
    }
  }
#endif
