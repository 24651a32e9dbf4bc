// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "EStudentServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(path: "../../../Libraries/AppLibraries"),
    .package(path: "../../../Libraries/ServerParts"),
    .package(name: "EStudent", path: ".."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
  ],
  targets: [
    // All code except the command line, so that tests can use it in any configuration.
    .target(
      name: "EStudentServerKit",
      dependencies: [
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "EStudentAPI", package: "EStudent"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "Passwords", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "EStudentServer",
      dependencies: [
        "EStudentServerKit",
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "EStudentAPI", package: "EStudent"),
        .product(name: "ServerCommands", package: "ServerParts"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EStudentServerTests",
      dependencies: [
        "EStudentServerKit",
        .product(name: "AppMessages", package: "AppLibraries"),
        .product(name: "EStudent", package: "EStudent"),
        .product(name: "EStudentAPI", package: "EStudent"),
        .product(name: "EStudentConformance", package: "EStudent"),
        .product(name: "ScreenKitFetch", package: "AppLibraries"),
        .product(name: "APIDescriptions", package: "ServerParts"),
        .product(name: "Passwords", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
