import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Old values", .leakFree)
struct OldValueTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `a value without references comes with its old value`() {
    let token = person.observe(\.age) { log.write("\($0.old ?? -1)→\($0.new)") }
    person.age = 31
    person.age += 1
    withExtendedLifetime(token) { #expect(log.entries == ["30→31", "31→32"]) }
  }

  @Test func `a value with references has an old value only on request`() {
    let tokens = [
      person.observe(\.name) { log.write("\($0.old ?? "nil")→\($0.new)") },
      person.observe(\.name, keepingOld: true) { log.write("\($0.old ?? "nil")→\($0.new)") },
    ]
    person.name = "Bob"
    person.name.append("by")
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["nil→Bob", "Ann→Bob", "nil→Bobby", "Bob→Bobby"])
    }
  }

  @Test func `each write in a callback has the previous one as old value`() {
    let tokens = [
      person.observe(\.age) { if $0.new == 1 { (person.age, person.age) = (2, 3) } },
      person.observe(\.age) { log.write("\($0.old ?? -1)→\($0.new)") },
    ]
    person.age = 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["30→1", "1→2", "2→3"]) }
  }

  @Test func `a computed path has its last reported value as old value`() {
    let token = person.observe(\.greeting) { log.write("\($0.old ?? "nil")→\($0.new)") }
    person.age = 31
    withExtendedLifetime(token) { #expect(log.entries == ["Ann, 30→Ann, 31"]) }
  }
}
