import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Titles of sheets", .leakFree)
struct ModalTitleTests {
  private let modal = TitledScreen("Filter")
  private let test: ScreenTest

  init() {
    test = ScreenTest(
      CompositeNavigator { TitledScreen("base") }, size: CellSize(columns: 24, rows: 12))
  }

  private func present(_ style: ModalStyle) {
    let root = test.application.root as? CompositeNavigator
    test.application.run { [modal] in root?.present(modal, as: style) }
  }

  @Test(arguments: [ModalStyle.sheet, .dialog])
  func `a sheet or dialog shows its title in the border`(style: ModalStyle) {
    present(style)
    #expect(test.screen.contains("╭ Filter "))
  }

  @Test(arguments: [ModalStyle.sheet, .dialog])
  func `a title that changes is shown at once`(style: ModalStyle) {
    present(style)
    test.application.run { [modal] in modal.title = "Filter (2)" }
    #expect(test.screen.contains("╭ Filter (2) "))
    test.application.run { [modal] in modal.title = "" }
    #expect(test.screen.contains("╭─") && !test.screen.contains("Filter"))
  }

  @Test func `a dialog is wide enough for its title`() {
    modal.title = "A long title"
    present(.dialog)
    #expect(test.screen.contains("╭ A long title [✕]╮"))
  }

  @Test func `a full screen modal has no border`() {
    present(.full)
    #expect(!test.screen.contains("╭"))
  }

  @Test func `a screen reader reads the title`() {
    present(.sheet)
    #expect(test.view(.group, named: "Filter") != nil)
  }

  @Test func `of two modal dialogs only the front one is visible`() {
    modal.title = "A wide Filter"
    present(.dialog)
    let root = test.application.root as? CompositeNavigator
    test.application.run { root?.present(TitledScreen("Second"), as: .dialog) }
    #expect(test.screen.contains("╭ Second "))
    #expect(test.screen.split(separator: "╭").count == 2)
    test.application.run { root?.dismiss() }
    #expect(test.screen.contains("╭ A wide Filter [✕]╮"))
  }
}

private final class TitledScreen: Controller {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func makeView() -> View { Label("text") }
}
