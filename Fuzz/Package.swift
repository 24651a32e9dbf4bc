// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The fuzzer's library has the entry point.
  .unsafeFlags(["-parse-as-library"]),
]
let core = Target.Dependency.product(name: "ScreenKitCore", package: "ScreenKit")
let text = Target.Dependency.product(name: "ScreenKitText", package: "ScreenKit")
let documents = Target.Dependency.product(name: "ScreenKitDocuments", package: "ScreenKit")

/// Built with `--sanitize fuzzer` by `Scripts/fuzz.sh`.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "ScreenKit", path: "..")],
  targets: [
    .executableTarget(name: "FuzzInput", dependencies: [core, text], swiftSettings: settings),
    .executableTarget(name: "FuzzFrame", dependencies: [core, text], swiftSettings: settings),
    .executableTarget(
      name: "FuzzLayout", dependencies: [core, documents], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
