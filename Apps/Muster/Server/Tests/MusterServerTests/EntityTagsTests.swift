import Testing

@testable import MusterServerKit

@Suite("Entity tags")
struct EntityTagsTests {
  @Test(arguments: [
    "*", " * ", "\"a\"", "W/\"a\"", "\"b\", \"a\"", "\"b\",W/\"a\"", "\t\"a\" ,", ",, \"a\"",
    "\"b, c\", \"a\"",
  ])
  func `the tag of a cached content matches`(_ text: String) {
    #expect(EntityTags(text).matches("a"))
  }

  @Test(arguments: ["", "a", "\"b\"", "\"a", "w/\"a\"", "\"A\"", "\"aa\"", "\"b, \"a\"", "W/*"])
  func `no other tag matches`(_ text: String) {
    #expect(!EntityTags(text).matches("a"))
  }
}
