import ScreenKitTesting
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Containers and the ownership of their children", .leakFree)
struct ContainerTests {
  private let container = Controller()

  @Test func `an adopted child has its parent until it is released`() {
    let child = Controller()
    container.adopt(child, as: 7)
    #expect(child.place == 7)
    #expect(child.parent === container)
    #expect(container.children.count == 1)
    container.front = child
    container.release(child)
    #expect(child.parent == nil)
    #expect(child.place == nil)
    #expect(container.children.isEmpty)
    #expect(container.front == nil)
  }

  @Test func `releasing the child of another container changes nothing`() {
    let (child, other) = (Controller(), Controller())
    container.adopt(child)
    other.adopt(Controller())
    other.release(child)
    #expect(child.parent === container)
    #expect(container.children.first === child)
  }

  @Test func `a child outlives its container without a parent`() {
    let child = Controller()
    var container: Controller? = Controller()
    container?.adopt(child, as: 1)
    container = nil
    #expect(child.parent == nil)
    #expect(child.place == nil)
    #expect(child.record == nil)
  }

  @Test func `a screen without children has no container part`() {
    let screen = Controller()
    screen.front = nil
    #expect(screen.container == nil)
    #expect(screen.children.isEmpty)
  }
}
