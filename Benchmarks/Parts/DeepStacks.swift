import ScreenKitCore
import ScreenKitNav

/// Navigation methods over many screens: the cost per screen must not grow with their number.
@MainActor
enum DeepStacks {
  static func run() {
    for depth in [10_000, 100_000] {
      verb("push and pop", depth) { stack in
        stack.push(Leaf(), .always)
        stack.pop()
      }
      verb("push and close", depth) { stack in
        stack.push(Leaf(), .always)
        stack.front?.close()
      }
      closeFromBelow(depth)
      queue(depth)
      memoryWarning(depth)
      answers(depth)
      quit(depth)
    }
    million()
  }

  private static func verb(
    _ what: String, _ depth: Int, _ body: @escaping @MainActor (StackNavigator) -> Void
  ) {
    let (stack, application) = start(depth)
    Meter.time("\(what), \(depth) deep", 1000, wanted: "≤ 20000") { count in
      for _ in 0..<count { application.run { body(stack) } }
    }
    application.quit(force: true)
  }

  private static func closeFromBelow(_ depth: Int) {
    let (stack, application) = start(depth)
    let screens = stack.children.dropFirst().prefix(1000)
    once("close of a screen below \(depth) others", of: screens.count) {
      for screen in screens { application.run { _ = screen.close() } }
    }
    application.quit(force: true)
  }

  /// Calls all navigation methods in one lifecycle call of a screen.
  private static func queue(_ count: Int) {
    let (stack, application) = start(1)
    once("a push and a pop that wait with \(count) others", of: count) {
      let caller = Caller { screen in
        for _ in 0..<count {
          screen.push(Leaf(), .always)
          screen.navigator?.pop()
        }
      }
      stack.push(caller)
    }
    application.quit(force: true)
  }

  private static func memoryWarning(_ depth: Int) {
    let (_, application) = start(depth)
    once("a memory warning, for each of \(depth) screens", of: depth) {
      application.dispatch(.application(.releaseMemory))
    }
    application.quit(force: true)
  }

  /// Opens screens, each of which has asked the previous one for a result.
  private static func answers(_ depth: Int) {
    let (stack, application) = start(1)
    var asker = stack.front
    for _ in 0..<depth {
      (asker as? Asker)?.push(Asked(), .always)
      asker = stack.front
    }
    once("popToRoot, for each of \(depth) screens that owe an answer", of: depth) {
      stack.popToRoot()
    }
    application.quit(force: true)
  }

  private static func quit(_ depth: Int) {
    let (_, application) = start(depth)
    once("the end of the app, for each of \(depth) screens", of: depth) { application.quit() }
  }

  private static func million() {
    let (stack, application) = start(1)
    func visit(_ count: Int) {
      for _ in 0..<count {
        stack.push(Leaf(), .always)
        stack.pop()
      }
    }
    visit(10_000)
    let before = Memory.used
    visit(1_000_000)
    let grown = Double(Memory.used - before) / 1024
    Meter.write("memory after 1,000,000 pushes and pops", "KiB", [grown], wanted: "0")
    application.quit(force: true)
  }

  private static func once(_ what: String, of count: Int, _ body: () -> Void) {
    let start = Meter.now
    body()
    Meter.write(what, "ns", [Double(Meter.now - start) / Double(count)])
  }

  private static func start(_ depth: Int) -> (StackNavigator, Application) {
    let routes = RouteTable()
    routes.add(Leaf.self) { _ in Controller() }
    routes.add(Asked.self) { _ in Asker() }
    let stack = StackNavigator(routes: routes) { Asker() }
    let application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.start()
    for _ in 1..<depth { stack.push(Leaf(), .always) }
    return (stack, application)
  }
}

private struct Leaf: Route {}

private struct Asked: ResultRoute {
  typealias Output = Int
}

private final class Asker: Controller {
  override func connect() { onResult(of: Asked.self) { _, _ in } }
}

private final class Caller: Controller {
  private var body: (@MainActor (Caller) -> Void)?

  init(_ body: @escaping @MainActor (Caller) -> Void) { self.body = body }

  /// Presents a screen only the first time, because the result makes the screen appear again.
  override func appear() {
    let body = body
    self.body = nil
    body?(self)
  }
}
