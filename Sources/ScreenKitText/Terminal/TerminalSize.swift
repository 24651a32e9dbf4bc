package import ScreenKitCore

/// The size that an app takes its terminal to have, in cells.
///
/// Serial lines and sessions such as `ssh -tt` report 0 by 0 for a size that they do not know.
package enum TerminalSize {
  /// The size of a terminal of which nothing is known.
  package static let usual = SurfaceSize(width: 80, height: 24)

  /// More than any terminal without a known size has; a larger grid would only cost memory.
  private static let limit = 1000

  /// Completes the size that a terminal reports.
  ///
  /// - Parameters:
  ///   - reported: The size that the terminal reports; an extent of 0 is missing.
  ///   - value: Returns the value of an environment variable.
  /// - Returns: The reported size, where a missing extent comes from `COLUMNS` or `LINES`, or else
  ///   from ``usual``.
  package static func resolve(
    reported: SurfaceSize, environment value: (String) -> String?
  ) -> SurfaceSize {
    func extent(_ reported: Int, _ name: String, _ usual: Int) -> Int {
      if reported > 0 { return reported }
      guard let given = value(name).flatMap({ Int($0) }), (1...limit).contains(given) else {
        return usual
      }
      return given
    }
    return SurfaceSize(
      width: extent(reported.width, "COLUMNS", usual.width),
      height: extent(reported.height, "LINES", usual.height))
  }
}
