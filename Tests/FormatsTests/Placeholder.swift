import Testing

@Suite struct FormatsPlaceholder {}
