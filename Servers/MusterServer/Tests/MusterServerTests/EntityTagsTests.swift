import Testing

@testable import MusterServerKit

@Suite("Entity tags")
struct EntityTagsTests {
  @Test(arguments: [
    "*", " * ", "\"a\"", "W/\"a\"", "\"b\", \"a\"", "\"b\",W/\"a\"", "\t\"a\" ,", ",, \"a\"",
    "\"b, c\", \"a\"",
  ])
  func `a tag that the client has is found`(_ text: String) {
    #expect(EntityTags(text).matches("a"))
  }

  @Test(arguments: ["", "a", "\"b\"", "\"a", "w/\"a\"", "\"A\"", "\"aa\"", "\"b, \"a\"", "W/*"])
  func `nothing else is`(_ text: String) {
    #expect(!EntityTags(text).matches("a"))
  }
}
