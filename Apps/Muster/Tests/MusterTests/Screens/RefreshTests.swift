import DesignDocuments
import Muster
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Screens whose views were all overwritten, and that must fill each of them again.
@MainActor
@Suite("Screens: refresh", .leakFree)
struct RefreshTests {
  @Test(.proves("M-053"), arguments: MusterScene.allCases.filter { $0 != .notice })
  func `refresh fills every view with its value`(scene: MusterScene) async throws {
    let stage = try AppStage()
    defer { withExtendedLifetime(stage) {} }
    let test = try await scene.play(
      on: stage, size: CellSize(columns: 60, rows: 20), look: .terminal)
    try await check(test)
  }

  @Test(.proves("M-053"), arguments: ["logIn", "read", "muster", "intranet"])
  func `refresh keeps the message of a failure`(task: String) async throws {
    try await DesignDocuments(MusterDesign.self).afterEachFailure(of: task) { try await check($0) }
  }

  @Test(.proves("M-055"))
  func `a refresh while only the status is loaded begins anew`() async throws {
    let stage = try AppStage()
    defer { withExtendedLifetime(stage) {} }
    let test = try await stage.enter()
    let reply = StubResponse<Void>()
    stage.service.next("report", .first { try? await reply.value() })
    test.press(KeyPress(.function(5)))
    await test.settle()
    try stage.world.publish(.sample(1, title: "Fresh"))
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.screen.contains("Fresh"))
    #expect(test.text("load") == "")
    reply.give(())
    await test.settle()
  }

  private func check(_ test: ScreenTest) async throws {
    for screen in Array(test.application.root.frontPath)
    where StructureTests.controllers.contains("\(type(of: screen))") {
      let before = contents(of: screen)
      #expect(!before.contains { $0.hasPrefix("Label") && $0.contains(": ;") }, "an empty label")
      let count = spoil(screen)
      #expect(count > 0 && contents(of: screen) != before)
      try screen.refresh()
      await test.settle()
      #expect(contents(of: screen) == before)
    }
  }

  /// Returns the texts and values of the views of `screen`, and whether each is enabled.
  private func contents(of screen: Controller) -> [String] {
    var contents: [String] = []
    if let tabs = screen as? TabNavigator {
      return tabs.navigation?.items.map { "\($0.id) \($0.badge ?? "")" } ?? []
    }
    screen.view?.backend.forEachShown { view in
      let text = [view.accessibleText, view.accessibleValue].joined(separator: "; ")
      let use = view.isEnabled ? "" : " (disabled)"
      contents.append("\(type(of: view)) \(view.id?.name ?? ""): \(text)\(use), \(view.style.tint)")
    }
    return contents
  }

  /// Changes every view that shows data of the models, and returns their number.
  private func spoil(_ screen: Controller) -> Int {
    if let tabs = screen as? TabNavigator {
      tabs.badge("?", at: 0)
      return 1
    }
    return screen.view.map { spoil($0, isInBar: false) } ?? 0
  }

  private func spoil(_ view: View, isInBar: Bool) -> Int {
    if let frame = view as? NavigationFrame {
      frame.content = nil
      return 1
    }
    // The message and the button of a list without rows never change.
    if (view.parent as? ListView)?.emptyView === view { return 0 }
    let isBar = "\(type(of: view))" == "LoadBar"
    let below = view.children.map { spoil($0, isInBar: isInBar || isBar) }.reduce(0, +)
    switch view {
    // The caption of a field is not data.
    case is Label where view.parent is FormField: return below
    case let label as Label where label.id != nil || !label.text.isEmpty:
      label.text += "?"
      label.isHidden = false
    // The button of a bar changes its title; the others are enabled or disabled.
    case let button as Button where isInBar: button.title += "?"
    case let box as Checkbox:
      box.value.toggle()
      box.isEnabled.toggle()
    case let control as Control where !(control.role == .list): control.isEnabled.toggle()
    case let page as DocumentView: page.document = Document([.paragraph(["?"])])
    case is ActivityIndicator: view.isHidden.toggle()
    case _ where isBar: view.isHidden.toggle()
    default: return below
    }
    return below + 1
  }
}
