import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitLooks

/// The conditions of a terminal's display, which a replay needs in order to show the same frames.
struct DisplayConditions: Hashable, Sendable {
  /// The name of the kind of surface in the headers of recordings.
  static let surface = "terminal"

  var size: CellSize
  /// The name of the look, one of the framework's or of the app's.
  var look: String
  var colors: ColorDepth
  var appearance: Appearance
  var ambiguousWidth: AmbiguousWidth
  var bidiOrder: BidiOrder
  var isUnicode: Bool
  var showsKeyHints: Bool
  var reducesMotion: Bool

  init(
    size: CellSize, look: String = Look.Name.terminal.rawValue, colors: ColorDepth = .full,
    appearance: Appearance = .dark, ambiguousWidth: AmbiguousWidth = .narrow,
    bidiOrder: BidiOrder = .visual, isUnicode: Bool = true,
    showsKeyHints: Bool = false,
    reducesMotion: Bool = false
  ) {
    (self.size, self.look, self.colors) = (size, look, colors)
    (self.appearance, self.ambiguousWidth) = (appearance, ambiguousWidth)
    (self.bidiOrder, self.isUnicode) = (bidiOrder, isUnicode)
    (self.showsKeyHints, self.reducesMotion) = (showsKeyHints, reducesMotion)
  }

  /// The header of a recording under these conditions.
  var header: RecordingHeader {
    RecordingHeader(
      surface: DisplayConditions.surface,
      size: SurfaceSize(width: size.columns, height: size.rows),
      conditions: [
        "look": look, "colors": "\(colors)", "appearance": "\(appearance)",
        "ambiguous": ambiguousWidth.rawValue, "order": bidiOrder.rawValue,
        "glyphs": isUnicode ? "unicode" : "ascii",
        "hints": showsKeyHints ? "shown" : "none",
        "motion": reducesMotion ? "reduced" : "full",
      ])
  }

  /// Creates the conditions from a header; those that another backend omitted have their defaults.
  ///
  /// - Throws: ``RecordingError`` if a condition has an unknown value.
  init(_ header: RecordingHeader) throws(RecordingError) {
    let usual = DisplayConditions(
      size: CellSize(columns: header.size.width, rows: header.size.height))
    // The conditions of another kind of surface may have other meanings.
    guard header.surface == DisplayConditions.surface else {
      self = usual
      return
    }
    let texts = usual.header.conditions.merging(header.conditions) { $1 }
    guard let look = texts["look"],
      let colors = ColorDepth.allCases.first(where: { "\($0)" == texts["colors"] }),
      let appearance = Appearance.allCases.first(where: { "\($0)" == texts["appearance"] }),
      let width = texts["ambiguous"].flatMap(AmbiguousWidth.init),
      let order = texts["order"].flatMap(BidiOrder.init),
      let glyphs = texts["glyphs"], ["unicode", "ascii"].contains(glyphs),
      let hints = texts["hints"], ["shown", "none"].contains(hints),
      let motion = texts["motion"], ["reduced", "full"].contains(motion)
    else { throw RecordingError(line: 1, reason: "this was not recorded by --record") }
    self.init(
      size: usual.size, look: look, colors: colors, appearance: appearance, ambiguousWidth: width,
      bidiOrder: order, isUnicode: glyphs == "unicode",
      showsKeyHints: hints == "shown", reducesMotion: motion == "reduced")
  }
}

extension DisplayConditions {
  /// The environment variables that disable motion in programs.
  private static let wishes = ["REDUCE_MOTION", "NO_MOTION"]

  /// Returns whether the user's environment disables motion, by a value other than `0`.
  static func reducesMotion(environment value: (String) -> String?) -> Bool {
    wishes.contains { name in value(name).map { !$0.isEmpty && $0 != "0" } ?? false }
  }
}

extension Recorder {
  /// Records `application` and the frames of `surface`; must be called before it starts.
  func attach(to application: Application, _ surface: TextSurface) {
    attach(to: application)
    surface.output.record = { [weak self] in
      self?.record(frame: String(decoding: $0, as: UTF8.self))
    }
  }
}
