// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// It starts the programs of Servers/WebHost, and links nothing of them: what a test sees is what a
// browser sees.
let package = Package(
  name: "BrowserTests",
  platforms: [.macOS("15.4")],
  targets: [.testTarget(name: "BrowserTests", swiftSettings: settings)],
  swiftLanguageModes: [.v6]
)
