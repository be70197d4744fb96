import Geo
import Vault

/// One call of `update`: the time, the randomness and the requests it may use, and the effects it collects.
struct Turn {
  let now: Instant
  private(set) var effects: [Effect] = []
  var requests: Requests
  private var random: RandomStream

  init(_ event: Event, requests: Requests) {
    now = event.now
    self.requests = requests
    random = RandomStream(seed: event.random)
  }

  consuming func takeEffects() -> [Effect] {
    effects
  }

  @inline(never)
  mutating func emit(_ effect: Effect) {
    effects.append(effect)
  }

  /// Emits an effect whose answer `purpose` will receive.
  @inline(never)
  @discardableResult
  mutating func ask(_ purpose: Purpose, _ effect: (RequestID) -> Effect) -> RequestID {
    let request = requests.begin(purpose)
    effects.append(effect(request))
    return request
  }

  @inline(never)
  mutating func identifier() -> Identifier {
    Identifier(high: random.next(), low: random.next())
  }

  @inline(never)
  mutating func bytes(_ count: Int) -> [UInt8] {
    random.bytes(count)
  }

  mutating func word() -> UInt64 {
    random.next()
  }
}

/// The requests under way, each with what its answer is for.
struct Requests: Sendable {
  private var last: UInt64 = 0
  private var waiting = SortedMap<Purpose>()

  mutating func begin(_ purpose: Purpose) -> RequestID {
    last += 1
    waiting[last] = purpose
    return RequestID(number: last)
  }

  /// What the answer to `request` is for; nil where nobody waits for it any more.
  mutating func end(_ request: RequestID) -> Purpose? {
    defer { waiting[request.number] = nil }
    return waiting[request.number]
  }

  /// A number that was not given out before.
  mutating func nextSerial() -> UInt64 {
    last += 1
    return last
  }
}

/// The bytes that came with an event, then, where one event needs more, a stream grown from them.
///
/// The first 32 bytes are the host's own: a recovery key is drawn from them, before anything else of its event. What comes after,
/// such as the identifiers of an import, need not be secret and comes from xoshiro256** (Blackman, Vigna 2018), seeded with
/// those 32 bytes. The vault key and nonces never come from here; the host makes them.
struct RandomStream: Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)
  private var fresh: [UInt64]

  init(seed: [UInt8]) {
    var words: [UInt64] = [0, 0, 0, 0]
    for (index, byte) in seed.prefix(32).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
    }
    fresh = words.reversed()
    state = (words[0] | 1, words[1], words[2], words[3])
  }

  mutating func next() -> UInt64 {
    if let word = fresh.popLast() { return word }
    let result = rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, by: 45)
    return result
  }

  @inline(never)
  mutating func bytes(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var word = next()
      for _ in 0..<min(8, count - bytes.count) {
        bytes.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
      }
    }
    return bytes
  }

  private func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }
}
