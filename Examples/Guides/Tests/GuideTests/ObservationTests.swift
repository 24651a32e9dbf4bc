import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to observation", .leakFree)
struct ObservationTests {
  private let thermostat = Thermostat()

  @Test func `the first value and each change are reported`() async {
    let test = ScreenTest(ThermostatScreen(thermostat))
    #expect(test.screen.contains("20.0 °C"))
    #expect(!test.screen.contains("ing"))
    thermostat.degrees = 18
    await test.settle()
    #expect(test.screen.contains("18.0 °C"))
    #expect(test.screen.contains("Falling"))
    #expect(test.screen.contains("Heating"))
  }

  @Test func `refresh is called once for all changes of a turn`() async {
    let screen = SummaryScreen(thermostat)
    let test = ScreenTest(screen)
    let before = screen.refreshCount
    thermostat.degrees = 17
    thermostat.isOn = false
    await test.settle()
    #expect(screen.refreshCount == before + 1)
    #expect(test.screen.contains("17.0 °C, off"))
  }

  @Test func `a write of the same value is no change`() async {
    let screen = SummaryScreen(thermostat)
    let test = ScreenTest(screen)
    let before = screen.refreshCount
    thermostat.degrees = 20
    await test.settle()
    #expect(screen.refreshCount == before)
  }

  @Test func `a model observes another one`() {
    let log = HeatingLog(thermostat)
    thermostat.degrees = 18
    thermostat.degrees = 17
    #expect(log.starts == 1)
  }

  @Test func `an observable class of another library is shown`() async {
    let player = Player()
    let test = ScreenTest(PlayerScreen(player))
    player.song = "Summertime"
    await test.settle()
    #expect(test.screen.contains("Summertime"))
  }
}
