// swift-tools-version: 6.2
import PackageDescription

/// The fuzzer of everything that reads bytes; Fuzz/run builds and starts it.
///
/// To add a reader: a check in Tests/FuzzChecks, a line in `FuzzCheck.all`, and a file or more in Fuzz/Corpus/<name>.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "BucketList", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "FuzzChecks", package: "BucketList")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
