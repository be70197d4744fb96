import Testing

@Suite struct VaultPlaceholder {}
