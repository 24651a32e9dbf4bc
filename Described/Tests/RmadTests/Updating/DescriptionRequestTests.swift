import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct DescriptionRequestTests {
  @Test(.proves("R-008", "R-009", "R-010", "R-011", "R-125", "R-126"))
  func `The address has the three parameters`() {
    let request = DescriptionRequest(appID: 1_234, bundleVersion: "1.0")
    #expect(
      request.address(at: "http://rmad.com/sample.cfm")
        == "http://rmad.com/sample.cfm?version=1&app_id=1234&bundle_version=1.0")
  }

  @Test func `Existing parameters are replaced, and others stay`() {
    let request = DescriptionRequest(version: 2, appID: 7, bundleVersion: "1 & 2/ü")
    #expect(
      request.address(at: "https://e.org/?version=9&key=x&app_id=1#top")
        == "https://e.org/?key=x&version=2&app_id=7&bundle_version=1%20%26%202%2F%C3%BC")
  }
}
