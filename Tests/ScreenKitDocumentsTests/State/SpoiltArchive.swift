import Foundation
import ScreenKitJson
import ScreenKitTestSupport

/// A JSON text that stays valid JSON after random damage.
indirect enum SpoiltJson {
  case word(String)
  case string(String)
  case array([SpoiltJson])
  case object([(name: String, value: SpoiltJson)])

  init(_ value: JsonValue) {
    self =
      switch value.kind {
      case .null: .word("null")
      case .bool(let flag): .word("\(flag)")
      case .number(let number): .word(Int(exactly: number).map { "\($0)" } ?? "\(number)")
      case .string(let text): .string(text)
      case .array(let values): .array(values.map(SpoiltJson.init))
      case .object(let members): .object(members.map { ($0.name, SpoiltJson($0.value)) })
      }
  }

  var text: String {
    switch self {
    case .word(let word): word
    case .string(let text): JsonText.quoted(text)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JsonText.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",")
        + "}"
    }
  }

  private var count: Int {
    switch self {
    case .word, .string: 1
    case .array(let values): values.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Changes one value, each with the same probability.
  mutating func spoil(_ random: inout SeededGenerator) {
    let parts = all
    let part = parts.randomElement(using: &random) ?? self
    var place = Int.random(in: 0..<count, using: &random)
    change(&place, part, &random)
  }

  /// All values within, including this one.
  private var all: [SpoiltJson] {
    switch self {
    case .word, .string: [self]
    case .array(let values): [self] + values.flatMap(\.all)
    case .object(let members): [self] + members.flatMap(\.value.all)
    }
  }

  private mutating func change(
    _ place: inout Int, _ part: SpoiltJson, _ random: inout SeededGenerator
  ) {
    defer { place -= 1 }
    if place == 0 { return self = changed(part, &random) }
    place -= 1
    switch self {
    case .word, .string: break
    case .array(var values):
      for index in values.indices where place >= 0 { values[index].change(&place, part, &random) }
      self = .array(values)
    case .object(var members):
      for index in members.indices where place >= 0 {
        members[index].value.change(&place, part, &random)
      }
      self = .object(members)
    }
    place += 1
  }

  private func changed(_ part: SpoiltJson, _ random: inout SeededGenerator) -> SpoiltJson {
    let words = [
      "0", "1", "2", "3", "-1", "9223372036854775807", "-9223372036854775808", "9007199254740993",
      "1e300", "0.5", "null", "true", "1000000000",
    ]
    let wild = SpoiltJson.word(words.randomElement(using: &random) ?? "0")
    switch (Int.random(in: 0..<6, using: &random), self) {
    case (0, _): return part
    case (1...3, .array(var values)) where !values.isEmpty:
      let index = Int.random(in: 0..<values.count, using: &random)
      let value = values[index]
      if Bool.random(using: &random) { values.remove(at: index) } else { values.append(value) }
      return .array(values)
    case (1...3, .object(var members)) where !members.isEmpty:
      let index = Int.random(in: 0..<members.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: members.remove(at: index)
      case 1: members[index].value = wild
      default:
        members[index].name =
          ["1", "2", "id", "tabs", "entries"].randomElement(using: &random) ?? ""
      }
      return .object(members)
    case (4, .word):
      return .string(["nan", "inf", "1e308", "list", "int"].randomElement(using: &random) ?? "")
    default: return wild
    }
  }
}
