// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "EndToEndTests",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: ".."),
    .package(path: "../Libraries/AppLibraries"),
    .package(path: "../Apps/Muster"),
  ],
  targets: [
    // Only C code may run between fork and exec.
    .target(name: "ProcessSpawn"),
    // Traces a program by ptrace, which only C can call; does nothing on systems other than Linux.
    .executableTarget(name: "SystemCallInjector"),
    .executableTarget(
      name: "BackApp",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CrashApp",
      dependencies: [
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FetchApp", dependencies: [.product(name: "ScreenKitFetch", package: "AppLibraries")],
      swiftSettings: settings),
    .executableTarget(
      name: "FrameApp",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ExternalProgramApp",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LongTurnApp",
      dependencies: [
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "SavingApp",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "ProcessSpawn", .product(name: "MusterAPI", package: "Muster"),
        .product(name: "ScreenKitC", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
