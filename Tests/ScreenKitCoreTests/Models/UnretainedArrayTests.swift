import Testing

@testable import ScreenKitCore

@Suite("Iterated lists of observers")
struct UnretainedArrayTests {
  private final class Member {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test("members are visited in order")
  func order() {
    let array = UnretainedArray([Member(1), Member(2)])
    var numbers: [Int] = []
    for index in 0..<array.count { array.with(index) { numbers.append($0.number) } }
    #expect(numbers == [1, 2])
  }

  #if DEBUG
    @Test("replacing a list while it is iterated traps in debug builds")
    func replacing() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let members = UnsafeMutablePointer<UnretainedArray<Member>>.allocate(capacity: 1)
        members.initialize(to: UnretainedArray([Member(1)]))
        members.pointee.with(0) { _ in members.deinitialize(count: 1) }
      }
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(error.contains("replaced while it is iterated"))
    }
  #endif
}
