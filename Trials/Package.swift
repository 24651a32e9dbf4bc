// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Trials",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "ScreenKit", path: "..")],
  targets: [
    // Between fork and exec only C may run.
    .target(name: "TrialSpawn"),
    // Traces a program by ptrace, which is C's alone too; elsewhere than on Linux it does nothing.
    .executableTarget(name: "SystemCallInjector"),
    .executableTarget(
      name: "BackTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CrashTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FetchTrial", dependencies: [.product(name: "ScreenKitFetch", package: "ScreenKit")],
      swiftSettings: settings),
    .executableTarget(
      name: "FrameTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "HandOffTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LongTurnTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SavingTrial",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTrials",
      dependencies: ["TrialSpawn", .product(name: "MusterAPI", package: "ScreenKit")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
