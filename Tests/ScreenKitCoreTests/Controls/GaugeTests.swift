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

  @Test func `all numbers have the decimal point of the language`() {
    Strings().makeCurrent()
    defer { Strings().makeCurrent() }
    var strings = Strings()
    strings.fields.decimalPoint = ","
    strings.makeCurrent()
    let gauge = Gauge(0...2, step: 0.5, value: 1.5)
    #expect(gauge.text == "1,5" && gauge.accessibleValue == "1,5")
    #expect(Slider(0...2, step: 0.5, value: 1.5).accessibleValue == "1,5")
    let chart = Chart(.bars, [1.5, 2.25])
    #expect(chart.accessibleValue.contains("1,5") && chart.accessibleValue.contains("2,25"))
    #expect(!chart.accessibleValue.contains("1.5") && chart.backend.digits(of: 1e-7) == "0")
    let curve = LineChart(values: [0.5, 1.5])
    #expect(curve.text(of: 0.5) == "0,5" && curve.accessibleValue.contains("1,5"))
  }
}
