// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "WebHost",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "WebHost", targets: ["WebHost"]),
    // A separate product, so that other apps need no development files of PostgreSQL.
    .library(name: "PostgresStore", targets: ["PostgresStore"]),
  ],
  traits: [
    .trait(
      name: "TLS", description: "Encryption by the host itself, without a proxy in front of it.")
  ],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Libraries/AppLibraries"),
    .package(path: "../../Libraries/ServerParts"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
  ],
  targets: [
    .target(
      name: "WebHost",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CLibrary", package: "ServerParts"),
        "CProcess",
        "CZlib",
        .product(name: "Digests", package: "AppLibraries"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitLooks", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "ServerCommands", package: "ServerParts"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "ServerTLS", package: "ServerParts", condition: .when(traits: ["TLS"])),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CProcess"),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "PostgresStore",
      dependencies: [
        "WebHost", "CPostgres", .product(name: "ScreenKitCore", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "HeartBeatWeb",
      dependencies: [
        "WebHost", .product(name: "HeartBeat", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "GalleryWeb",
      dependencies: [
        "PostgresStore", "WebHost", .product(name: "GalleryScreens", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
      ],
      swiftSettings: settings),
    // Programs that tests and benchmarks run, and kill.
    .executableTarget(
      name: "ClickWeb",
      dependencies: ["WebHost", .product(name: "ScreenKitCore", package: "ScreenKit")],
      path: "Tests/ClickWeb", swiftSettings: settings),
    .executableTarget(
      name: "PayloadWeb",
      dependencies: ["WebHost", .product(name: "ScreenKitCore", package: "ScreenKit")],
      path: "Tests/PayloadWeb", swiftSettings: settings),
    .executableTarget(
      name: "TypingWeb",
      dependencies: [
        "PostgresStore", "WebHost", .product(name: "ScreenKitCore", package: "ScreenKit"),
      ],
      path: "Tests/TypingWeb", swiftSettings: settings),
    .executableTarget(
      name: "PatchesWeb",
      dependencies: [
        "WebHost", .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "ScreenKitWebTesting", package: "ScreenKit"),
      ],
      path: "Tests/PatchesWeb", swiftSettings: settings),
    .executableTarget(
      name: "GalleryTreesWeb",
      dependencies: [
        "WebHost", .product(name: "GalleryScreens", package: "ScreenKit"),
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
      ],
      path: "Tests/GalleryTreesWeb", swiftSettings: settings),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CLibrary", package: "ServerParts"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        "PostgresStore",
        .product(name: "ScreenKitCore", package: "ScreenKit"),
        .product(name: "ScreenKitLaunch", package: "ScreenKit"),
        .product(name: "ScreenKitLooks", package: "ScreenKit"),
        .product(name: "ScreenKitText", package: "ScreenKit"),
        .product(name: "ScreenKitWeb", package: "ScreenKit"),
        .product(name: "ServerConnections", package: "ServerParts"),
        .product(name: "ServerParts", package: "ServerParts"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        "WebHost",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
