/// Links of Apple Maps: `ll=`, `coordinate=`, `q=`, `daddr=` or `destination=` with numbers. An address alone says nothing here.
extension Link {
  var appleMaps: Whereabouts? {
    if path.first?.equals("p") == true { return .shortLink }
    let asked = value("q")
    let name = value("name") ?? asked ?? value("address")
    for parameter in ["coordinate", "ll"] as [StaticString] {
      if let spot = value(parameter), let found = Whereabouts(pair: spot, name: name) { return found }
    }
    if let asked, let found = Whereabouts(pair: asked, name: value("name")) { return found }
    return (value("daddr") ?? value("destination")).flatMap { Whereabouts(pair: $0) }
  }
}
