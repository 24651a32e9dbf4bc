#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The options of `expectSnapshot`: whether to record, and whether to write SVG too.
public struct SnapshotOptions: Hashable, Sendable {
  /// Whether to write the expected snapshots anew instead of comparing with them.
  public var records: Bool
  /// Whether to write each text file as an SVG document too, for people to look at.
  public var writesSVG: Bool

  /// Creates options; without arguments, snapshots are compared, and only text is written.
  public init(records: Bool = false, writesSVG: Bool = false) {
    (self.records, self.writesSVG) = (records, writesSVG)
  }

  /// The options that the environment of the test run sets.
  ///
  /// `SCREENKIT_RECORD_SNAPSHOTS=1` records, and `SCREENKIT_SNAPSHOT_SVG=1` writes SVG too. An
  /// empty value and `0` mean the same as no value.
  public static var environment: SnapshotOptions {
    SnapshotOptions(ProcessInfo.processInfo.environment)
  }

  /// Reads the options from the variables of an environment.
  init(_ variables: [String: String]) {
    func isOn(_ name: String) -> Bool { !["", "0"].contains(variables[name] ?? "") }
    self.init(
      records: isOn("SCREENKIT_RECORD_SNAPSHOTS"), writesSVG: isOn("SCREENKIT_SNAPSHOT_SVG"))
  }
}
