// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Apps described in JSON: the interpreter, its program for terminals, and the studio.
let package = Package(
  name: "Described",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "ScreenKitRmad", targets: ["ScreenKitRmad"]),
    .library(name: "RmadAPI", targets: ["RmadAPI"]),
    .library(name: "StudioScreens", targets: ["StudioScreens"]),
    .library(name: "StudioConformance", targets: ["StudioConformance"]),
  ],
  dependencies: [
    .package(name: "ScreenKit", path: ".."),
    .package(path: "../Libraries/AppLibraries"),
  ],
  targets: [
    .target(
      name: "ScreenKitRmad",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "ScreenKitC", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitJson", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
      ],
      resources: [.embedInCode("Samples/Files")],
      swiftSettings: settings),
    .executableTarget(
      name: "RmadDemo",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        "ScreenKitRmad",
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    // The messages of the authoring tool, which the server uses, too.
    .target(
      name: "RmadAPI",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries")
      ],
      swiftSettings: settings),
    // The authoring tool for described apps.
    .target(
      name: "StudioScreens",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "AppParts", package: "AppLibraries"),
        "RmadAPI",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitJson", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        "ScreenKitRmad",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "RmadStudio",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        "StudioScreens",
      ],
      swiftSettings: settings),
    // The requirements of every service of the studio, for the tests here and for those of the server.
    .target(
      name: "StudioConformance",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        "RmadAPI",
        "ScreenKitRmad",
        "StudioScreens",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RmadTests",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitJson", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        "ScreenKitRmad",
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "ScreenKitWebTesting", package: "ScreenKit"),
      ],
      exclude: ["Screens/Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        "RmadAPI",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        "ScreenKitRmad",
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "ScreenKitWebTesting", package: "ScreenKit"),
        "StudioConformance",
        "StudioScreens",
      ],
      exclude: ["Publishing/Snapshots", "Screens/Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
