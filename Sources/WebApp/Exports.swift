import App
import Formats
import Views

/// The core as the browser holds it: one model, bytes in, bytes out. `docs/spec/host.md` describes the exports.
struct Core {
  private var model = Model()
  private var shown: [UInt8] = []

  /// Performs one action and returns the effects as bytes; nil where the bytes are no action, which then changes nothing.
  mutating func receive(_ bytes: [UInt8]) -> [UInt8]? {
    guard let event = try? Event(decoding: bytes) else { return nil }
    let performed = update(&model, event)
    let isTile = if case .tile = event.action { true } else { false }
    let html = isTile ? shown : render(model)
    let isNew = html != shown
    var encoder = CBOREncoder()
    encoder.array(performed.count + (isNew ? 1 : 0))
    if isNew {
      encoder.render(html)
      shown = html
    }
    for effect in performed { encoder.effect(effect) }
    return encoder.bytes
  }
}

nonisolated(unsafe) private var core = Core()
nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var effects: UnsafeMutableBufferPointer<UInt8>?

@c(core_reserve)
public func coreReserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  effects?.deallocate()
  effects = nil
  input?.deallocate()
  input = .allocate(capacity: max(Int(count), 1))
  return input?.baseAddress
}

@c(core_receive)
public func coreReceive(_ count: Int32) -> Int32 {
  guard let buffer = input, Int(count) <= buffer.count else { return 0 }
  let bytes = Array(buffer.prefix(Int(count)))
  buffer.deallocate()
  input = nil
  guard let performed = core.receive(bytes) else { return 0 }
  effects = .allocate(capacity: performed.count)
  _ = effects?.initialize(from: performed)
  return 1
}

@c(core_effects)
public func coreEffects() -> UnsafeMutablePointer<UInt8>? {
  effects?.baseAddress
}

@c(core_effects_count)
public func coreEffectsCount() -> Int32 {
  Int32(effects?.count ?? 0)
}
