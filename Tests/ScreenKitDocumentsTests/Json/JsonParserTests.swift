import Foundation
import ScreenKitJson
import ScreenKitTestSupport
import Testing

@Suite("JSON parser")
struct JsonParserTests {
  @Test func `values have their lines`() throws {
    let value = try JsonParser.parse("\n{\n \"a\": [1,\n true],\n \"b\": null }")
    guard case .object(let members) = value.kind else {
      Issue.record("an object")
      return
    }
    #expect(value.line == 2)
    #expect(members.map(\.name) == ["a", "b"])
    #expect(members.map(\.line) == [3, 5])
    guard case .array(let elements) = members[0].value.kind else {
      Issue.record("an array")
      return
    }
    #expect(elements.map(\.line) == [3, 4])
    #expect(elements.map(\.kind) == [.number(1), .bool(true)])
  }

  @Test(
    arguments: [
      (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\ud83d\ude00""#, "😀"), ("\"ü\"", "ü"),
    ])
  func `escapes are resolved`(text: String, expected: String) throws {
    #expect(try JsonParser.parse(text).kind == .string(expected))
  }

  @Test(
    arguments: [
      "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1,}", "{a:1}", "tru",
      "nul", "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"a\nb\"", "1 2", "--1", "1e999",
      "{\"a\":1,\"a\":2}", "]", "'a'",
    ])
  func `invalid JSON is an error with its line`(text: String) {
    let error = #expect(throws: JsonError.self) { _ = try JsonParser.parse(text) }
    #expect(error?.line == 1)
    #expect(error?.reason.isEmpty == false)
  }

  @Test func `a byte order mark before the text is skipped`() throws {
    let marked = try JsonParser.parse("\u{FEFF}{\"a\": [1]}")
    let plain = try JsonParser.parse("{\"a\": [1]}")
    // Columns are counted without the mark.
    #expect(marked == plain)
    let error = #expect(throws: JsonError.self) { _ = try JsonParser.parse("\u{FEFF}{a}") }
    #expect(error?.position == JsonPosition(line: 1, column: 2))
    for text in ["\u{FEFF}", "\u{FEFF}\u{FEFF}1", " \u{FEFF}1", "1\u{FEFF}"] {
      #expect(throws: JsonError.self) { _ = try JsonParser.parse(text) }
    }
  }

  @Test func `any depth is an error without a crash`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JsonError.self) { _ = try JsonParser.parse(text) }
  }

  @Test(arguments: 0..<20)
  func `it agrees with Foundation on random changes of a text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(#"{"a":[1,-2.5e3,true,false,null,"x\n\u0041"],"b":{"c":{}}}"#.utf8)
    for _ in 0..<500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = Array("{}[]\",:019tfn\\eE.- ".utf8).randomElement(using: &random) ?? 32
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let accepted = (try? JsonParser.parse(text)) != nil
      // Foundation accepts some repeated names and numbers, so only its refusals are compared.
      let foreign = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: [.fragmentsAllowed])
      if foreign == nil { #expect(!accepted, "\(text)") }
    }
  }
}
