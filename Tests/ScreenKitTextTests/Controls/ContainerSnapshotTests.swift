import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of grids, frames and dividers", .leakFree, .proves("F-022", "F-025"))
struct ContainerSnapshotTests {
  private func cells(_ texts: String...) -> [View] { texts.map { Label($0) } }

  @Test func `a column is as wide as its widest child`() {
    let grid = Grid(columns: 3) {
      cells("Name", "Age", "City", "Ada", "36", "London", "Alan", "41")
    }
    #expect(
      ControlPicture(grid).text == """
        Name Age City
        Ada  36  London
        Alan 41
        """)
  }

  @Test func `columns align their children separately`() {
    let columns = [GridColumn(), GridColumn(alignment: .trailing), GridColumn(alignment: .center)]
    let grid = Grid(columns: columns, columnSpacing: 2) {
      cells("one", "1", "a", "two", "200", "abc")
    }
    #expect(
      ControlPicture(grid).text == """
        one    1   a
        two  200  abc
        """)
  }

  @Test func `the remaining space is divided exactly, at any width`() {
    for width in 1...40 {
      for spacing in 0...3 {
        let children = (0..<6).map { _ in Box("", View()) }
        let columns = [1, 2, 1].map { GridColumn(alignment: .fill, flex: $0) }
        let grid = Grid(columns: columns, columnSpacing: spacing) { children }
        let picture = ControlPicture(grid, columns: width, rows: 6)
        let bounds = children.map { picture.stage.surface.bounds(of: $0) }
        for row in [bounds[..<3], bounds[3...]] {
          let places = row.compactMap { $0 }
          #expect(places.first?.origin.x == 0)
          #expect(places.last.map { $0.origin.x + $0.size.width } == width)
          let gaps = zip(places, places.dropFirst()).map {
            $1.origin.x - $0.origin.x - $0.size.width
          }
          #expect(Set(gaps).count == 1 && gaps.allSatisfy { (0...spacing).contains($0) })
        }
        #expect(bounds.prefix(3).map { $0?.origin.x } == bounds.suffix(3).map { $0?.origin.x })
      }
    }
  }

  @Test func `a flexible child widens its whole column`() {
    let wide = Label("x")
    wide.layout.flex = 1
    let grid = Grid(columns: 2) { cells("Name", "y", "Street") + [wide] }
    let picture = ControlPicture(grid, columns: 20)
    #expect(picture.stage.surface.bounds(of: wide) == SurfaceRect(x: 7, y: 2, width: 13, height: 1))
  }

  @Test func `a row has the height of its highest, wrapped child`() {
    let long = Label("one two three")
    long.wraps = true
    long.layout.flex = 1
    let grid = Grid(columns: 2, rowSpacing: 1) { cells("A") + [long] + cells("B", "b") }
    #expect(
      ControlPicture(grid, columns: 9, rows: 6).text == """
        A one two
          three

        B b
        """)
  }

  @Test func `a hidden child leaves its cell empty`() {
    let views = cells("aa", "bbbbbbbb", "c", "dd")
    let grid = Grid(columns: 2) { views }
    let picture = ControlPicture(grid, columns: 8)
    #expect(picture.text == "aabbbbb…\nc dd")
    picture.stage.change { views[1].isHidden = true }
    #expect(picture.text == "aa\nc  dd")
    #expect(ControlPicture(Grid(columns: 3) {}).text.isEmpty)
    #expect(ControlPicture(Grid(columns: 5) { cells("a", "b") }).text == "a b")
  }

  @Test func `a frame positions its children and clips them`() {
    let frame = Frame()
    frame.layout.height = .fixed(3)
    frame.add(Label("first"), in: SurfaceRect(x: 0, y: 0, width: 5, height: 1))
    frame.add(Label("left"), in: SurfaceRect(x: -2, y: 1, width: 4, height: 1))
    frame.add(Label("right"), in: SurfaceRect(x: 8, y: 1, width: 5, height: 1))
    frame.add(Label("over"), in: SurfaceRect(x: 3, y: 0, width: 3, height: 1))
    frame.add(Label("below"), in: SurfaceRect(x: 0, y: 3, width: 5, height: 1))
    let picture = ControlPicture(
      Column {
        frame; Label("end")
      }, columns: 10)
    #expect(picture.text == "firov…\nft      ri\n\nend")
    picture.stage.change { frame.children[3].layout.x = 6 }
    #expect(picture.text == "first ov…\nft      ri\n\nend")
  }

  @Test func `a frame is as large as its content`() {
    let label = Label("text")
    (label.layout.x, label.layout.y) = (2, 1)
    #expect(
      ControlPicture(
        Row {
          Frame { label }; Label("!")
        }
      ).text == "      !\n  text")
  }

  @Test func `only visible parts of a frame can be pressed`() {
    let frame = Frame()
    frame.layout.width = .fixed(4)
    let button = Toggle("Sound")
    frame.add(button, in: SurfaceRect(x: 2, y: 0, width: 9, height: 1))
    let picture = ControlPicture(Row { frame })
    picture.click(column: 5)
    #expect(!button.value)
    picture.click(column: 3)
    #expect(button.value)
  }

  @Test(arguments: [(GlyphSet.unicode, "─", "│"), (.ascii, "-", "|")])
  func `a divider has its stack's width, without widening it`(
    glyphs: GlyphSet, horizontal: String, vertical: String
  ) {
    let column = Column {
      Label("above"); Divider(); Label("so")
    }
    let row = Row {
      column; Divider(.vertical); Label("x"); Divider()
    }
    let line = String(repeating: horizontal, count: 5)
    #expect(
      ControlPicture(row, .terminal, glyphs).text
        == "above\(vertical)x\(horizontal)\n\(line)\(vertical)\nso   \(vertical)")
  }

  @Test(arguments: [10, 40, 60])
  func `a container that fills keeps its children's maximum`(columns: Int) {
    let field = TextField("Name")
    let list = List(["a", "b"])
    for view in [field, list] { view.layout.width = .init(maximum: 40) }
    list.layout.height = .init(maximum: 1)
    let stage = Stage(
      Column(cross: .fill) {
        field
        Row(cross: .fill) { list }
        Grid(columns: [GridColumn(alignment: .fill, flex: 1)]) { list }
      }, columns: columns, rows: 6, .terminal)
    for view in [field, list] {
      #expect(stage.surface.bounds(of: view)?.size.width == min(40, columns))
    }
    #expect(stage.surface.bounds(of: list)?.size.height == 1)
  }

  @Test func `a screen with a maximum is narrower than the window`() {
    let view = Box("Title", Label("text"))
    view.layout.width = .init(maximum: 12)
    let stage = Stage(view, columns: 20, rows: 3, .terminal)
    #expect(
      stage.framed == """
        |╭ Title ───╮        |
        |│ text     │        |
        |╰──────────╯        |
        """)
  }

  @Test(arguments: [Alignment.leading, .center, .trailing])
  func `a row above a flexible child is as high as its content`(cross: Alignment) {
    let rest = Label("rest")
    rest.layout.flex = 1
    let content = Column {
      Row(cross: cross) { cells("a", "b") }
      rest
    }
    #expect(ControlPicture(content, rows: 6).text == "ab\nrest")
  }

  @Test func `a row that wraps continues in lines below`() {
    let row = Row(spacing: 1) { cells("one", "two", "three", "four") }
    row.wraps = true
    let content = { Column { [row, Label("below")] } }
    #expect(ControlPicture(content(), columns: 20).text == "one two three four\nbelow")
    #expect(ControlPicture(content(), columns: 17).text == "one two three\nfour\nbelow")
    row.main = .trailing
    #expect(
      ControlPicture(content(), columns: 10).text == "   one two\nthree four\nbelow")
  }
}
