// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The student app for browsers.
let package = Package(
  name: "EStudentWeb",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../../.."),
    .package(path: "../../../Libraries/AppLibraries"),
    .package(name: "EStudent", path: ".."),
    .package(path: "../../../Servers/WebHost"),
  ],
  targets: [
    .executableTarget(
      name: "EStudentWeb",
      dependencies: [
        .product(name: "AppParts", package: "AppLibraries"),
        .product(name: "EStudent", package: "EStudent"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitOffline", package: "AppLibraries"),
        .product(name: "WebHost", package: "WebHost"),
      ],
      swiftSettings: settings)
  ],
  swiftLanguageModes: [.v6]
)
