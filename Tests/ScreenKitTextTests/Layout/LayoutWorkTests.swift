import ScreenKitCore
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The measuring and painting for a change, counted in views.
@MainActor
@Suite(.leakFree) struct LayoutWorkTests {
  private func labels(_ count: Int) -> [Label] { (0..<count).map { Label("label \($0)") } }

  @Test func `a turn without a change measures and paints nothing`() {
    let bench = SceneBench(Column { labels(10) })
    #expect(bench.work {} == [0, 0])
  }

  @Test func `a text of the same size costs one measure and one paint`() {
    let label = Label("60")
    let bench = SceneBench(
      Column {
        Row {
          label; Label(" BPM")
        }; labels(5)
      })
    #expect(bench.work { label.text = "61" } == [1, 1])
    #expect(bench.text.hasPrefix("61 BPM\n"))
  }

  @Test func `a change of style paints one view and measures none`() {
    let label = Label("60")
    let bench = SceneBench(
      Column {
        label; labels(5)
      })
    #expect(bench.work { label.style.tint = .accent } == [0, 1])
  }

  @Test func `a changed label does not affect a thousand others`() {
    let labels = labels(1000)
    let bench = SceneBench(Scroll(Column { labels }), columns: 20, rows: 10)
    #expect(bench.work { labels[7].text = "LABEL 7" } == [1, 1])
    #expect(bench.work { labels[500].text = "LABEL 500" } == [1, 0])
  }

  @Test func `a text of another size measures itself and its containers only`() {
    let labels = labels(100)
    let bench = SceneBench(Column { labels }, columns: 20, rows: 200)
    let work = bench.work { labels[7].text = "a longer text" }
    #expect(work[0] <= 5)
  }

  @Test func `scrolling measures nothing`() {
    let labels = labels(1000)
    let scroll = Scroll(Column { labels })
    let bench = SceneBench(scroll, columns: 20, rows: 10)
    let work = bench.work { scroll.offset = 5 }
    #expect(work[0] <= 2)
    #expect(work[1] <= 14)
    #expect(bench.text.hasPrefix("label 5"))
  }

  @Test func `hidden views cost nothing`() {
    let labels = labels(10)
    let group = Column { labels }
    group.isHidden = true
    let bench = SceneBench(
      Column {
        group; Label("seen")
      })
    #expect(bench.work { labels[3].text = "another longer text" }[1] == 0)
  }

  @Test func `old layouts do not slow down later changes`() {
    let label = Label("some words that can be wrapped in many ways")
    label.wraps = true
    let bench = SceneBench(
      Column {
        Row { label }; labels(3)
      })
    for columns in 10..<80 {
      bench.scene.resize(to: CellSize(columns: columns, rows: 24))
      bench.scene.update()
    }
    #expect(bench.work { label.text = "other words, as many, and as long as those" }[0] <= 30)
    #expect(bench.work { label.text = "other words, as many, and as long as these" }[0] <= 8)
  }

  @Test func `a label that grows moves those after it`() {
    let label = Label("1")
    let bench = SceneBench(
      Row {
        label; Label("|")
      })
    _ = bench.work { label.text = "1000" }
    #expect(bench.text.hasPrefix("1000|\n"))
    _ = bench.work { label.text = "1" }
    #expect(bench.text.hasPrefix("1|\n"))
  }

  @Test func `a view removed before its frame does no harm`() {
    let column = Column { labels(3) }
    let bench = SceneBench(column)
    for _ in 0..<100 {
      _ = bench.work {
        (column.children.first as? Label)?.text = "gone"
        column.setChildren(labels(3))
        (column.children.last as? Label)?.text = "gone, too"
        column.children.last?.removeFromParent()
      }
    }
    #expect(bench.text.hasPrefix("label 0\nlabel 1\n\n"))
  }

  @Test func `views may outlive the scene that showed them`() {
    let label = Label("60")
    var bench: SceneBench? = SceneBench(Column { label })
    #expect(bench != nil)
    bench = nil
    label.text = "61"
    #expect(label.text == "61")
  }

  @Test func `a view changed outside the tree is laid out later`() {
    let label = Label("60")
    let row = Row {
      label; Label("|")
    }
    let frame = Overlay { Column { row } }
    let column = frame.children[0]
    let bench = SceneBench(frame)
    _ = bench.work { column.removeFromParent() }
    _ = bench.work { label.text = "60000" }
    _ = bench.work { frame.add(column) }
    #expect(bench.text.hasPrefix("60000|\n"))
  }

  @Test func `a covered view shows again when the front one changes`() {
    let back = Label("漢字漢字"), front = Label("xyz")
    front.layout.padding.start = 3
    let group = View()
    group.setChildren([back, front])
    let bench = SceneBench(Column { group })
    #expect(bench.text.hasPrefix("漢 xyz字\n"))
    _ = bench.work { back.text = "語" }
    #expect(bench.text.hasPrefix("語 xyz\n"))
    _ = bench.work { back.text = "語語語" }
    _ = bench.work { front.text = "" }
    #expect(bench.text.hasPrefix("語語語\n"))
  }

  @Test func `a hidden view has no position`() {
    let label = Label("60")
    let row = Row { label }
    let bench = SceneBench(Column { row })
    #expect(bench.scene.bounds(of: label) != nil)
    _ = bench.work { row.isHidden = true }
    #expect(bench.scene.bounds(of: label) == nil)
    #expect(bench.scene.view(at: SurfacePoint(x: 0, y: 0)) !== label)
  }

  @Test func `a view hidden later does not overwrite its replacement`() {
    let labels = labels(2)
    let group = Column { labels }
    let bench = SceneBench(
      Column {
        group
        Label("seen")
      })
    _ = bench.work { group.isHidden = true }
    #expect(bench.work { labels[0].style.tint = .accent }[1] == 0)
    #expect(bench.text.hasPrefix("seen\n"))
  }
}
