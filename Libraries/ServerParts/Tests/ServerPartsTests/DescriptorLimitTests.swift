import Testing

@testable import ServerConnections

@Suite("The limit of descriptors")
struct DescriptorLimitTests {
  @Test func `other descriptors are added to the connections`() {
    #expect(DescriptorLimit.descriptors(for: 1_000) == 1_064)
  }

  @Test(arguments: [Int.max, Int.max - 1, Int.max - 63])
  func `a number without space for other descriptors is the largest one`(connections: Int) {
    #expect(DescriptorLimit.descriptors(for: connections) == .max)
  }

  @Test(arguments: [Int.min, -65, -64])
  func `no number is negative`(connections: Int) {
    #expect(DescriptorLimit.descriptors(for: connections) == 0)
  }

  @Test func `any number of connections is reduced to a possible one`() {
    #expect(DescriptorLimit.raise(for: .max) >= 1)
    #expect(DescriptorLimit.raise(for: 1) == 1)
  }
}
