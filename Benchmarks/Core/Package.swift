// swift-tools-version: 6.2
import PackageDescription

/// Measures the app without a browser; Benchmarks/Core/run builds and starts it.
let package = Package(
  name: "CoreBenchmark",
  dependencies: [.package(name: "BucketList", path: "../..")],
  targets: [
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: [
        .product(name: "BucketListCore", package: "BucketList"),
        .product(name: "BucketListViews", package: "BucketList"),
        .product(name: "BucketListTexts", package: "BucketList"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
