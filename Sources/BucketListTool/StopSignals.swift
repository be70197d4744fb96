import Glibc

/// SIGINT, SIGTERM and SIGHUP, taken by waiting for them, never by interrupting a thread.
struct StopSignals {
  private var set = sigset_t()

  /// Has to come before any thread is started, so that all of them leave the signals to `next`.
  init() {
    signal(SIGPIPE, SIG_IGN)
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The next signal; nil when none comes within that many milliseconds.
  func next(withinMilliseconds limit: Int? = nil) -> Int32? {
    var set = set
    guard let limit else {
      var number: Int32 = 0
      return sigwait(&set, &number) == 0 ? number : nil
    }
    var time = timespec(tv_sec: limit / 1000, tv_nsec: limit % 1000 * 1_000_000)
    let number = sigtimedwait(&set, nil, &time)
    return number > 0 ? number : nil
  }
}
