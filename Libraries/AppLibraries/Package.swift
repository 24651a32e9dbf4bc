// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Shared by the apps of this repository: requests, offline stores, messages, screens with a server.
let package = Package(
  name: "AppLibraries",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Digests", targets: ["Digests"]),
    .library(name: "ScreenKitFetch", targets: ["ScreenKitFetch"]),
    .library(name: "ScreenKitOffline", targets: ["ScreenKitOffline"]),
    .library(name: "AppMessages", targets: ["AppMessages"]),
    .library(name: "AppParts", targets: ["AppParts"]),
    .library(name: "DesignDocuments", targets: ["DesignDocuments"]),
  ],
  dependencies: [
    .package(name: "ScreenKit", path: "../..")
  ],
  targets: [
    // SHA-256, which Foundation on Linux lacks, without the large library of the servers.
    .target(name: "Digests", swiftSettings: settings),
    .target(
      name: "ScreenKitFetch",
      dependencies: [
        .product(name: "ScreenKitC", package: "ScreenKit")
      ],
      swiftSettings: settings),
    .target(
      name: "ScreenKitOffline",
      dependencies: [
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    // What the messages of all apps have in common.
    .target(
      name: "AppMessages",
      swiftSettings: settings),
    // What the screens and commands of apps with a server have in common.
    .target(
      name: "AppParts",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        "ScreenKitFetch",
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        "ScreenKitOffline",
      ],
      swiftSettings: settings),
    // The documents of the design process, made from an app's code and from runs of it.
    .target(
      name: "DesignDocuments",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitFetchTests",
      dependencies: [
        "ScreenKitFetch",
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
