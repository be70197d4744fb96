import Geo

nonisolated(unsafe) var dictionary: [String: Double] = [:]

@c(core_receive)
public func coreReceive(_ pointer: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: pointer, count: Int(count)), as: UTF8.self)
  dictionary[text, default: 0] += Double(text) ?? 0.5
  return Int32(dictionary[text]!.description.utf8.count)
}
