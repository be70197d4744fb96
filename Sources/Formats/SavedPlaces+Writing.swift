import Geo

extension SavedPlaces {
  /// Writes the file of the classic edition, which has no ids: one place a line; a missing text is null.
  public static func classic(_ places: some Sequence<Place>) -> [UInt8] {
    write(places) { place, writer in
      text("title", place.name, ifMissing: nil, &writer)
      text("subtitle", place.description, ifMissing: nil, &writer)
    }
  }

  /// Writes the file of the modern edition, which knows no missing texts: they become empty.
  ///
  /// A place without an id gets none; the modern app itself only opens files in which every place has one.
  public static func modern(_ places: some Sequence<Place>) -> [UInt8] {
    write(places) { place, writer in
      if let id = place.id {
        writer.name("id")
        writer.string(id.text)
      }
      text("name", place.name, ifMissing: "", &writer)
      text("description", place.description, ifMissing: "", &writer)
    }
  }

  private static func write(
    _ places: some Sequence<Place>,
    members: (Place, inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginArray()
    for place in places {
      writer.beginObject()
      members(place, &writer)
      writer.name("latitude")
      writer.number(place.coordinate.latitude)
      writer.name("longitude")
      writer.number(place.coordinate.longitude)
      writer.endObject()
    }
    writer.endArray()
    return writer.bytes
  }

  private static func text(
    _ name: String,
    _ text: String?,
    ifMissing substitute: String?,
    _ writer: inout JSONWriter
  ) {
    writer.name(name)
    if let text = text ?? substitute { writer.string(text) } else { writer.null() }
  }
}
