import ScreenKitCore
import Testing

@Suite("Picture")
struct PictureTests {
  @Test func `an edition has the lines of its text, also empty ones`() {
    let edition = Picture.Edition(.unicode, "♥ ♥\n\n ♥")
    #expect(edition.lines == ["♥ ♥", "", " ♥"])
    #expect(edition.repertoire == .unicode)
  }

  @Test func `an identity is its name`() {
    let id: ViewID = "heart"
    #expect(id == ViewID("heart"))
    #expect("\(id)" == "heart")
  }
}
