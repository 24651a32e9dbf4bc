public import RmadAPI
internal import ScreenKitRmad

/// The address of a published version, and the command that shows it.
public struct PublishedLink: Hashable, Sendable {
  /// The version.
  public let version: VersionMessage
  /// The address of the description.
  public let address: String
  /// The command that shows the app in a terminal.
  public let command: String

  /// Creates the link of `version` of `app` on the server at `origin`.
  public init(_ version: VersionMessage, of app: Int, at origin: String) {
    self.version = version
    let place = origin + "/app"
    address = DescriptionRequest(appID: app, bundleVersion: version.bundleVersion)
      .address(at: place)
    // An address with plain HTTP is on this machine; the program accepts it only with --local.
    let local = origin.hasPrefix("http:") ? " --local" : ""
    let bundle = Self.quoted(version.bundleVersion)
    command = "RmadDemo\(local) --url \(place) --app-id \(app) --bundle-version \(bundle)"
  }

  /// Returns a text of the server, quoted as one literal word for a shell.
  private static func quoted(_ text: String) -> String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "." || scalar == "-"
    }
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    let safe = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0 != "'" }
    return "'\(String(String.UnicodeScalarView(safe)))'"
  }
}
