/// The parameters of an app's request for its description.
public struct DescriptionRequest: Hashable, Sendable {
  /// The version of the protocol between app and server.
  public var version: Int
  /// The number of the app in the server's database.
  public var appID: Int
  /// The version of the program in the store, such as `1.0`, for which the server chooses a
  /// description.
  public var bundleVersion: String

  /// Creates a request.
  public init(version: Int = 1, appID: Int, bundleVersion: String) {
    (self.version, self.appID, self.bundleVersion) = (version, appID, bundleVersion)
  }

  /// Returns `address` with the three parameters; replaces earlier values of them.
  public func address(at address: String) -> String {
    let plain = address.prefix { $0 != "#" }
    let path = plain.prefix { $0 != "?" }
    let own = ["version", "app_id", "bundle_version"]
    let others = plain.dropFirst(path.count).dropFirst().split(separator: "&").filter { part in
      !own.contains(String(part.prefix { $0 != "=" }))
    }
    let parameters =
      others.map(String.init) + [
        "version=\(version)", "app_id=\(appID)", "bundle_version=\(Self.escaped(bundleVersion))",
      ]
    return path + "?" + parameters.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
