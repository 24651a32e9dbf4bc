import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("View tree", .proves("F-018", "F-020", "F-022", "F-026"))
struct ViewTreeTests {
  private let parent = View()
  private let views = [View(), View(), View()]

  @Test func `an added view is the last one and has its parent`() {
    for view in views { parent.add(view) }
    #expect(parent.children.areSame(as: views))
    #expect(views.allSatisfy { $0.parent === parent })
  }

  @Test(arguments: 0...2)
  func `a view can be inserted at any position`(place: Int) {
    parent.setChildren([views[0], views[1]])
    parent.add(views[2], at: place)
    #expect(parent.children.firstIndex { $0 === views[2] } == place)
    #expect(parent.children.count == 3)
  }

  @Test(arguments: 0...2)
  func `a child can be moved to any position`(place: Int) {
    parent.setChildren(views)
    parent.add(views[0], at: place)
    #expect(parent.children.firstIndex { $0 === views[0] } == place)
    #expect(parent.children.count == 3)
  }

  @Test func `adding a child again moves it to the end`() {
    parent.setChildren(views)
    parent.add(views[0])
    #expect(parent.children.areSame(as: [views[1], views[2], views[0]]))
  }

  @Test func `adding a view elsewhere removes it from its parent`() {
    let other = View()
    parent.setChildren(views)
    other.add(views[1])
    #expect(parent.children.areSame(as: [views[0], views[2]]))
    #expect(views[1].parent === other)
  }

  @Test func `a removed view has no parent, and removing it again does nothing`() {
    parent.setChildren(views)
    views[1].removeFromParent()
    views[1].removeFromParent()
    #expect(parent.children.areSame(as: [views[0], views[2]]))
    #expect(views[1].parent == nil)
  }

  @Test func `setting the children releases the old ones`() {
    parent.setChildren([views[0], views[1]])
    parent.setChildren([views[2], views[1]])
    #expect(parent.children.areSame(as: [views[2], views[1]]))
    #expect(views[0].parent == nil)
    #expect(views[1].parent === parent)
  }

  @Test func `a view given twice is at the later position`() {
    parent.setChildren([views[0], views[1], views[0]])
    #expect(parent.children.areSame(as: [views[1], views[0]]))
  }

  @Test func `a child that outlives its parent has none`() {
    let child = View()
    var brief: View? = View()
    brief?.add(child)
    #expect(child.parent === brief)
    brief = nil
    #expect(child.parent == nil)
    #expect(child.root === child)
  }

  @Test func `a tree is released with its root`() {
    var root: View? = View()
    weak let leaf: View? = {
      let leaf = View()
      root?.add(Column { Row { leaf } })
      return leaf
    }()
    #expect(leaf != nil)
    root = nil
    #expect(leaf == nil)
  }

  @Test func `a view cannot be placed inside itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = View()
        let inner = View()
        outer.add(inner)
        inner.add(outer)
      }
    }
  }

  @Test func `a view cannot be its own child`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = View()
        view.add(view)
      }
    }
  }
}
