import NIOCore
import Testing

@testable import MusterServerKit

@Suite("The progress of a connection")
struct ConnectionProgressTests {
  private var progress = ConnectionProgress(at: .uptimeNanoseconds(0))

  private static func at(_ second: Int64) -> NIODeadline {
    .uptimeNanoseconds(0) + .seconds(second)
  }

  private func at(_ second: Int64) -> NIODeadline { Self.at(second) }

  @Test mutating func `a head has ten seconds, even with single bytes`() {
    for second in 0..<10 { progress.readBytes(at: at(Int64(second))) }
    #expect(progress.deadline == at(10))
    #expect(progress.isIdle)
  }

  @Test mutating func `a body has thirty seconds from its head`() {
    progress.readHead(at: at(5))
    for second in 5..<30 { progress.readBytes(at: at(Int64(second))) }
    #expect(progress.deadline == at(35))
    #expect(progress.waitingSince == at(5))
    #expect(!progress.isIdle)
  }

  @Test mutating func `the server itself has as long as it needs`() {
    progress.readHead(at: at(1))
    progress.readEnd(at: at(2))
    #expect(progress.deadline == nil)
    #expect(progress.waitingSince == nil)
  }

  @Test mutating func `each piece of a response has thirty seconds`() {
    progress.readHead(at: at(1))
    progress.readEnd(at: at(1))
    progress.write(at: at(2))
    progress.write(at: at(20))
    #expect(progress.deadline == at(32))
    progress.wrote(at: at(21))
    #expect(progress.deadline == at(51))
    #expect(progress.waitingSince == at(21))
    progress.wrote(at: at(22))
    #expect(progress.deadline == nil)
  }

  @Test mutating func `an answered connection may be idle for a minute`() {
    progress.readHead(at: at(1))
    progress.readEnd(at: at(1))
    progress.answered(at: at(3))
    #expect(progress.deadline == at(63))
    #expect(progress.isIdle)
    progress.readBytes(at: at(40))
    #expect(progress.deadline == at(50))
  }

  @Test mutating func `an early response leaves the body its time`() {
    progress.readHead(at: at(1))
    progress.answered(at: at(2))
    #expect(progress.deadline == at(31))
    progress.readEnd(at: at(3))
    #expect(progress.deadline == at(63))
  }

  @Test mutating func `requests before the response are all answered`() {
    for second in 1...3 {
      progress.readHead(at: at(Int64(second)))
      progress.readEnd(at: at(Int64(second)))
    }
    progress.answered(at: at(4))
    progress.answered(at: at(5))
    #expect(progress.deadline == nil)
    progress.answered(at: at(6))
    #expect(progress.deadline == at(66))
  }
}
