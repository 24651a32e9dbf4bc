import ScreenKitCore
import ScreenKitLaunch
@testable import ScreenKitText
import Testing

@Suite struct DisplayConditionsTests {
  private let conditions = DisplayConditions(
    size: CellSize(columns: 80, rows: 24), look: "material", colors: .palette, appearance: .light,
    ambiguousWidth: .wide, bidiOrder: .logical, isUnicode: false,
    showsKeyHints: true, reducesMotion: true)

  @Test func `the header of a recording has the conditions of the display`() throws {
    #expect(
      conditions.header.line == """
        {"version":2,"width":80,"height":24,"screenkit":{"ambiguous":"wide",\
        "appearance":"light","colors":"palette","glyphs":"ascii","hints":"shown",\
        "look":"material","motion":"reduced",\
        "order":"logical","surface":"terminal"}}\n
        """)
    #expect(try DisplayConditions(RecordingHeader(conditions.header.line)) == conditions)
  }

  @Test func `a missing condition has its default, an invalid is refused`() throws {
    var header = conditions.header
    header.conditions["order"] = nil
    #expect(try DisplayConditions(header).bidiOrder == .visual)
    header.conditions["order"] = "sideways"
    #expect(throws: RecordingError(line: 1, reason: "this was not recorded by --record")) {
      try DisplayConditions(header)
    }
  }

  @Test(arguments: [
    ("REDUCE_MOTION", "1", true), ("NO_MOTION", "yes", true), ("NO_MOTION", "0", false),
  ])
  func `the environment can request reduced motion`(name: String, value: String, isReduced: Bool) {
    #expect(
      DisplayConditions.reducesMotion { $0 == name ? value : nil } == isReduced)
    #expect(!DisplayConditions.reducesMotion { _ in nil })
  }

  @Test func `the conditions of another kind of surface are not read`() throws {
    let header = RecordingHeader(
      surface: "lines", size: SurfaceSize(width: 30, height: 9), conditions: ["look": "odd"])
    #expect(
      try DisplayConditions(header) == DisplayConditions(size: CellSize(columns: 30, rows: 9)))
  }
}
