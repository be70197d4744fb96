import Testing

@testable import BucketListTool

@Suite struct SocketAddressTests {
  @Test(arguments: ["127.0.0.1", "127.9.9.9", "::1"])
  func knowsWhatOnlyThisMachineReaches(_ text: String) {
    #expect(SocketAddress(text, port: 1)?.isLoopback == true)
  }

  @Test(arguments: ["0.0.0.0", "::"])
  func knowsWhatMeansEveryAddress(_ text: String) {
    let address = SocketAddress(text, port: 1)
    #expect(address?.isWildcard == true && address?.isLoopback == false)
  }

  @Test(arguments: ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1"])
  func takesOtherAddresses(_ text: String) {
    let address = SocketAddress(text, port: 1)
    #expect(address?.isWildcard == false && address?.isLoopback == false)
  }

  @Test(arguments: ["", "localhost", "1.2.3", "256.1.1.1", "[::1]", "::1%lo", "127.0.0.1:80"])
  func refusesWhatIsNoAddress(_ text: String) {
    #expect(SocketAddress(text, port: 1) == nil)
  }
}
