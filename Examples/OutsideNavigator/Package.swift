// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A package by another author, which imports products of ScreenKit and uses only public names.
let package = Package(
  name: "OutsideNavigator",
  platforms: [.macOS("15.4")],
  products: [.library(name: "MasterDetail", targets: ["MasterDetail"])],
  dependencies: [.package(name: "ScreenKit", path: "../..")],
  targets: [
    .target(
      name: "MasterDetail",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
      ], swiftSettings: settings),
    // The navigators and the gallery of ScreenKit itself, compiled as external code: links to their
    // folders, so that they can use only public names.
    .target(
      name: "ScreenKitNavOutside",
      dependencies: [.product(name: "ScreenKitCore", package: "ScreenKit")],
      swiftSettings: settings),
    .target(
      name: "GalleryOutside",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
      ],
      exclude: ["Command"], resources: [.embedInCode("Code")], swiftSettings: settings),
    // The app's screens are a library, so that tests can use them.
    .target(
      name: "RecipeBook",
      dependencies: [
        "MasterDetail",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "Recipes",
      dependencies: [
        "RecipeBook",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitDocuments", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ], swiftSettings: settings),
    .testTarget(
      name: "MasterDetailTests",
      dependencies: [
        "MasterDetail", "RecipeBook",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
