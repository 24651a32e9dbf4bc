import Foundation
import ScreenKitCore
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitRmad
import ScreenKitTesting
import Testing

/// A source whose versions the test supplies.
private struct Versions: DescriptionSource {
  let texts: [String]
  var comparesTexts: Bool { true }

  func updates() -> AsyncStream<DescriptionUpdate> {
    AsyncStream { updates in
      for text in texts { updates.yield(DescriptionUpdate.text(text)) }
      updates.finish()
    }
  }
}

/// New versions of a running description.
@MainActor
@Suite struct DescribedUpdateTests {
  @Test func `a store keeps the last good version`() async throws {
    let store = DescriptionStore()
    await store.follow(Versions(texts: [RmadSample.description, "[]"]))
    #expect(store.app != nil)
    let refusal: DescriptionStore.Refusal = try #require(store.refusal)
    #expect(!refusal.findings.isEmpty)
    let outcome: DescriptionStore.Outcome = await store.update(to: RmadSample.description)
    #expect(outcome == .kept)
    let failure: DescriptionFailure? = store.failure
    #expect(failure == nil)
  }

  @Test func `a change says what became of each controller`() throws {
    let old = try #require(AppDescription.read(RmadSample.description).description)
    let text = RmadSample.description.replacing("Show more news", with: "More")
    let new = try #require(AppDescription.read(text).description)
    let change = DescriptionChange(from: old, to: new)
    let status: DescriptionChange.Status = change.status(of: [0, 0, 0])
    #expect(status == .changed)
    #expect(DescribedRoute(path: [0, 0, 0], in: new).id == 100)
  }

  @Test func `descriptions come from files and servers`() {
    let request = DescriptionRequest(appID: 7, bundleVersion: "1.0")
    let address = request.address(at: "https://example.org/app")
    #expect(address.contains("app_id=7"))
    let fetcher = HTTPFetcher(helper: nil)
    let server = PolledDescriptionSource(address, fetcher: fetcher, policy: .development)
    let file = FileDescriptionSource(path: "app.json") { FileChanges.changes(of: "app.json") }
    let kept = DescriptionFile(path: "kept.json")
    let version = KeptDescription(text: "{}", loaded: Date(timeIntervalSince1970: 0))
    #expect(version.text == "{}")
    withExtendedLifetime((server, file, kept)) {}
  }

  @Test func `an app describes the versions of a store itself`() async throws {
    var texts = RmadTexts()
    texts.nothing = "Leer."
    var versions = RmadTexts.Versions()
    versions.gone = "Die neue Fassung hat diese Seite nicht mehr."
    texts.versions = versions
    let model = DescribedModel(.empty, feeds: EmbeddedFeedSource(RmadSample.files), texts: texts)
    model.makesLongPagesAtOnce = true
    let updates = DescriptionUpdates(DescriptionStore(), from: Versions(texts: []))
    let test = ScreenTest(model.makeApp(updates: updates))
    await updates.store.update(to: RmadSample.description)
    await test.settle()
    #expect(test.screen.contains("Ferry returns"))
  }

  @Test func `an app's own components are made in a site`() {
    var vocabulary = ComponentVocabulary()
    vocabulary.register(.label) { (component, site: ComponentSite) in
      ComponentView(component, Label(site.app.dataVersion))
    }
    let launch = RmadLaunch(folder: "/tmp/rmad", fetcher: HTTPFetcher(helper: nil))
    #expect(launch.options.map(\.name).contains("--check"))
  }

  @Test func `a rate reports the remaining time`() {
    let clock = ManualClock()
    var rate = ProgressRate()
    rate.report(0, at: clock.now)
    clock.advance(by: .seconds(10))
    rate.report(50, at: clock.now)
    #expect(rate.remaining(of: 100, at: clock.now) != nil)
  }
}
