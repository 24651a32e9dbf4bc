import ScreenKitCore
import Testing

@Suite("Picture")
struct PictureTests {
  @Test func `an edition's lines are the lines of its text, empty ones too`() {
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
