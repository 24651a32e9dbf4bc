@testable import ScreenKitText
import Testing

@Suite struct ScalarWidthTests {
  private func columns(
    _ range: ClosedRange<UInt32>, ambiguous: AmbiguousWidth = .narrow
  ) -> Set<Int> {
    Set(
      range.compactMap(Unicode.Scalar.init).map {
        CharacterWidth.columns(of: $0, ambiguous: ambiguous)
      })
  }

  @Test(
    arguments: [
      0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x390...0x3A1, 0x410...0x44F, 0x5D0...0x5EA,
      0x905...0x939, 0xE01...0xE30, 0xE33...0xE33, 0x2500...0x259F, 0x2800...0x28FF,
      0x3248...0x324F, 0xFF61...0xFF9F, 0x1D400...0x1D454,
    ] as [ClosedRange<UInt32>])
  func `letters, lines and halfwidth forms are narrow`(range: ClosedRange<UInt32>) {
    #expect(columns(range) == [1])
  }

  @Test(
    arguments: [
      0x1100...0x115E, 0x231A...0x231B, 0x2E80...0x2E99, 0x3000...0x3029, 0x3041...0x3096,
      0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x187F7, 0x1B170...0x1B2FB, 0x1F600...0x1F64F,
      0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ] as [ClosedRange<UInt32>])
  func `East Asian letters and emoji are wide`(range: ClosedRange<UInt32>) {
    #expect(columns(range) == [2])
  }

  @Test(
    arguments: [
      0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x64B...0x65F, 0x93E...0x94D, 0xE34...0xE3A,
      0x1160...0x11FF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20F0,
      0x3099...0x309A, 0xD7B0...0xD7C6, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFFF9...0xFFFB,
      0x1D167...0x1D169, 0xE0001...0xE007F, 0xE0100...0xE01EF, 0xAD...0xAD, 0x61C...0x61C,
      0x115F...0x1160, 0x3164...0x3164,
    ] as [ClosedRange<UInt32>])
  func `marks, joiners and invisible characters have no width alone`(
    range: ClosedRange<UInt32>
  ) {
    let filler: Unicode.Scalar = "\u{115F}"
    let visible = range.compactMap(Unicode.Scalar.init)
      .filter { CharacterWidth.columns(of: $0) > 0 && $0 != filler }
    #expect(visible.isEmpty)
  }

  @Test(arguments: ["·", "×", "é", "Ω", "я", "…", "→", "①", "─", "★", "☎", "\u{FFFD}"])
  func `ambiguous characters follow the option`(character: Character) {
    #expect(CharacterWidth.columns(of: character) == 1)
    #expect(CharacterWidth.columns(of: character, ambiguous: .wide) == 2)
  }

  @Test func `the option changes no letter of ASCII`() {
    #expect(columns(0x20...0x7E, ambiguous: .wide) == [1])
  }

  @Test func `better data of the standard library is used`() {
    let newer = (0x1_0000...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { ($0.properties.age?.major ?? 0) > 15 }
    for scalar in newer where scalar.properties.isEmojiPresentation {
      #expect(CharacterWidth.columns(of: scalar) == 2, "U+\(String(scalar.value, radix: 16))")
    }
    for scalar in newer where scalar.properties.generalCategory == .nonspacingMark {
      #expect(CharacterWidth.columns(of: scalar) == 0, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
