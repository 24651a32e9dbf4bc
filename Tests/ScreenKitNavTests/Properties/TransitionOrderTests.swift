import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitNav

/// The calls that running apps make, in random walks through them.
@MainActor
@Suite("Order of lifecycle calls", .leakFree)
struct TransitionOrderTests {
  @Test(.proves("F-096", "F-100", "F-102"), arguments: OrderedApp.Kind.allCases)
  func `the states before and after a method determine all calls`(kind: OrderedApp.Kind) {
    var calls = 0
    for seed in RandomWalks.seeds(20) {
      let app = OrderedApp(kind)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<60 { app.perform(&random) }
      #expect(app.failures.isEmpty, "seed \(seed)")
      calls += app.count
      app.end()
    }
    #expect(calls > 500)
  }

  @Test(.proves("F-096", "F-102"), arguments: RandomWalks.seeds(2, of: 100))
  func `across navigators all pauses come first and all destructions last`(group: UInt64) async {
    var moves = 0
    for number in 0..<UInt64(20) {
      let walk = Walk()
      for operation in Operation.walk(seed: group * 1000 + number)
      where Self.plainKinds.contains(operation.kind) {
        let start = walk.check.contract.log.count
        walk.perform(operation)
        let calls = walk.check.contract.log[start...]
        let phases = calls.map { call in Self.phases.firstIndex { call.hasSuffix($0) } ?? -1 }
        #expect(phases == phases.sorted(), "\(operation): \(calls)")
        moves += Set(phases).count > 2 ? 1 : 0
      }
      #expect(await walk.make([]).isEmpty)
    }
    #expect(moves > 20)
  }

  private static let phases = [".pause", ".create", ".appear", ".destroy"]

  /// The operations that are one transition each, without guards, tasks and the background.
  private static let plainKinds: Set<Operation.Kind> = [
    .push, .pushAlways, .pushUpdate, .pushUpTo, .pushDirect, .pushAbove, .pushTabs, .pop, .popTwo,
    .popTo, .popToRoot, .replace, .set, .remove, .bringToFront, .select, .addTab, .removeTab,
    .moveTab, .present, .presentTabs, .dismiss, .dismissAny, .close, .goBack, .openLink,
    .pushGated, .presentGated, .addGatedTab, .setGated, .openGate, .closeGate, .pass,
  ]
}
