import Foundation

/// One piece of work, and what it takes to do it again.
struct Measurement {
  /// How often it is done; the shortest time counts, as what disturbs a run only makes it longer.
  var runs = 1
  /// Brings about what the work begins with.
  var prepare: () -> Void = {}
  var work: () -> Void
  /// What else there is to say afterwards, by name.
  var finish: () -> [String: Double] = { [:] }

  /// Processor time in milliseconds, memory in bytes that the first run needed at its peak, and what `finish` says.
  func numbers(runs: Int) -> [String: Double] {
    prepare()
    let before = Usage.memory("VmRSS")
    var shortest = Usage.processorTime(of: work)
    var numbers = finish()
    numbers["memory"] = Double(Usage.memory("VmHWM") - before)
    for _ in 1..<max(runs, 1) {
      prepare()
      shortest = min(shortest, Usage.processorTime(of: work))
    }
    numbers["milliseconds"] = shortest
    return numbers
  }
}

/// What this process has used.
enum Usage {
  /// Bytes of memory in use at present (`VmRSS`), or at the most so far (`VmHWM`).
  static func memory(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    for line in status.split(separator: "\n") where line.hasPrefix(field + ":") {
      return (Int(line.split(separator: " ").dropLast().last ?? "") ?? 0) * 1024
    }
    return 0
  }

  /// Milliseconds of processor time, which other programs on the machine do not add to.
  static func processorTime(of work: @escaping () -> Void) -> Double {
    counted = work
    let start = processorTime()
    benchmarkCounted()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

nonisolated(unsafe) private var counted: () -> Void = {}

/// Callgrind counts the instructions inside this function; it knows it by its name.
@inline(never)
@c(benchmark_counted)
public func benchmarkCounted() {
  counted()
}
