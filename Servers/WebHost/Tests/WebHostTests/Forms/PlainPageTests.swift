import ScreenKitCore
import ScreenKitWeb
import Testing

@testable import WebHost

/// A screen with fields and a list, which saves the typed text.
final class OrderScreen: Controller {
  private let name = TextField("Name")
  private let gift = Toggle("Gift")
  private let order = Button("Order")
  private let result = Label("nothing ordered")
  private let list = List((1...200).map { "Article \($0)" })

  override func create(restoring state: SavedState?) {
    if case .string(let text)? = state?["result"] { result.text = text }
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["result"] = .string(result.text)
    return state
  }

  override func makeView() -> View {
    Column {
      name
      gift
      order
      result
      list
    }
  }

  override func connect() {
    connect(order, to: OrderScreen.send)
    name.onSubmit = { [weak self] in self?.result.text = "searched \($0)" }
    list.onActivate = { [weak self] in self?.result.text = "opened \($0)" }
  }

  private func send() { result.text = "ordered by \(name.value), gift \(gift.value)" }
}

/// A screen whose work ends when the test ends it, even after its cancellation.
private final class WorkScreen: Controller {
  private let begin = Button("Work")
  private let result = Label("idle")
  private(set) var running: CheckedContinuation<Void, Never>?

  override func makeView() -> View {
    Column {
      begin
      result
    }
  }

  override func connect() { connect(begin, to: WorkScreen.work) }

  private func work() {
    task { screen in
      await withCheckedContinuation { screen.running = $0 }
      screen.result.text = "done"
    }
  }
}

/// The screens of a stage, in the order of their creation.
@MainActor
private final class WorkScreens {
  private(set) var all: [WorkScreen] = []

  func make() -> WorkScreen {
    let screen = WorkScreen()
    all.append(screen)
    return screen
  }
}

@Suite("Pages without script")
@MainActor
struct PlainPageTests {
  private func makeStage(_ store: any SessionStore = MemoryStore()) -> HubStage {
    HubStage(store: store, root: { OrderScreen() })
  }

  @Test(arguments: [1, 20, 70, 600])
  func `a form may take some time`(_ seconds: Int) async throws {
    let stage = makeStage()
    let browser = try PlainBrowser(stage)
    stage.time.pass(.seconds(seconds))
    browser.fill("Name", "Anna")
    try await browser.press("Order")
    #expect(browser.text.contains("ordered by Anna, gift false"))
    // After its first form the session may fall asleep between requests.
    stage.time.pass(.seconds(seconds))
    #expect(stage.hub.sessions.isEmpty == (seconds > 300))
    browser.fill("Name", "Ben")
    try await browser.press("Order")
    #expect(browser.text.contains("ordered by Ben, gift false"))
    #expect(stage.metrics.count(.restores) == (seconds > 300 ? 1 : 0))
  }

  @Test func `a page without any form ends after a quarter of an hour`() throws {
    let stage = makeStage()
    _ = try PlainBrowser(stage)
    stage.time.pass(.seconds(899))
    #expect(stage.hub.sessions.count == 1)
    stage.time.pass(.seconds(2))
    #expect(stage.hub.sessions.isEmpty)
    #expect(stage.metrics.count(.forgotten) == 1)
  }

  @Test func `unused pages make room for new ones`() throws {
    let stage = HubStage({ $0.perAddress = 3 }, root: { OrderScreen() })
    for _ in 0..<3 { _ = try PlainBrowser(stage) }
    #expect(throws: SessionHub.Busy.self) { try PlainBrowser(stage) }
    stage.time.pass(.seconds(16))
    _ = try PlainBrowser(stage)
    #expect(stage.hub.sessions.count == 3)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a page whose form is handled makes no room for others`() async throws {
    let screens = WorkScreens()
    let stage = HubStage({ $0.total = 1 }, root: { screens.make() })
    let browser = try PlainBrowser(stage)
    let answer = Task { try await browser.press("Work") }
    while screens.all[0].running == nil { await Task.yield() }
    #expect(throws: SessionHub.Busy.self) { try PlainBrowser(stage) }
    screens.all[0].running?.resume()
    try await answer.value
    #expect(browser.text.contains("done"))
    _ = try PlainBrowser(stage)
    #expect(stage.hub.sessions.count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the end of a session ends the wait for its form`() async throws {
    let screens = WorkScreens()
    let stage = HubStage(root: { screens.make() })
    let browser = try PlainBrowser(stage)
    let button = try #require(browser.form.buttons.first { $0.label == "Work" })
    let fields =
      browser.form.fields.map { (name: $0.name, value: $0.value) }
      + [(name: button.name, value: button.value)]
    let answer = Task { try await stage.hub.submit(fields, browser.guest) }
    while screens.all[0].running == nil { await Task.yield() }
    #expect(stage.hub.endSessions(of: nil) == 1)
    #expect(try await answer.value == nil)
    screens.all[0].running?.resume()
  }

  @Test func `another process performs the form of a page`() async throws {
    let store = MemoryStore()
    let (first, second) = (makeStage(store), makeStage(store))
    let browser = try PlainBrowser(first)
    browser.fill("Name", "Anna")
    try await browser.press("Order")
    #expect(await first.hub.saveAll())
    browser.fill("Name", "Ben")
    try await browser.press("Order", at: second)
    #expect(browser.text.contains("ordered by Ben"))
  }

  @Test func `a stopping host saves a form before its answer`() async throws {
    let store = MemoryStore()
    let (first, second) = (makeStage(store), makeStage(store))
    let browser = try PlainBrowser(first)
    first.hub.drain()
    #expect(await first.hub.saveAll())
    browser.fill("Name", "Anna")
    try await browser.press("Order")
    try await browser.load(at: second)
    #expect(browser.text.contains("ordered by Anna"))
  }

  @Test func `reloading a page sends nothing twice`() async throws {
    let stage = HubStage()
    let browser = try PlainBrowser(stage)
    try await browser.press("Add")
    #expect(browser.text.contains("Count 1"))
    for _ in 0..<3 { try await browser.load() }
    #expect(browser.text.contains("Count 1"))
    // The button Back shows an earlier page, whose form still works.
    let early = browser.html
    for _ in 0..<3 { try await browser.press("Add") }
    browser.show(early)
    try await browser.press("Add")
    #expect(browser.text.contains("Count 5"))
    #expect(stage.hub.sessions.count == 1)
  }

  @Test func `the address of a page cannot send a form`() async throws {
    let stage = HubStage()
    let browser = try PlainBrowser(stage)
    try await browser.press("Add")
    let address = try #require(browser.address).bytes.base64
    let guest = browser.guest
    #expect(try await stage.hub.submit([("ticket", address), ("p", "9")], guest) == nil)
    #expect(SessionTicket(address) == nil)
    // Another guest can neither see the page nor send its form.
    let other = Guest(DeviceID(), guest.address, nil)
    let digest = try #require(browser.address)
    #expect(try await stage.hub.page(of: digest, other) { HubStage.slots($0.text) } == nil)
    #expect(try await stage.hub.submit([("ticket", browser.ticket)], other) == nil)
  }

  @Test func `rows are opened, and a long list has pages`() async throws {
    let browser = try PlainBrowser(makeStage())
    try await browser.press("Open Article 7")
    #expect(browser.text.contains("opened Article 7"))
    #expect(!browser.text.contains("Article 150"))
    for _ in 0..<2 { try await browser.press("Next") }
    try await browser.press("Open Article 150")
    #expect(browser.text.contains("opened Article 150"))
    for _ in 0..<2 { try await browser.press("Previous") }
    #expect(browser.form.buttons.contains { $0.label == "Open Article 1" })
    #expect(!browser.form.buttons.contains { $0.label == "Previous" })
  }

  @Test func `the Enter key submits the field that was typed into`() async throws {
    let browser = try PlainBrowser(makeStage())
    browser.fill("Name", "tea")
    try await browser.pressEnter()
    #expect(browser.text.contains("searched tea"))
    // Without a change the form does nothing; in particular it presses no button of the app.
    let before = browser.text
    try await browser.pressEnter()
    #expect(browser.text == before)
  }
}
