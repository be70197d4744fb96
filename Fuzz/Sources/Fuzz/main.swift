import FuzzChecks
import Glibc

// One program for every reader: FUZZ_TARGET names the check, the arguments are libFuzzer's own (LLVM, "libFuzzer – a
// library for coverage-guided fuzz testing"). SwiftPM insists on its own main, so libFuzzer is started from here.

let check = FuzzCheck.named(getenv("FUZZ_TARGET").map { String(cString: $0) } ?? "")

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&argumentCount, &arguments, testOneInput))
