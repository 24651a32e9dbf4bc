// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ScreenKit",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "ScreenKitCore", targets: ["ScreenKitCore"]),
    .library(name: "ScreenKitNav", targets: ["ScreenKitNav"]),
    .library(name: "ScreenKitJson", targets: ["ScreenKitJson"]),
    .library(name: "ScreenKitC", targets: ["ScreenKitC"]),
    .library(name: "ScreenKitLooks", targets: ["ScreenKitLooks"]),
    .library(name: "ScreenKitLaunch", targets: ["ScreenKitLaunch"]),
    .library(name: "ScreenKitText", targets: ["ScreenKitText"]),
    .library(name: "ScreenKitWeb", targets: ["ScreenKitWeb"]),
    .library(name: "ScreenKitDocuments", targets: ["ScreenKitDocuments"]),
    .library(name: "ScreenKitTesting", targets: ["ScreenKitTesting"]),
    .library(name: "ScreenKitWebTesting", targets: ["ScreenKitWebTesting"]),
    // Tools for the tests of the apps next door.
    .library(name: "ScreenKitTestSupport", targets: ["ScreenKitTestSupport"]),
    // The screens of the demos, for other backends.
    .library(name: "HeartBeat", targets: ["HeartBeat"]),
    .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
  ],
  targets: [
    .target(name: "ScreenKitCore", swiftSettings: settings),
    .target(name: "ScreenKitNav", dependencies: ["ScreenKitCore"], swiftSettings: settings),
    .target(name: "ScreenKitJson", swiftSettings: settings),
    // The C library of each platform, under one name.
    .target(name: "ScreenKitC", swiftSettings: settings),
    .target(
      name: "ScreenKitLooks", dependencies: ["ScreenKitCore", "ScreenKitJson"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitLaunch", dependencies: ["ScreenKitCore", "ScreenKitJson"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitText",
      dependencies: ["ScreenKitC", "ScreenKitCore", "ScreenKitLaunch", "ScreenKitLooks"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitWeb",
      dependencies: ["ScreenKitCore", "ScreenKitJson", "ScreenKitLooks"],
      resources: ["client.js", "parts.js", "tables.js", "style.css", "Looks"].map {
        .embedInCode("Client/\($0)")
      }, swiftSettings: settings),
    .target(
      name: "ScreenKitDocuments",
      dependencies: ["ScreenKitC", "ScreenKitCore", "ScreenKitJson"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitTesting",
      dependencies: ["ScreenKitCore", "ScreenKitText"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitWebTesting",
      dependencies: ["ScreenKitCore", "ScreenKitJson", "ScreenKitWeb"],
      swiftSettings: settings),

    // The app's screens are a library, so that tests can use them in debug and release builds alike.
    .target(
      name: "HeartBeat", dependencies: ["ScreenKitCore", "ScreenKitNav"],
      path: "Sources/HeartBeatDemo", exclude: ["Command"], swiftSettings: settings),
    .executableTarget(
      name: "HeartBeatDemo",
      dependencies: [
        "HeartBeat", "ScreenKitCore", "ScreenKitDocuments", "ScreenKitNav", "ScreenKitText",
      ],
      path: "Sources/HeartBeatDemo/Command", swiftSettings: settings),

    // `Code` links to `Pages`, so that the gallery shows the same files from which it is compiled.
    .target(
      name: "GalleryScreens",
      dependencies: ["ScreenKitCore", "ScreenKitDocuments", "ScreenKitLaunch"],
      path: "Sources/Gallery", exclude: ["Command"], resources: [.embedInCode("Code")],
      swiftSettings: settings),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens", "ScreenKitText"],
      path: "Sources/Gallery/Command", swiftSettings: settings),

    // In this package rather than the benchmarks' one, since it measures parts that are not public.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "PartsBench",
      dependencies: [
        "AllocationCount", "GalleryScreens", "ScreenKitC", "ScreenKitCore", "ScreenKitDocuments",
        "ScreenKitNav", "ScreenKitTesting", "ScreenKitText", "ScreenKitWebTesting",
      ], path: "Benchmarks/Parts", swiftSettings: settings),
    .executableTarget(
      name: "Counter",
      dependencies: ["ScreenKitCore", "ScreenKitText"], path: "Examples/Counter",
      swiftSettings: settings),
    .target(
      name: "ExampleScreens", dependencies: ["ScreenKitCore", "ScreenKitNav"],
      path: "Examples/Screens", swiftSettings: settings),
    .target(
      name: "ExamplePainters", dependencies: ["ExampleScreens", "ScreenKitCore", "ScreenKitText"],
      path: "Examples/Painters", swiftSettings: settings),
    .target(
      name: "ExampleWebPainters",
      dependencies: ["ExampleScreens", "ScreenKitCore", "ScreenKitWeb"],
      path: "Examples/WebPainters", swiftSettings: settings),
    .executableTarget(
      name: "Examples",
      dependencies: [
        "ExamplePainters", "ExampleScreens", "ScreenKitCore", "ScreenKitNav", "ScreenKitText",
      ],
      path: "Examples/Command", swiftSettings: settings),
    .target(
      name: "ScreenKitTestSupport",
      dependencies: ["ScreenKitC", "ScreenKitCore", "ScreenKitTesting", "ScreenKitText"],
      path: "Tests/ScreenKitTestSupport", swiftSettings: settings),
    .testTarget(
      name: "ScreenKitCoreTests",
      dependencies: [
        "ScreenKitCore", "ScreenKitNav", "ScreenKitTestSupport", "ScreenKitTesting",
        "ScreenKitText",
      ],
      swiftSettings: settings),
    // The navigator of somebody else, over which the suites of ours run as well.
    .target(
      name: "MasterDetailSources", dependencies: ["ScreenKitCore", "ScreenKitNav"],
      path: "Examples/OutsideNavigator/Sources/MasterDetail", swiftSettings: settings),
    .testTarget(
      name: "ScreenKitNavTests",
      dependencies: [
        "MasterDetailSources", "ScreenKitCore", "ScreenKitNav", "ScreenKitTestSupport",
        "ScreenKitTesting", "ScreenKitText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitLaunchTests",
      dependencies: [
        "ScreenKitCore", "ScreenKitLaunch", "ScreenKitTestSupport", "ScreenKitTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTextTests",
      dependencies: [
        "ScreenKitC", "ScreenKitCore", "ScreenKitLaunch", "ScreenKitLooks", "ScreenKitTestSupport",
        "ScreenKitTesting", "ScreenKitText",
      ],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitWebTests",
      dependencies: [
        "ExampleScreens", "ExampleWebPainters", "GalleryExamples", "GalleryScreens", "HeartBeat",
        "ScreenKitCore", "ScreenKitLaunch", "ScreenKitLooks", "ScreenKitNav",
        "ScreenKitTestSupport", "ScreenKitTesting", "ScreenKitText", "ScreenKitWeb",
        "ScreenKitWebTesting",
      ], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitDocumentsTests",
      dependencies: [
        "ScreenKitCore", "ScreenKitDocuments", "ScreenKitJson", "ScreenKitNav",
        "ScreenKitTestSupport", "ScreenKitTesting", "ScreenKitText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTestingTests",
      dependencies: [
        "ScreenKitCore", "ScreenKitNav", "ScreenKitTestSupport", "ScreenKitTesting",
        "ScreenKitText", "ScreenKitWebTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HeartBeatTests",
      dependencies: [
        "HeartBeat", "ScreenKitCore", "ScreenKitNav", "ScreenKitTestSupport", "ScreenKitTesting",
        "ScreenKitText",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    // What each page of the gallery does, for the tests of both backends.
    .target(
      name: "GalleryExamples", dependencies: ["ScreenKitCore"], path: "Tests/GalleryExamples",
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryExamples", "GalleryScreens", "ScreenKitCore", "ScreenKitTestSupport",
        "ScreenKitTesting", "ScreenKitText",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "ExamplePainters", "ExampleScreens", "ScreenKitCore", "ScreenKitNav",
        "ScreenKitTestSupport", "ScreenKitTesting", "ScreenKitText",
      ], exclude: ["Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
