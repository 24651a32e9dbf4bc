// swift-tools-version: 6.2
import PackageDescription

// A backend written outside of ScreenKit: it uses the products of the package above, and nothing
// else.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "OutsideBackend",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "PlainLines", targets: ["PlainLines"]),
    .executable(name: "Lines", targets: ["Lines"]),
  ],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Apps/Muster"),
    .package(path: "../../Libraries/AppLibraries"),
  ],
  targets: [
    .target(
      name: "PlainLines",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .target(
      name: "LineApps",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "HeartBeat", package: "ScreenKit"),
        .product(name: "GalleryScreens", package: "ScreenKit"),
        .product(name: "Muster", package: "Muster"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "Lines",
      dependencies: [
        "LineApps",
        "PlainLines",
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
      ], swiftSettings: settings),
    .testTarget(
      name: "PlainLinesTests",
      dependencies: [
        "LineApps", "PlainLines", .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "GalleryScreens", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
