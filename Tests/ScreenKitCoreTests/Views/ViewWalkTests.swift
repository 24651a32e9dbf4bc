import ScreenKitCore
import Testing

@MainActor
@Suite("View walk")
struct ViewWalkTests {
  private let root = View()
  private let branch = View()
  private let leaf = View()
  private let other = View()

  init() {
    root.setChildren([branch, other])
    branch.add(leaf)
  }

  @Test func `the path goes from a view to its root`() {
    #expect(leaf.path.areSame(as: [leaf, branch, root]))
    #expect(leaf.root === root)
    #expect(root.root === root)
  }

  @Test func `a view is within itself and its ancestors only`() {
    #expect([leaf, branch, root].allSatisfy { leaf.isWithin($0) })
    #expect(!leaf.isWithin(other))
    #expect(!root.isWithin(leaf))
  }

  @Test func `a disabled parent disables all below it`() {
    branch.isEnabled = false
    #expect(!leaf.isEffectivelyEnabled)
    #expect(leaf.isEnabled)
    #expect(other.isEffectivelyEnabled)
    branch.isEnabled = true
    #expect(leaf.isEffectivelyEnabled)
  }

  @Test func `a hidden parent hides all below it`() {
    root.isHidden = true
    #expect(!leaf.isEffectivelyShown)
    #expect(!leaf.isHidden)
    root.isHidden = false
    #expect(leaf.isEffectivelyShown)
  }

  @Test func `the walk is in reading order and skips hidden branches`() {
    var seen: [View] = []
    root.forEachShown { seen.append($0) }
    #expect(seen.areSame(as: [root, branch, leaf, other]))
    branch.isHidden = true
    seen = []
    root.forEachShown { seen.append($0) }
    #expect(seen.areSame(as: [root, other]))
  }

  @Test func `the first view with an identity is found, hidden or not`() {
    leaf.id = "name"
    other.id = "name"
    leaf.isHidden = true
    #expect(root.view("name") === leaf)
    #expect(root.view("nobody") == nil)
    #expect(branch.view("name") === leaf)
  }

  @Test func `the first matching view may be the root itself`() {
    #expect(root.first { _ in true } === root)
    #expect(root.first { $0.children.isEmpty } === leaf)
    #expect(root.first { _ in false } == nil)
  }
}
