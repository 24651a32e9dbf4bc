import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Gauge and digits")
struct GaugeTests {
  private let gauge = Gauge(
    0...100, step: 1, value: 21, zones: [.init(from: 80, .warning), .init(from: 90, .negative)])

  @Test(
    arguments: [
      (21, "21", .standard), (80, "80, warning", .warning), (95, "95, error", .negative),
      (-5, "-5", .standard), (999, "999, error", .negative),
      (.infinity, "infinity, error", .negative),
    ] as [(Double, String, ViewStyle.Tint)])
  func `the zone of the value determines its meaning`(
    value: Double, text: String, tint: ViewStyle.Tint
  ) {
    gauge.value = value
    #expect(gauge.accessibleValue == text)
    #expect(gauge.tint == tint)
  }

  @Test func `an invalid number counts as no value`() {
    for value in [nil, Double.nan] {
      gauge.value = value
      #expect(gauge.value == nil && gauge.fraction == nil && gauge.text.isEmpty)
      #expect(gauge.accessibleValue == "no value")
    }
  }

  @Test func `the bar ends at the ends of the range`() {
    gauge.value = -5
    #expect(gauge.fraction == 0)
    gauge.value = .infinity
    #expect(gauge.fraction == 1)
  }

  @Test func `a description replaces the digits`() {
    gauge.describe = { "\(Int($0)) °C" }
    #expect(gauge.accessibleValue == "21 °C")
    #expect(gauge.role == .gauge && !gauge.acceptsFocus)
  }

  @Test func `a change is reported once`() {
    let backing = RecordingBacking(gauge)
    gauge.value = 22
    gauge.value = 22
    #expect(backing.take() == [.content])
  }

  @Test func `large figures are read as text, after their name`() {
    let digits = Digits("12:30")
    #expect(digits.accessibleText == "12:30" && digits.accessibleValue.isEmpty)
    digits.accessibleName = "Time"
    #expect(digits.accessibleText == "Time" && digits.accessibleValue == "12:30")
    #expect(digits.role == .text)
  }
}
