// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Decodes PNG and JPEG by the system's libraries, for the sources of images of an app.
let package = Package(
  name: "ImageDecoding",
  platforms: [.macOS("15.4")],
  products: [.library(name: "ImageDecoding", targets: ["ImageDecoding"])],
  targets: [
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
    // In C, since the library for JPEG reports errors by a jump that Swift must not see.
    .target(name: "ImageCodecs", dependencies: ["CLibPNG", "CLibJPEG"]),
    .target(name: "ImageDecoding", dependencies: ["ImageCodecs"], swiftSettings: settings),
    .testTarget(
      name: "ImageDecodingTests", dependencies: ["ImageDecoding"], exclude: ["Data"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
