// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The roll call of a school: screens, a program for terminals, and tests.
let package = Package(
  name: "Muster",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Muster", targets: ["Muster"]),
    .library(name: "MusterAPI", targets: ["MusterAPI"]),
    .library(name: "MusterConformance", targets: ["MusterConformance"]),
  ],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Libraries/AppLibraries"),
  ],
  targets: [
    // The messages between the app and its server, used by both.
    .target(
      name: "MusterAPI",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "Digests", package: "AppLibraries"),
      ],
      swiftSettings: settings),
    // The app's screens are a library, so that tests and the program for browsers can use them.
    .target(
      name: "Muster",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "Digests", package: "AppLibraries"),
        "MusterAPI",
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "MusterDemo",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        "Muster",
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    // The requirements of every service, for the tests here and for those of the server.
    .target(
      name: "MusterConformance",
      dependencies: [
        "Muster",
        "MusterAPI",
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MusterTests",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "DesignDocuments", package: "AppLibraries"),
        "Muster",
        "MusterAPI",
        "MusterConformance",
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        .product(name: "ScreenKitWebTesting", package: "ScreenKit"),
      ],
      exclude: ["Screens/Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
