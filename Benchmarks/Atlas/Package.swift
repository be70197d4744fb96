// swift-tools-version: 6.2
import PackageDescription

/// Measures the gazetteer natively; Benchmarks/Atlas/run builds and starts it.
let package = Package(
  name: "AtlasBenchmark",
  dependencies: [.package(name: "BucketList", path: "../..")],
  targets: [
    .executableTarget(
      name: "AtlasBenchmark",
      dependencies: [.product(name: "BucketListCore", package: "BucketList")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
