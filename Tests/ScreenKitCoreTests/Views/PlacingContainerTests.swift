import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Grid, Frame and Divider", .proves("F-022"))
struct PlacingContainerTests {
  @Test func `a grid reports only new columns and spacing`() {
    let grid = Grid(columns: 2) { Label("A") }
    let backing = RecordingBacking(grid)
    grid.columns = [GridColumn(), GridColumn()]
    grid.columnSpacing = 1
    grid.rowSpacing = 0
    #expect(backing.take().isEmpty)
    grid.columns = [GridColumn(alignment: .trailing, flex: 1)]
    grid.columnSpacing = 3
    grid.rowSpacing = 1
    #expect(backing.take() == [.structure, .structure, .structure])
  }

  @Test func `a grid without columns is refused`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = Grid(columns: 0) {} } }
  }

  @Test func `a frame writes its children's positions into their constraints`() {
    let (frame, label) = (Frame(), Label("A"))
    frame.add(label, in: SurfaceRect(x: 3, y: -1, width: 5, height: 2))
    #expect(frame.children.areSame(as: [label]))
    #expect((label.layout.x, label.layout.y) == (3, -1))
    #expect(label.layout.width == .fixed(5))
    #expect(label.layout.height == .fixed(2))
    let backing = RecordingBacking(frame)
    label.layout.x = 4
    #expect(backing.take() == [.structure])
  }

  @Test func `a divider is a separator that takes no input`() throws {
    #expect(Divider().axis == .horizontal && Divider(.vertical).axis == .vertical)
    #expect(Divider().role == .separator && !Divider().acceptsFocus)
    #expect(try !Divider().handle(.key(KeyPress(.enter))))
  }
}
