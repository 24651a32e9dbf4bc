import GalleryScreens
import HeartBeat
import ScreenKitCore
import ScreenKitLooks
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Apps in web sessions", .leakFree)
struct AppTests {
  @Test func `a frame of the heart beat is short`() throws {
    let test = WebTest(BeatingHeart())
    for _ in 0..<100 { test.clock.advance(by: .milliseconds(50)) }
    test.acknowledge()
    let sizes = test.allFrames.suffix(2).map(\.utf8.count)
    #expect(sizes.allSatisfy { $0 <= 20 }, "\(test.allFrames.suffix(2))")
    #expect(test.allFrames.count > 3)
    #expect(test.differences == [])
  }

  @Test func `a page has the keys of its screen before its connection`() throws {
    let test = WebTest(BeatingHeart())
    let page = test.session.page(.test)
    let boot = try #require(page.firstRange(of: "\"keys\":["))
    let keys = page[boot.upperBound...].prefix { $0 != "]" }
    #expect(keys.split(separator: ",").contains("\"2\""), "\(keys)")
  }

  @Test(arguments: LookName.allCases)
  func `every gallery page equals the result of its frames`(look: LookName) throws {
    var settings = WebSession.Settings()
    settings.look = look
    let test = WebTest(GalleryApp().makeRoot(), settings: settings)
    var titles: Set<String> = []
    let number = LookName.allCases.firstIndex(of: look) ?? 0
    for step in 0..<60 {
      test.send("[\"k\",\"Down\"]")
      titles.insert(test.page.title)
      // A plain run compares each page in one of the looks.
      guard CaseSample.isTried(step, every: 3, from: number) else { continue }
      for _ in 0..<10 { test.clock.advance(by: .milliseconds(100)) }
      #expect(test.differences == [], "\(test.page.title)")
      #expect(test.page.problems == [], "\(test.page.title)")
      guard test.page.problems == [] else { return }
      let page = test.session.page(.test)
      #expect(page.utf8.count > 5000)
      test.session.leave(at: test.clock.now)
      test.join(lastFrame: -1)
    }
    #expect(titles.count > 40)
    #expect(test.closes == [])
  }

  @Test func `every gallery control accepts any client input`() throws {
    let test = WebTest(GalleryApp().makeRoot())
    var numbers = SmallGenerator(seed: 7)
    var operationCount = 0
    for _ in 0..<45 {
      test.send("[\"k\",\"Down\"]")
      for number in test.page.nodes.keys.sorted().suffix(CaseSample.count(5, of: 25)) {
        let operation = [
          "[\"p\",\(number)]", "[\"v\",\(number),true]", "[\"v\",\(number),1]",
          "[\"h\",\(number)]", "[\"t\",\(number)]", "[\"m\",\(number)]", "[\"s\",\(number)]",
          "[\"o\",\(number),0]", "[\"l\",\(number),0]", "[\"w\",\(number),3,7]",
          "[\"i\",\(number),1,0,\"d\"]", "[\"i\",\(number),1,0,\"u\"]", "[\"f\",\(number)]",
        ][numbers.number(0..<13)]
        test.clock.advance(by: .milliseconds(50))
        test.send(operation)
        guard test.closes.isEmpty else {
          Issue.record("\(operation) on \(test.page.title) closed the session: \(test.closes)")
          return
        }
        operationCount += 1
        #expect(test.differences == [], "\(operation) on \(test.page.title)")
        #expect(test.page.problems == [])
      }
      test.send("[\"k\",\"Esc\"]")
    }
    #expect(test.closes == [])
    #expect(operationCount == 45 * CaseSample.count(5, of: 25))
  }

  @Test func `an unused session sleeps, and its archive continues`() throws {
    let test = WebTest(GalleryApp().makeRoot())
    for _ in 0..<3 { test.send("[\"k\",\"Down\"]") }
    let title = test.page.title
    test.session.leave(at: test.clock.now)
    test.clock.advance(by: .seconds(61))
    test.session.advance(to: test.clock.now)
    #expect(!test.session.application.state.isInForeground)
    test.clock.advance(by: .seconds(300))
    test.session.advance(to: test.clock.now)
    #expect(test.released.count == 1)
    let archive = try #require(test.released.first ?? nil)
    let again = WebTest(GalleryApp().makeRoot(), archive: archive)
    #expect(again.page.title == title)
  }

  @Test func `a page without a connection ends`() {
    let test = WebTest(BeatingHeart(), joins: false)
    let joinTime = WebLimits().joinTime
    #expect(test.session.deadline == test.clock.now + joinTime)
    test.clock.advance(by: joinTime)
    test.session.advance(to: test.clock.now)
    #expect(!test.session.application.state.isInForeground)
    #expect(test.closes == [])
    test.clock.advance(by: WebLimits().formTime - joinTime)
    test.session.advance(to: test.clock.now)
    #expect(test.closes == [.neverJoined])
    #expect(!test.session.join(lastFrame: 0, at: test.clock.now))
  }
}
