import Formats
import PropertyTesting
import Testing

@Suite struct JSONTests {
  @Test func keepsOrderAndEqualNamesAndFindsTheLast() throws {
    let value = try JSON(Array("{\"b\":1,\"a\":2,\"b\":3}".utf8))
    #expect(value.members?.map(\.name) == ["b", "a", "b"])
    #expect(value["b"]?.number?.int64 == 3)
    #expect(value["c"] == nil && JSON.null["b"] == nil)
  }

  @Test func comparesNamesByteByByte() throws {
    let value = try JSON(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
    #expect(value["\u{E9}"]?.number?.int64 == 1)
    #expect(value["e\u{301}"]?.number?.int64 == 2)
  }

  @Test func opensOnlyAsWhatItIs() {
    let values: [JSON] = [.null, .bool(true), .number(JSONNumber(1)), .string("a"), .array([]), .object([])]
    #expect(values.map { $0.bool } == [nil, true, nil, nil, nil, nil])
    #expect(values.map { $0.number } == [nil, nil, JSONNumber(1), nil, nil, nil])
    #expect(values.map { $0.string } == [nil, nil, nil, "a", nil, nil])
    #expect(values.map { $0.array } == [nil, nil, nil, nil, [], nil])
    #expect(values.map { $0.members } == [nil, nil, nil, nil, nil, []])
  }

  @Test func readsBackWhatItWrites() {
    forEvery(1000) { random in
      let value = random.json(depth: 4)
      for layout in [JSONWriter.Layout.compact, .indented] {
        let text = value.encoded(layout: layout)
        let back = try JSON(text)
        #expect(back == value)
        #expect(back.encoded(layout: layout) == text)
      }
    }
  }
}
