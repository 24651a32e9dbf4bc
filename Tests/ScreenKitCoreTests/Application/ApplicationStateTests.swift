import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Application states", .leakFree, .proves("F-078", "F-084"))
struct ApplicationStateTests {
  /// An event that moves an application between its states.
  enum Move: CaseIterable {
    case loseAttention, gainAttention, enterBackground, enterForeground, terminate

    var event: Event {
      switch self {
      case .loseAttention: .focusChanged(false)
      case .gainAttention: .focusChanged(true)
      case .enterBackground: .application(.enterBackground)
      case .enterForeground: .application(.enterForeground)
      case .terminate: .application(.terminate)
      }
    }
  }

  /// The states that each move passes through, from every state in which an app can rest.
  private nonisolated static let table: [ApplicationState: [Move: [ApplicationState]]] = [
    .active: [
      .loseAttention: [.inactive],
      .gainAttention: [],
      .enterBackground: [.inactive, .background, .suspended],
      .enterForeground: [],
      .terminate: [.notRunning],
    ],
    .inactive: [
      .loseAttention: [],
      .gainAttention: [.active],
      .enterBackground: [.background, .suspended],
      .enterForeground: [],
      .terminate: [.notRunning],
    ],
    .suspended: [
      .loseAttention: [],
      .gainAttention: [],
      .enterBackground: [],
      .enterForeground: [.background, .inactive, .active],
      .terminate: [.notRunning],
    ],
    .notRunning: [
      .loseAttention: [], .gainAttention: [], .enterBackground: [], .enterForeground: [],
      .terminate: [],
    ],
  ]

  @Test(
    .proves("F-079", "F-080", "F-081", "F-082", "F-083"), arguments: Array(table.keys),
    Move.allCases)
  func `each move passes the required states`(
    from state: ApplicationState, move: Move
  ) throws {
    let app = try app(in: state)
    app.application.dispatch(move.event)
    #expect(app.states.take() == (try #require(Self.table[state]?[move])))
  }

  @Test(.proves("F-078"))
  func `an app becomes inactive for its first screen, then active`() {
    let screen = TestScreen()
    var seen: [ApplicationState?] = []
    screen.on[.create] = { seen.append($0.application?.state) }
    screen.on[.appear] = { seen.append($0.application?.state) }
    let app = TestApp(screen, starts: false)
    #expect(app.application.state == .notRunning)
    app.application.start()
    #expect(app.states.entries == [.inactive, .active])
    #expect(seen == [.inactive, .inactive])
  }

  @Test(.proves("F-101"))
  func `the background pauses the front screen, the foreground resumes it`() {
    let log = Log<String>()
    let app = TestApp(TestScreen("screen", log: log))
    _ = log.take()
    app.application.dispatch(.focusChanged(false))
    #expect(log.isEmpty)
    app.request(.enterBackground)
    app.request(.enterBackground)
    #expect(log.take() == ["screen.pause"])
    app.application.dispatch(.focusChanged(true))
    app.request(.enterForeground)
    app.request(.enterForeground)
    #expect(log.take() == ["screen.appear"])
  }

  @Test(.proves("F-083"))
  func `an invisible app receives no input and shows nothing`() {
    let screen = TestScreen()
    let log = Log<Event>()
    screen.onEvent = { event in
      log.write(event)
      return true
    }
    let app = TestApp(screen)
    app.request(.enterBackground)
    let shown = app.surface.showCount
    app.press("x")
    app.point(.down(.left), 0, 0)
    app.application.dispatch(.text("x"), .paste("x"))
    app.application.dispatch(.resized(SurfaceSize(width: 3, height: 2)))
    #expect(log.isEmpty)
    #expect(app.surface.showCount == shown)
    #expect(app.surface.sizes == [SurfaceSize(width: 3, height: 2)])
    app.request(.enterForeground)
    #expect(app.surface.showCount == shown + 1)
  }

  @Test func `visible apps are in the foreground`() {
    let states: [ApplicationState] = [.notRunning, .inactive, .active, .background, .suspended]
    #expect(states.filter(\.isInForeground) == [.inactive, .active])
  }

  private func app(in state: ApplicationState) throws -> TestApp {
    let app = TestApp(TestScreen())
    switch state {
    case .active: break
    case .inactive: app.application.dispatch(.focusChanged(false))
    case .background, .suspended: app.request(.enterBackground)
    case .notRunning: app.request(.terminate)
    }
    try #require(app.application.state == state)
    _ = app.states.take()
    return app
  }
}
