// swift-tools-version: 6.2
import PackageDescription

/// The products of ScreenKit that the screens use.
let screenKit: [Target.Dependency] = [
  .product(name: "ScreenKitCore", package: "ScreenKit"),
  .product(name: "ScreenKitNav", package: "ScreenKit"),
]

let package = Package(
  name: "Chat",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Servers/WebHost"),
  ],
  targets: [
    .target(name: "ChatRooms", dependencies: screenKit),
    .executableTarget(
      name: "ChatWeb",
      dependencies: [
        "ChatRooms",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ]),
    .testTarget(
      name: "ChatTests",
      dependencies: [
        "ChatRooms",
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
