// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The app of a university for its students: screens, a program for terminals, and tests.
let package = Package(
  name: "EStudent",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "EStudent", targets: ["EStudent"]),
    .library(name: "EStudentAPI", targets: ["EStudentAPI"]),
    .library(name: "EStudentConformance", targets: ["EStudentConformance"]),
  ],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Libraries/AppLibraries"),
  ],
  targets: [
    // The messages between the app and its server, used by both.
    .target(
      name: "EStudentAPI",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries")
      ],
      swiftSettings: settings),
    // The app's screens are a library, so that tests and the program for browsers can use them.
    .target(
      name: "EStudent",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "AppParts", package: "AppLibraries"),
        "EStudentAPI",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "EStudentDemo",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        "EStudent",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    // The requirements of every service, for the tests here and for those of the server.
    .target(
      name: "EStudentConformance",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        "EStudent",
        "EStudentAPI",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EStudentTests",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "DesignDocuments", package: "AppLibraries"),
        "EStudent",
        "EStudentAPI",
        "EStudentConformance",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitNav", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "ScreenKitTestSupport", package: "ScreenKit"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      exclude: ["Screens/Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
