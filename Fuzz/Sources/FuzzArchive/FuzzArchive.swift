import Foundation
import FuzzSupport
@testable import ScreenKitCore
@testable import ScreenKitDocuments
@testable import ScreenKitNav

/// Runs an app with any saved state: the state must be restored or rejected.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArchive(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { RestoredApp(data).use() }
  return 0
}

private struct Leaf: Route {
  let number: Int
}

private final class Screen: Controller {
  override func makeView() -> View {
    let list = List(["one", "two", "three"])
    list.id = "list"
    let field = TextField("field")
    field.id = "field"
    return Column {
      list
      field
    }
  }
}

private final class TwoTabs: TabNavigator {
  override func makeTabs() -> [Tab] {
    [Tab("first") { StackNavigator { Screen() } }, Tab("second", route: Leaf(number: 0))]
  }
}

private final class Keeper: StateKeeper {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func load() throws -> ScreenArchive? { try StateFile.archive(in: data) }
  func save(_ archive: ScreenArchive) {}
  func clear() {}
}

@MainActor
private struct RestoredApp {
  private let application: Application
  private let root: CompositeNavigator

  init(_ data: Data) {
    let routes = RouteTable()
    routes.add(Leaf.self) { _ in Screen() }
    root = CompositeNavigator(routes: routes) { TwoTabs() }
    application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.ports.stateKeeper = Keeper(data)
  }

  func use() {
    application.start()
    precondition(application.state == .active, "the app did not start")
    application.dispatch(.key(KeyPress(.down)), .text("x"), .key(KeyPress(.escape)))
    let tabs = root.front as? TwoTabs
    tabs?.select(0)
    tabs?.front?.front?.push(Leaf(number: 1))
    application.quit()
  }
}
