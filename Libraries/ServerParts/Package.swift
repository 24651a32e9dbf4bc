// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The parts that several servers share.
let package = Package(
  name: "ServerParts",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "Passwords", targets: ["Passwords"]),
    .library(name: "ServerParts", targets: ["ServerParts"]),
    .library(name: "ServerConnections", targets: ["ServerConnections"]),
    .library(name: "ServerTLS", targets: ["ServerTLS"]),
    .library(name: "ServerCommands", targets: ["ServerCommands"]),
    .library(name: "APIDescriptions", targets: ["APIDescriptions"]),
    .library(name: "CLibrary", targets: ["CLibrary"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
  ],
  targets: [
    .target(
      name: "ServerParts",
      dependencies: [
        "CLibrary"
      ], swiftSettings: settings),
    // Apart from the rest, since the host of browser sessions needs none of the large library.
    .target(
      name: "Passwords",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: settings),
    // The handling of connections, independent of the server's responses.
    .target(
      name: "ServerConnections",
      dependencies: [
        "CLibrary", "ServerParts", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: settings),
    // Apart from the rest, since the library for TLS takes minutes to build.
    .target(
      name: "ServerTLS",
      dependencies: ["ServerConnections", .product(name: "NIOSSL", package: "swift-nio-ssl")],
      swiftSettings: settings),
    // The command lines of servers.
    .target(
      name: "ServerCommands",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        "ServerConnections", "ServerParts",
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], swiftSettings: settings),
    // The C library of each platform, under one name.
    .target(name: "CLibrary", swiftSettings: settings),
    // The comparison of a running server's responses with its `openapi.json`, for the tests of
    // servers.
    .target(name: "APIDescriptions", swiftSettings: settings),
    .testTarget(
      name: "ServerPartsTests", dependencies: ["Passwords", "ServerConnections"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
