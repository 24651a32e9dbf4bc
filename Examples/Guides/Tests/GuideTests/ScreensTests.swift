import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to screens and their lifecycle", .leakFree)
struct ScreensTests {
  @Test func `a repetition stops while the screen is paused`() {
    let screen = StopwatchScreen()
    let test = ScreenTest(screen)
    test.advance(by: .seconds(3))
    #expect(screen.seconds == 3)
    test.send(.application(.enterBackground))
    test.advance(by: .seconds(60))
    #expect(screen.seconds == 3)
    test.send(.application(.enterForeground))
    test.advance(by: .seconds(2))
    #expect(screen.seconds == 5)
  }

  @Test func `a timer of a paused screen does not fire`() {
    let test = ScreenTest(StopwatchScreen())
    test.advance(by: .seconds(4))
    test.send(.application(.enterBackground), .application(.enterForeground))
    test.advance(by: .seconds(4))
    #expect(!test.screen.contains("watching"))
    test.advance(by: .seconds(1))
    #expect(test.screen.contains("watching"))
  }

  @Test func `a narrow screen hides the details`() {
    let test = ScreenTest(AdaptiveScreen())
    #expect(test.screen.contains("Details"))
    test.resize(to: .init(columns: 30, rows: 10))
    #expect(!test.screen.contains("Details"))
  }

  @Test func `the status bar follows a backup, and a tooltip explains a button`() {
    let test = ScreenTest(BackupScreen())
    #expect(!test.screen.contains("Copying"))
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Copying files") && test.screen.contains("1 of 3"))
    test.press(KeyPress(.function(1), .control))
    #expect(test.screen.contains("Copies all files to the disk."))
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(test.screen.contains("All files are copied"))
    test.advance(by: .seconds(10))
    #expect(test.application.status == nil)
  }
}
