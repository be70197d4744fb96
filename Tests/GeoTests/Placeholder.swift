import Testing

@Suite struct GeoPlaceholder {}
