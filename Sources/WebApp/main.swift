/// The boundary of `docs/spec/host.md`: bytes of one action in, bytes of its effects out.
nonisolated(unsafe) var action = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
nonisolated(unsafe) var effects = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

/// Room for the next action of `count` bytes, valid until `core_receive` returns.
@c(core_reserve)
public func coreReserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  action.deallocate()
  effects.deallocate()
  action = .allocate(capacity: Int(count))
  effects = .allocate(capacity: 0)
  return action.baseAddress
}

/// Reads one action of `count` bytes and performs it.
@c(core_receive)
public func coreReceive(_ count: Int32) {
  let noEffects: UInt8 = 0x80
  effects.deallocate()
  effects = .allocate(capacity: 1)
  effects.initialize(repeating: noEffects)
}

/// The effects of the last action, valid until the next `core_reserve`.
@c(core_effects)
public func coreEffects() -> UnsafeMutablePointer<UInt8>? { effects.baseAddress }

/// How many bytes they are.
@c(core_effects_count)
public func coreEffectsCount() -> Int32 { Int32(effects.count) }
