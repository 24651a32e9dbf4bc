// swift-tools-version: 6.2
import PackageDescription

/// The products of ScreenKit that the screens use.
let screenKit: [Target.Dependency] = [
  .product(name: "ScreenKitCore", package: "ScreenKit"),
  .product(name: "ScreenKitNav", package: "ScreenKit"),
]

let package = Package(
  name: "Books",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Servers/WebHost"),
  ],
  targets: [
    // Models and screens, which depend on neither a terminal nor a browser.
    .target(name: "BookScreens", dependencies: screenKit),
    .executableTarget(
      name: "Books",
      dependencies: [
        "BookScreens",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ]),
    .executableTarget(
      name: "BooksWeb",
      dependencies: [
        "BookScreens",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ]),
    .testTarget(
      name: "BooksTests",
      dependencies: [
        "BookScreens",
        "BooksWeb",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "WebHost", package: "WebHost"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
