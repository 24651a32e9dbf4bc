// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "MusterServer",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(path: "../../../Libraries/AppLibraries"),
    .package(path: "../../../Libraries/ServerParts"),
    .package(name: "Muster", path: ".."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
  ],
  targets: [
    // All code except the command line, so that tests can use it in any configuration.
    .target(
      name: "MusterServerKit",
      dependencies: [
        .product(name: "CLibrary", package: "ServerParts"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Digests", package: "AppLibraries"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MusterAPI", package: "Muster"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Passwords", package: "ServerParts"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "ServerTLS", package: "ServerParts"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "MusterServer",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MusterAPI", package: "Muster"),
        "MusterServerKit",
        .product(name: "ServerCommands", package: "ServerParts"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
      ],
      swiftSettings: settings),
    // Clients that send invalid or hostile input, for the tests and the benchmark.
    .target(
      name: "HostileClients", dependencies: [.product(name: "CLibrary", package: "ServerParts")],
      swiftSettings: settings),
    .executableTarget(
      name: "MusterServerBench",
      dependencies: [
        "MusterServerKit", "HostileClients",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MusterAPI", package: "Muster"),
        .product(name: "ServerConnections", package: "ServerParts"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "MusterServerTests",
      dependencies: [
        "MusterServerKit", "HostileClients",
        .product(name: "CLibrary", package: "ServerParts"),
        .product(name: "MusterConformance", package: "Muster"),
        .product(name: "Muster", package: "Muster"),
        .product(name: "MusterAPI", package: "Muster"),
        .product(name: "APIDescriptions", package: "ServerParts"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "ServerTLS", package: "ServerParts"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Digests", package: "AppLibraries"),
        .product(name: "Passwords", package: "ServerParts"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
