// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: ".."),
    .package(path: "../Described"),
  ],
  targets: [
    .executableTarget(
      name: "ScreenKitBench",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "DescribedBench",
      dependencies: [
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitRmad", package: "Described"),
        .product(name: "ScreenKitTesting", package: "ScreenKit"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
