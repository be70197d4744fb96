import Testing

@Suite struct AppPlaceholder {}
