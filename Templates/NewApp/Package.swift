// swift-tools-version: 6.2
import PackageDescription

/// The products of ScreenKit that the app uses.
let screenKit: [Target.Dependency] = [
  .product(name: "ScreenKitCore", package: "ScreenKit"),
  .product(name: "ScreenKitNav", package: "ScreenKit"),
]

let package = Package(
  name: "NewApp",
  platforms: [.macOS("15.4")],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [.package(name: "ScreenKit", path: "../..")],
  targets: [
    // Models and screens, which do not depend on a terminal. They are a library, so that tests can
    // use them.
    .target(name: "Screens", dependencies: screenKit),
    .executableTarget(
      name: "NewApp",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        "Screens",
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        "Screens",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
