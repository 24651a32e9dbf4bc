// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let core = Target.Dependency.product(name: "ScreenKitCore", package: "ScreenKit")
let text = Target.Dependency.product(name: "ScreenKitText", package: "ScreenKit")
let testing = Target.Dependency.product(name: "ScreenKitTesting", package: "ScreenKit")

/// A package by another author: a control, its painter and a look, from public products alone.
let package = Package(
  name: "OutsideControls",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "ControlPainters", targets: ["ControlPainters"]),
    .library(name: "SlateLook", targets: ["SlateLook"]),
  ],
  dependencies: [.package(name: "ScreenKit", path: "../..")],
  targets: [
    // The control does not depend on a terminal, so every backend can show it.
    .target(name: "Controls", dependencies: [core], swiftSettings: settings),
    .target(
      name: "ControlPainters", dependencies: ["Controls", core, text], swiftSettings: settings),
    .target(name: "SlateLook", dependencies: [core, text], swiftSettings: settings),
    // The app's screens are a library, so that tests can use them.
    .target(name: "TagScreens", dependencies: ["Controls", core], swiftSettings: settings),
    .executableTarget(
      name: "Tags", dependencies: ["ControlPainters", "SlateLook", "TagScreens", core, text],
      swiftSettings: settings),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "Controls", "ControlPainters", "SlateLook", "TagScreens", core, testing, text,
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
