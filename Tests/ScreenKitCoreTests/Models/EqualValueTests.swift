import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Equal values", .leakFree, .proves("F-121"))
struct EqualValueTests {
  private let person = Person()
  private let log = Log<String>()

  @Test func `assigning an equal value notifies nobody`() {
    let tokens = [
      person.observe(\.age) { _ in log.write("age") },
      person.observe(\.name) { _ in log.write("name") },
      person.observe(\.tags) { _ in log.write("tags") },
      person.observe(\.spot) { _ in log.write("spot") },
      person.observe(\.address) { _ in log.write("address") },
    ]
    person.age = 30
    person.name = "Ann"
    person.tags = []
    person.spot = Spot()
    person.address = Address()
    withExtendedLifetime(tokens) { #expect(log.isEmpty) }
  }

  @Test func `changing a value in place to an equal one notifies nobody`() {
    let tokens = [
      person.observe(\.age) { _ in log.write("age") },
      person.observe(\.spot) { _ in log.write("spot") },
    ]
    person.age += 0
    person.spot.x = 0
    person.spot.x += 1
    withExtendedLifetime(tokens) { #expect(log.entries == ["spot"]) }
  }

  @Test func `changes in place of values with references are not compared`() {
    // Keeping the old value would turn each change in place into a copy.
    let tokens = [
      person.observe(\.name) { log.write($0.new) },
      person.observe(\.tags) { log.write("\($0.new)") },
      person.observe(\.address) { log.write($0.new.street) },
    ]
    person.name.append("")
    person.tags.append(contentsOf: [])
    person.address.street = "Alvarado"
    withExtendedLifetime(tokens) { #expect(log.entries == ["Ann", "[]", "Alvarado"]) }
  }

  @Test func `observers of old values also compare changes in place`() {
    let token = person.observe(\.name, keepingOld: true) { log.write($0.new) }
    person.name.append("")
    person.name.append("e")
    withExtendedLifetime(token) { #expect(log.entries == ["Anne"]) }
  }

  @Test func `NaN differs from itself`() {
    let gauge = Gauge()
    let token = gauge.observe(\.level) { log.write("\($0.new)") }
    gauge.level = .nan
    gauge.level = .nan
    withExtendedLifetime(token) { #expect(log.entries == ["nan", "nan"]) }
  }

  @Test func `an optional is compared like its value`() {
    let gauge = Gauge()
    let token = gauge.observe(\.unit) { log.write($0.new ?? "none") }
    gauge.unit = nil
    gauge.unit = "bar"
    gauge.unit = "bar"
    gauge.unit = nil
    withExtendedLifetime(token) { #expect(log.entries == ["bar", "none"]) }
  }
}

private final class Gauge: Model {
  @Observed var level = 0.0
  @Observed var unit: String?
}
