import Testing

@Suite struct ViewsPlaceholder {}
