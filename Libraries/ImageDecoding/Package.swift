// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A decoder of PNG and JPEG by the system's libraries, for the image sources of an app.
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
    // The target is in C, since libjpeg reports errors by longjmp, which must not cross Swift code.
    .target(name: "ImageCodecs", dependencies: ["CLibPNG", "CLibJPEG"]),
    .target(name: "ImageDecoding", dependencies: ["ImageCodecs"], swiftSettings: settings),
    .testTarget(
      name: "ImageDecodingTests", dependencies: ["ImageDecoding"], exclude: ["Data"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
