import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("HeartSettings", .leakFree)
struct HeartSettingsTests {
  private let heart: Heart
  private let application: Application
  private let controller: HeartSettings

  init() {
    let clock = ManualClock()
    heart = Heart(clock: clock)
    controller = HeartSettings(heart)
    application = Application(root: controller, surface: NullSurface(), clock: clock)
    application.start()
  }

  private func rate() throws -> String { try view("rate", Label.self).text }

  private func view<V: View>(_ id: ViewID, _: V.Type = V.self) throws -> V {
    try #require(application.window.view(id) as? V)
  }

  @Test(.proves("B-019", "B-024", "B-025"))
  func `the view hierarchy is two labels and two buttons`() throws {
    var labels: [String] = [], buttons: [String] = []
    application.window.forEachShown { view in
      if let label = view as? Label { labels.append(label.text) }
      if let button = view as? Button { buttons.append(button.title) }
    }
    #expect(labels == ["Heart rate", "60 BPM"])
    #expect(buttons == ["-", "+"])
  }

  @Test(.proves("B-020", "B-022", "B-026", "B-032", "F-010", "F-133"))
  func `the buttons call increase and decrease`() throws {
    try view("plus", Button.self).perform()
    #expect(heart.heartRate == 61)
    try view("minus", Button.self).perform()
    try view("minus", Button.self).perform()
    #expect(heart.heartRate == 59)
  }

  @Test(.proves("B-020"))
  func `the plus and minus keys do the same`() {
    application.dispatch(.key("+"), .key("="), .key("-"))
    #expect(heart.heartRate == 61)
  }

  @Test(.proves("B-021", "B-031", "B-033"))
  func `the label follows the model for all changes`() throws {
    heart.heartRate = 72
    let first = try rate()
    #expect(first == "72 BPM")
    controller.increase()
    let second = try rate()
    #expect(second == "73 BPM")
  }

  @Test(.proves("B-031"))
  func `one change is one update of the label`() throws {
    let counter = ChangeCounter()
    try view("rate", Label.self).backing = counter
    try view("plus", Button.self).perform()
    #expect(counter.changes == 1)
  }

  @Test(.proves("B-029", "F-015"))
  func `at the highest rate another press changes nothing`() throws {
    heart.heartRate = 220
    let counter = ChangeCounter()
    try view("rate", Label.self).backing = counter
    try view("plus", Button.self).perform()
    #expect(heart.heartRate == 220)
    #expect(counter.changes == 0)
  }
}

/// A counter of the changes that a view reports to its backend.
private final class ChangeCounter: ViewBacking {
  private(set) var changes = 0
  override func viewDidChange(_ change: ViewChange) { changes += 1 }
}
