// swift-tools-version: 6.2
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
let launch = Target.Dependency.product(name: "ScreenKitLaunch", package: "ScreenKit")
let fetch = Target.Dependency.product(name: "ScreenKitFetch", package: "AppLibraries")
let web = Target.Dependency.product(name: "ScreenKitWeb", package: "ScreenKit")
let rmad = Target.Dependency.product(name: "ScreenKitRmad", package: "Described")
let documents = Target.Dependency.product(name: "ScreenKitDocuments", package: "ScreenKit")

let nav = Target.Dependency.product(name: "ScreenKitNav", package: "ScreenKit")

/// The fuzzed targets, built with `--sanitize fuzzer` by `Scripts/fuzz.sh`.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: ".."),
    .package(path: "../Described"),
    .package(path: "../Libraries/AppLibraries"),
  ],
  targets: [
    .target(name: "FuzzSupport", dependencies: [core, text], swiftSettings: settings),
    .executableTarget(
      name: "FuzzArchive", dependencies: [core, documents, nav, "FuzzSupport"],
      swiftSettings: settings),
    .executableTarget(name: "FuzzFeed", dependencies: [rmad], swiftSettings: settings),
    .executableTarget(
      name: "FuzzForm", dependencies: [core, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(name: "FuzzFrame", dependencies: [core, text], swiftSettings: settings),
    .executableTarget(name: "FuzzResponse", dependencies: [fetch], swiftSettings: settings),
    .executableTarget(
      name: "FuzzHtml", dependencies: [core, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(name: "FuzzInput", dependencies: [core, text], swiftSettings: settings),
    .executableTarget(
      name: "FuzzKeys", dependencies: [core, documents, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzLayout", dependencies: [core, documents], swiftSettings: settings),
    .executableTarget(
      name: "FuzzLink", dependencies: [nav, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzMarkdown", dependencies: [core, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzRecording", dependencies: [core, launch, text, "FuzzSupport"],
      swiftSettings: settings),
    .executableTarget(name: "FuzzRmad", dependencies: [rmad], swiftSettings: settings),
    .executableTarget(
      name: "FuzzTheme", dependencies: [text, "FuzzSupport"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzWeb", dependencies: [core, web, "FuzzSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
