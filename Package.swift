// swift-tools-version: 6.2
import PackageDescription

/// What every target shares: Swift 6 mode, warnings are errors, and a module sees only what it imports itself.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The pure core also has to compile as Embedded Swift, so the native build refuses what Embedded refuses.
let pure: [SwiftSetting] = strict + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "BucketList",
  products: [
    .library(name: "BucketListCore", targets: ["Geo", "Formats", "Vault", "App", "Atlas"]),
    .library(name: "BucketListViews", targets: ["Views"]),
    .library(name: "BucketListTexts", targets: ["Texts"]),
    .library(name: "FuzzChecks", targets: ["FuzzChecks"]),
    .executable(name: "bucketlist", targets: ["BucketListTool"]),
    .executable(name: "WebApp", targets: ["WebApp"]),
    .executable(name: "AtlasApp", targets: ["AtlasApp"]),
  ],
  targets: [
    .systemLibrary(name: "CMath"),
    .target(name: "Geo", dependencies: ["CMath"], swiftSettings: pure),
    .target(name: "Formats", dependencies: ["Geo"], swiftSettings: pure),
    .target(name: "Vault", dependencies: ["Formats", "Geo"], swiftSettings: pure),
    .target(name: "App", dependencies: ["Vault", "Formats", "Geo"], swiftSettings: pure),
    .target(name: "Views", dependencies: ["App", "Vault", "Formats", "Geo"], swiftSettings: pure),
    .target(name: "Atlas", dependencies: ["Formats", "Geo"], swiftSettings: pure),
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "WebApp",
      dependencies: ["App", "Views", "Vault", "Formats", "Geo", "CWasmRuntime"],
      swiftSettings: pure
    ),
    .executableTarget(
      name: "AtlasApp",
      dependencies: ["Atlas", "Formats", "CWasmRuntime"],
      swiftSettings: pure
    ),

    .target(name: "Texts", dependencies: ["App"], swiftSettings: strict),
    .executableTarget(name: "TextsTool", dependencies: ["Texts"], swiftSettings: strict),
    .target(name: "Site", swiftSettings: strict),
    .executableTarget(name: "GazetteerTool", dependencies: ["Atlas"], swiftSettings: strict),
    .systemLibrary(
      name: "CMicrohttpd",
      pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]
    ),
    .executableTarget(
      name: "BucketListTool",
      dependencies: ["Site", "CMicrohttpd"],
      swiftSettings: strict
    ),

    .target(name: "PropertyTesting", path: "Tests/PropertyTesting", swiftSettings: strict),
    .target(
      name: "FuzzChecks",
      dependencies: ["Atlas", "Vault", "Formats", "Geo"],
      path: "Tests/FuzzChecks",
      swiftSettings: strict
    ),
    .testTarget(name: "GeoTests", dependencies: ["Geo", "PropertyTesting"], swiftSettings: strict),
    .testTarget(
      name: "FormatsTests",
      dependencies: ["Formats", "Geo", "PropertyTesting", "FuzzChecks"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "VaultTests",
      dependencies: ["Vault", "Formats", "Geo", "PropertyTesting"],
      exclude: ["vectors"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", "Texts", "Vault", "Formats", "Geo", "Atlas", "PropertyTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ViewsTests",
      dependencies: ["Views", "App", "Texts", "Vault", "Formats", "Geo", "PropertyTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TextsTests",
      dependencies: ["Texts", "App", "PropertyTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AtlasTests",
      dependencies: ["Atlas", "Formats", "Geo", "PropertyTesting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SiteTests",
      dependencies: ["Site", "PropertyTesting"],
      exclude: ["exchanges.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BucketListToolTests",
      dependencies: ["BucketListTool", "Site"],
      swiftSettings: strict
    ),
  ]
)
