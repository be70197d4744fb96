import Formats

/// What is read can be written and read again and is the same; only UTF-8 is read; errors point into the text.
func checkJSON(_ bytes: [UInt8]) {
  do throws(JSONError) {
    let value = try JSON(bytes)
    precondition(String(validating: bytes, as: UTF8.self) != nil)
    for layout in [JSONWriter.Layout.compact, .indented] {
      let text = value.encoded(layout: layout)
      let back = try JSON(text, limits: JSONLimits(bytes: .max))
      precondition(back.encoded(layout: layout) == text)
    }
    checkNumbers(value)
  } catch {
    precondition(0...bytes.count ~= error.offset)
    let position = error.position(in: bytes)
    precondition(position.line >= 1 && position.column >= 1)
  }
}

private func checkNumbers(_ value: JSON) {
  switch value {
  case .number(let number):
    precondition(number.double == NumberText.double(number.text))
    guard let double = number.double, let shortest = JSONNumber(double) else { return }
    precondition(double == Double(number.text) && shortest.double?.bitPattern == double.bitPattern)
  case .array(let elements): for element in elements { checkNumbers(element) }
  case .object(let members): for member in members { checkNumbers(member.value) }
  case .null, .bool, .string: return
  }
}
