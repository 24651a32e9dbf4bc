// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The package starts the programs of Servers/WebHost, and links none of their code: tests see the
// pages only in a browser.
let package = Package(
  name: "BrowserTests",
  platforms: [.macOS("15.4")],
  targets: [.testTarget(name: "BrowserTests", swiftSettings: settings)],
  swiftLanguageModes: [.v6]
)
