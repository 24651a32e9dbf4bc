// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Described apps and the studio for browsers.
let package = Package(
  name: "DescribedWeb",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Libraries/AppLibraries"),
    .package(name: "Described", path: ".."),
    .package(path: "../../Servers/WebHost"),
    .package(path: "../../Libraries/ImageDecoding"),
  ],
  targets: [
    .executableTarget(
      name: "RmadWeb",
      dependencies: [
        .product(name: "ImageDecoding", package: "ImageDecoding"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitRmad", package: "Described"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "StudioWeb",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "StudioScreens", package: "Described"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
