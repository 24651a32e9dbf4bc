import ScreenKitTesting
import ScreenKitText
import Testing

@testable import Tasks

@MainActor
@Suite("A dashboard", .leakFree)
struct DashboardTests {
  @Test func `the charts follow the model`() async throws {
    let load = MachineLoad()
    let test = ScreenTest(DashboardScreen(load), size: CellSize(columns: 46, rows: 18))
    for second in 0..<30 { load.add(load: Double(second * 3), memory: 84) }
    await test.settle()
    try expectPage(test, "dashboard")
  }
}
