public import ScreenKitLooks

/// A file for every page, which the host serves.
public struct ClientAsset: Sendable {
  /// The name with a hash of the content, such as `client.1f2e3d4c5b6a7988.js`.
  ///
  /// A host can serve it under any path, with `Cache-Control: public, max-age=31536000, immutable`.
  public let name: String
  /// The value of `Content-Type`.
  public let contentType: String
  /// The content.
  public let bytes: [UInt8]

  init(_ base: String, _ ending: String, _ contentType: String, _ bytes: [UInt8]) {
    let digits = String(ClientAsset.hash(bytes), radix: 16)
    name = "\(base).\(String(repeating: "0", count: 16 - digits.count))\(digits).\(ending)"
    self.contentType = contentType
    self.bytes = bytes
  }

  /// Returns the FNV-1a hash, which identifies a version and has no role in security.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// The client's scripts and style sheet.
public enum ClientAssets {
  /// The script of every page.
  public static let script = ClientAsset(
    "client", "js", "text/javascript; charset=utf-8", PackageResources.client_js)

  /// The parts of the script for few pages; the client loads them when they are needed.
  public static let parts = ClientAsset(
    "parts", "js", "text/javascript; charset=utf-8", PackageResources.parts_js)

  /// The script of lists, tables and line numbers; the client loads it when it is needed.
  public static let tables = ClientAsset(
    "tables", "js", "text/javascript; charset=utf-8", PackageResources.tables_js)

  /// Returns the style sheet of a look, with the colours of its palettes.
  public static func style(_ look: LookName) -> ClientAsset {
    switch look {
    case .terminal: terminal
    case .cupertino: cupertino
    case .material: material
    }
  }

  private static let terminal = makeStyle(
    .terminal, PackageResources.style_css, PackageResources.terminal_css)
  private static let cupertino = makeStyle(
    .cupertino, PackageResources.graphic_css, PackageResources.style_css,
    PackageResources.cupertino_css)
  private static let material = makeStyle(
    .material, PackageResources.graphic_css, PackageResources.style_css,
    PackageResources.material_css)

  /// Joins files into one for a page; the rules of a look override the rules of the files before.
  private static func makeStyle(_ look: LookName, _ files: [UInt8]...) -> ClientAsset {
    ClientAsset(
      "style", "css", "text/css; charset=utf-8",
      files.reduce([], +) + Array(PaletteStyle.rules(of: look).utf8))
  }

  /// All files, for a table of routes.
  public static var all: [ClientAsset] { [script, parts, tables] + LookName.allCases.map(style) }

  /// Returns a style sheet with a user's colours and an app's rules, for use with ``style(_:)``.
  ///
  /// - Parameters:
  ///   - theme: The colours that replace those of each look; `nil` for none.
  ///   - rules: CSS rules for the classes of an app's own painters.
  /// - Returns: The style sheet.
  public static func themeStyle(
    _ theme: Theme?, adding rules: String = ""
  ) -> ClientAsset {
    let colors = theme.map { theme in LookName.allCases.map { PaletteStyle.rules(of: $0, theme) } }
    let rules = (colors ?? []).joined() + rules
    return ClientAsset("theme", "css", "text/css; charset=utf-8", Array(rules.utf8))
  }
}
