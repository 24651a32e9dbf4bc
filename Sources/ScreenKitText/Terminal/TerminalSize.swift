import ScreenKitCore

/// The size that an app assumes for its terminal, in cells.
///
/// Serial lines and sessions such as `ssh -tt` report 0 by 0 for an unknown size.
enum TerminalSize {
  /// The size assumed for a terminal of unknown size.
  static let usual = SurfaceSize(width: 80, height: 24)

  /// The largest size that an app uses; a larger grid would only cost memory.
  ///
  /// A screen of 8,000 pixels with the smallest font that can be read has fewer cells.
  static let limit = SurfaceSize(width: 2000, height: 1000)

  /// Returns the size of a cell for a window of `pixels` and `cells`; `nil` if it is not plausible.
  ///
  /// Terminals may count their margins, which a division without its remainder leaves out.
  static func cell(of pixels: SurfaceSize, in cells: SurfaceSize) -> SurfaceSize? {
    guard cells.width > 0, cells.height > 0 else { return nil }
    let cell = SurfaceSize(
      width: pixels.width / cells.width, height: pixels.height / cells.height)
    return (2...64).contains(cell.width) && (4...128).contains(cell.height) ? cell : nil
  }

  /// Completes the size that a terminal reports.
  ///
  /// - Parameters:
  ///   - reported: The size that the terminal reports; an extent of 0 is missing.
  ///   - value: Returns the value of an environment variable.
  /// - Returns: The reported size; a missing extent comes from `COLUMNS` or `LINES`, or else from
  ///   ``usual``. No extent is larger than that of ``limit``.
  static func resolve(
    reported: SurfaceSize, environment value: (String) -> String?
  ) -> SurfaceSize {
    // Key paths are avoided, because their first use takes longer than a frame.
    func extent(_ name: String, reported: Int, usual: Int, limit: Int) -> Int {
      if reported > 0 { return min(reported, limit) }
      guard let given = value(name).flatMap({ Int($0) }), (1...limit).contains(given) else {
        return usual
      }
      return given
    }
    return SurfaceSize(
      width: extent("COLUMNS", reported: reported.width, usual: usual.width, limit: limit.width),
      height: extent("LINES", reported: reported.height, usual: usual.height, limit: limit.height))
  }
}

/// A window of which an app uses only a part: see ``TerminalSize/limit``.
struct OversizedWindow: Error, CustomStringConvertible {
  private let used: SurfaceSize

  /// Creates the error for a window larger than the limit; returns `nil` for a smaller window.
  init?(reported: SurfaceSize) {
    let limit = TerminalSize.limit
    used = SurfaceSize(
      width: min(reported.width, limit.width), height: min(reported.height, limit.height))
    if used == reported { return nil }
  }

  /// The message for the user.
  var description: String {
    "The window is too large: \(used.width) columns and \(used.height) rows of it are used."
  }
}
