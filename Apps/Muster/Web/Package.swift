// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Muster for browsers.
let package = Package(
  name: "MusterWeb",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../../.."),
    .package(path: "../../../Libraries/AppLibraries"),
    .package(name: "Muster", path: ".."),
    .package(path: "../../../Servers/WebHost"),
  ],
  targets: [
    .executableTarget(
      name: "MusterWeb",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "Muster", package: "Muster"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MusterWebTests",
      dependencies: [
        .product(name: "Muster", package: "Muster"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
