// swift-tools-version: 6.2
import PackageDescription

let core = Target.Dependency.product(name: "ScreenKitCore", package: "ScreenKit")
let looks = Target.Dependency.product(name: "ScreenKitLooks", package: "ScreenKit")
let nav = Target.Dependency.product(name: "ScreenKitNav", package: "ScreenKit")
let text = Target.Dependency.product(name: "ScreenKitText", package: "ScreenKit")
let launch = Target.Dependency.product(name: "ScreenKitLaunch", package: "ScreenKit")
let documents = Target.Dependency.product(name: "ScreenKitDocuments", package: "ScreenKit")
let fetch = Target.Dependency.product(name: "ScreenKitFetch", package: "AppLibraries")
let offline = Target.Dependency.product(name: "ScreenKitOffline", package: "AppLibraries")
let rmad = Target.Dependency.product(name: "ScreenKitRmad", package: "Described")
let web = Target.Dependency.product(name: "ScreenKitWeb", package: "ScreenKit")
let testing = Target.Dependency.product(name: "ScreenKitTesting", package: "ScreenKit")
let webTesting = Target.Dependency.product(name: "ScreenKitWebTesting", package: "ScreenKit")

/// The code of the tutorial, of the guides and of the examples in `Docs`, compiled and tested.
let package = Package(
  name: "Guides",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ScreenKit", path: "../.."),
    .package(path: "../../Described"),
    .package(path: "../../Libraries/AppLibraries"),
  ],
  targets: [
    // Each step is a whole app: the result of one page of the tutorial.
    .executableTarget(name: "Tutorial1", dependencies: [core, text]),
    .executableTarget(name: "Tutorial2", dependencies: [core, text]),
    .executableTarget(name: "Tutorial3", dependencies: [core, text]),
    .executableTarget(name: "Tutorial4", dependencies: [core, nav, text]),
    .executableTarget(name: "Tutorial5", dependencies: [core, nav, text]),
    .executableTarget(name: "Tutorial6", dependencies: [core, documents, launch, nav, text]),
    .executableTarget(name: "Tutorial7", dependencies: [core, documents, launch, nav, text]),
    .executableTarget(name: "Tutorial8", dependencies: [core, documents, launch, nav, text]),
    // One file for each guide.
    .target(
      name: "GuideSnippets",
      dependencies: [core, documents, nav, rmad, text]),
    .testTarget(
      name: "GuideTests",
      dependencies: ["GuideSnippets", core, documents, nav, testing, text, webTesting],
      exclude: ["Snapshots"]),
    // One file for each common task.
    .target(name: "Tasks", dependencies: [core, nav]),
    .executableTarget(name: "Files", dependencies: ["Tasks", core, offline, text]),
    .testTarget(
      name: "TaskTests",
      dependencies: [
        core,
        testing,
        text,
        "Tasks",
      ],
      exclude: ["Snapshots"]),
    // Examples in the reference for types that nothing else here uses.
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        core, documents, fetch, launch, looks, nav, offline, rmad, testing, text, web, webTesting,
      ]),
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        documents, testing, text, "Tutorial1", "Tutorial2", "Tutorial3", "Tutorial4", "Tutorial5",
        "Tutorial6", "Tutorial7", "Tutorial8",
      ], exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
