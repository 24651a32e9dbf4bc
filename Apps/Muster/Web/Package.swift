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
    // For the stage of the host's own tests, whose files are linked into those of this package.
    .package(path: "../../../Libraries/ServerParts"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
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
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "Muster", package: "Muster"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
