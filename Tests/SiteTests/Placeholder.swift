import Testing

@Suite struct SitePlaceholder {}
