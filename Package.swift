// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let testing: [Target.Dependency] = ["ScreenKitTesting", "ScreenKitTestSupport"]
let studio: [Target.Dependency] = [
  "AppMessages", "RmadAPI", "ScreenKitCore", "ScreenKitFetch", "ScreenKitLaunch", "ScreenKitRmad",
]

let package = Package(
  name: "ScreenKit",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "ScreenKitCore", targets: ["ScreenKitCore"]),
    .library(name: "ScreenKitNav", targets: ["ScreenKitNav"]),
    .library(name: "ScreenKitLooks", targets: ["ScreenKitLooks"]),
    .library(name: "ScreenKitLaunch", targets: ["ScreenKitLaunch"]),
    .library(name: "ScreenKitText", targets: ["ScreenKitText"]),
    .library(name: "ScreenKitWeb", targets: ["ScreenKitWeb"]),
    .library(name: "ScreenKitDocuments", targets: ["ScreenKitDocuments"]),
    .library(name: "ScreenKitFetch", targets: ["ScreenKitFetch"]),
    .library(name: "ScreenKitOffline", targets: ["ScreenKitOffline"]),
    .library(name: "ScreenKitRmad", targets: ["ScreenKitRmad"]),
    .library(name: "ScreenKitTesting", targets: ["ScreenKitTesting"]),
    .library(name: "ScreenKitWebTesting", targets: ["ScreenKitWebTesting"]),
    .executable(name: "HeartBeatDemo", targets: ["HeartBeatDemo"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "MusterDemo", targets: ["MusterDemo"]),
    .executable(name: "EStudentDemo", targets: ["EStudentDemo"]),
    .executable(name: "RmadDemo", targets: ["RmadDemo"]),
    .executable(name: "RmadStudio", targets: ["RmadStudio"]),
    // The screens of the demos, for other backends.
    .library(name: "HeartBeat", targets: ["HeartBeat"]),
    .library(name: "GalleryScreens", targets: ["GalleryScreens"]),
    .library(name: "Muster", targets: ["Muster"]),
    .library(name: "MusterAPI", targets: ["MusterAPI"]),
    .library(name: "MusterConformance", targets: ["MusterConformance"]),
    .library(name: "AppMessages", targets: ["AppMessages"]),
    .library(name: "AppParts", targets: ["AppParts"]),
    .library(name: "RmadAPI", targets: ["RmadAPI"]),
    .library(name: "StudioScreens", targets: ["StudioScreens"]),
    .library(name: "StudioConformance", targets: ["StudioConformance"]),
    .library(name: "EStudent", targets: ["EStudent"]),
    .library(name: "EStudentAPI", targets: ["EStudentAPI"]),
    .library(name: "EStudentConformance", targets: ["EStudentConformance"]),
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
      dependencies: [
        "ScreenKitC", "ScreenKitCore", "ScreenKitJson", "ScreenKitLaunch", "ScreenKitLooks",
      ],
      swiftSettings: settings),
    .target(
      name: "ScreenKitWeb",
      dependencies: ["ScreenKitCore", "ScreenKitJson", "ScreenKitLooks"],
      resources: ["client.js", "parts.js", "tables.js", "style.css", "Looks"].map {
        .embedInCode("Client/\($0)")
      }, swiftSettings: settings),
    .target(
      name: "ScreenKitDocuments",
      dependencies: ["ScreenKitC", "ScreenKitCore", "ScreenKitJson", "ScreenKitNav"],
      swiftSettings: settings),
    .target(name: "ScreenKitFetch", dependencies: ["ScreenKitC"], swiftSettings: settings),
    .target(
      name: "ScreenKitOffline", dependencies: ["ScreenKitC", "ScreenKitDocuments"],
      swiftSettings: settings),
    .target(
      name: "ScreenKitRmad",
      dependencies: [
        "ScreenKitC", "ScreenKitCore", "ScreenKitDocuments", "ScreenKitFetch", "ScreenKitJson",
        "ScreenKitLaunch", "ScreenKitNav", "ScreenKitOffline",
      ], resources: [.embedInCode("Samples/Files")], swiftSettings: settings),
    .target(
      name: "ScreenKitTesting", dependencies: ["ScreenKitCore", "ScreenKitNav", "ScreenKitText"],
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
      dependencies: ["HeartBeat", "ScreenKitDocuments", "ScreenKitNav", "ScreenKitText"],
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
    // The messages between the app and its server, used by both.
    .target(
      name: "MusterAPI", dependencies: ["AppMessages"], path: "Sources/MusterDemo/API",
      swiftSettings: settings),
    // What the messages of all apps have in common.
    .target(name: "AppMessages", swiftSettings: settings),
    // What the screens and commands of apps with a server have in common.
    .target(
      name: "AppParts",
      dependencies: [
        "ScreenKitCore", "ScreenKitFetch", "ScreenKitLaunch", "ScreenKitNav", "ScreenKitOffline",
      ], swiftSettings: settings),
    .target(
      name: "Muster",
      dependencies: [
        "AppParts", "ScreenKitC", "ScreenKitCore", "ScreenKitNav", "ScreenKitDocuments",
        "ScreenKitFetch", "ScreenKitOffline", "MusterAPI",
      ],
      path: "Sources/MusterDemo", exclude: ["API", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "MusterDemo",
      dependencies: ["AppParts", "Muster", "ScreenKitC", "ScreenKitFetch", "ScreenKitText"],
      path: "Sources/MusterDemo/Command", swiftSettings: settings),
    .target(
      name: "EStudentAPI", dependencies: ["AppMessages"], path: "Sources/EStudentDemo/API",
      swiftSettings: settings),
    .target(
      name: "EStudent",
      dependencies: [
        "AppParts", "ScreenKitCore", "ScreenKitNav", "ScreenKitFetch", "ScreenKitOffline",
        "EStudentAPI",
      ],
      path: "Sources/EStudentDemo", exclude: ["API", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "EStudentDemo",
      dependencies: [
        "AppParts", "EStudent", "ScreenKitFetch", "ScreenKitOffline", "ScreenKitText",
      ],
      path: "Sources/EStudentDemo/Command", swiftSettings: settings),
    .executableTarget(
      name: "RmadDemo",
      dependencies: [
        "ScreenKitDocuments", "ScreenKitFetch", "ScreenKitOffline", "ScreenKitRmad",
        "ScreenKitText",
      ], swiftSettings: settings),

    // The authoring tool for described apps, and its messages, which the server uses, too.
    .target(
      name: "RmadAPI", dependencies: ["AppMessages"], path: "Sources/RmadStudio/API",
      swiftSettings: settings),
    .target(
      name: "StudioScreens",
      dependencies: studio + ["AppParts", "ScreenKitDocuments", "ScreenKitJson"],
      path: "Sources/RmadStudio", exclude: ["API", "Command"], swiftSettings: settings),
    .executableTarget(
      name: "RmadStudio",
      dependencies: [
        "ScreenKitCore", "ScreenKitDocuments", "ScreenKitFetch", "ScreenKitLaunch",
        "ScreenKitOffline", "ScreenKitRmad", "ScreenKitText", "StudioScreens",
      ],
      path: "Sources/RmadStudio/Command", swiftSettings: settings),

    // In this package rather than the benchmarks' one, since it measures parts that are not public.
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "PartsBench",
      dependencies: [
        "AllocationCount", "GalleryScreens", "ScreenKitC", "ScreenKitDocuments", "ScreenKitNav",
        "ScreenKitTesting", "ScreenKitText", "ScreenKitWebTesting",
      ], path: "Benchmarks/Parts", swiftSettings: settings),
    .executableTarget(
      name: "Counter", dependencies: ["ScreenKitText"], path: "Examples/Counter",
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
      name: "Examples", dependencies: ["ExamplePainters", "ExampleScreens", "ScreenKitText"],
      path: "Examples/Command", swiftSettings: settings),
    .target(
      name: "ScreenKitTestSupport",
      dependencies: ["ScreenKitC", "ScreenKitTesting", "ScreenKitText"],
      path: "Tests/ScreenKitTestSupport", swiftSettings: settings),
    .testTarget(
      name: "ScreenKitCoreTests", dependencies: ["ScreenKitCore"] + testing,
      swiftSettings: settings),
    // The navigator of somebody else, over which the suites of ours run as well.
    .target(
      name: "MasterDetailSources", dependencies: ["ScreenKitCore", "ScreenKitNav"],
      path: "Examples/OutsideNavigator/Sources/MasterDetail", swiftSettings: settings),
    .testTarget(
      name: "ScreenKitNavTests", dependencies: ["MasterDetailSources", "ScreenKitNav"] + testing,
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitLaunchTests", dependencies: ["ScreenKitLaunch"] + testing,
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTextTests",
      dependencies: testing + ["ScreenKitC", "ScreenKitLaunch", "ScreenKitText"],
      exclude: ["Data"], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitWebTests",
      dependencies: testing + [
        "ExampleScreens", "ExampleWebPainters", "GalleryExamples", "GalleryScreens", "HeartBeat",
        "Muster", "ScreenKitDocuments", "ScreenKitLaunch", "ScreenKitNav", "ScreenKitOffline",
        "ScreenKitRmad", "ScreenKitText", "ScreenKitWeb", "ScreenKitWebTesting", "StudioScreens",
      ], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitDocumentsTests",
      dependencies: testing + ["ScreenKitDocuments", "ScreenKitJson", "ScreenKitNav"],
      swiftSettings: settings),
    .testTarget(
      name: "ScreenKitFetchTests", dependencies: ["ScreenKitFetch", "ScreenKitTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RmadTests",
      dependencies: [
        "ScreenKitCore", "ScreenKitFetch", "ScreenKitJson", "ScreenKitLaunch", "ScreenKitOffline",
        "ScreenKitRmad", "ScreenKitTesting", "ScreenKitTestSupport", "ScreenKitText",
      ], exclude: ["Screens/Snapshots"], swiftSettings: settings),
    // The requirements of every service of the studio, for the tests here and for those of the server.
    .target(
      name: "StudioConformance", dependencies: studio + ["ScreenKitTestSupport", "StudioScreens"],
      path: "Tests/StudioConformance", swiftSettings: settings),
    .testTarget(
      name: "StudioTests",
      dependencies: studio + testing + ["ScreenKitText", "StudioConformance", "StudioScreens"],
      exclude: ["Publishing/Snapshots", "Screens/Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "ScreenKitTestingTests", dependencies: testing + ["ScreenKitWebTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "HeartBeatTests", dependencies: ["HeartBeat"] + testing,
      exclude: ["Snapshots"], swiftSettings: settings),
    // What each page of the gallery does, for the tests of both backends.
    .target(
      name: "GalleryExamples", dependencies: ["ScreenKitCore"], path: "Tests/GalleryExamples",
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests", dependencies: ["GalleryExamples", "GalleryScreens"] + testing,
      exclude: ["Snapshots"], swiftSettings: settings),
    // The documents of the design process, made from an app's code and from runs of it.
    .target(
      name: "DesignDocuments",
      dependencies: testing + ["ScreenKitCore", "ScreenKitNav", "ScreenKitText"],
      path: "Tests/DesignDocuments", swiftSettings: settings),
    // The requirements of every service, for the tests here and for those of the server.
    .target(
      name: "MusterConformance",
      dependencies: ["Muster", "ScreenKitFetch", "ScreenKitTestSupport"],
      path: "Tests/MusterConformance", swiftSettings: settings),
    .testTarget(
      name: "MusterTests",
      dependencies: [
        "AppParts", "DesignDocuments", "Muster", "MusterConformance", "ScreenKitC",
        "ScreenKitFetch", "ScreenKitOffline", "ScreenKitTesting", "ScreenKitTestSupport",
      ], exclude: ["Screens/Snapshots"], swiftSettings: settings),
    .target(
      name: "EStudentConformance",
      dependencies: [
        "AppMessages", "EStudent", "EStudentAPI", "ScreenKitCore", "ScreenKitFetch",
        "ScreenKitTestSupport",
      ],
      path: "Tests/EStudentConformance", swiftSettings: settings),
    .testTarget(
      name: "EStudentTests",
      dependencies: [
        "AppMessages", "AppParts", "DesignDocuments", "EStudent", "EStudentAPI",
        "EStudentConformance", "ScreenKitCore", "ScreenKitFetch", "ScreenKitLaunch", "ScreenKitNav",
        "ScreenKitOffline", "ScreenKitText", "ScreenKitTesting", "ScreenKitTestSupport",
      ], exclude: ["Screens/Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests",
      dependencies: testing + ["ExamplePainters", "ExampleScreens"], exclude: ["Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
