// swift-tools-version: 6.2
import PackageDescription

/// The app for browsers; a package of its own, so that `swift test` of the app builds no server.
let package = Package(
  name: "NewAppWeb",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "NewApp", path: ".."),
    .package(name: "ScreenKit", path: "../../.."),
    .package(path: "../../../Servers/WebHost"),
  ],
  targets: [
    .executableTarget(
      name: "NewAppWeb",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "Screens", package: "NewApp"),
        .product(name: "WebHost", package: "WebHost"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
