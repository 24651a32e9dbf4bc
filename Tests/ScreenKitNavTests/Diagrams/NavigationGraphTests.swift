import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private final class Home: TabNavigator {}
private final class Courses: Controller {}
private final class Course: Controller {}
private final class Grade: Controller {}
private final class Login: Controller {}

@Suite("Diagrams of navigation", .proves("F-146", "F-147"), .leakFree)
struct NavigationGraphTests {
  private let graph = NavigationGraph(
    "Muster \"2\"",
    [
      .tab(Home.self, "All <b>", Courses.self),
      .push(Courses.self, Course.self, passing: "course: Int", "term: Term"),
      .present(Course.self, Grade.self, passing: "student", returning: "grade: Int?"),
      .gate(Login.self, before: Grade.self), .replace(Grade.self, Course.self),
    ])

  @Test func `it is written for Mermaid`() {
    #expect(
      graph.text(in: .mermaid) == """
        ---
        title: "Muster #34;2#34;"
        ---
        flowchart TD
          s1[["Home"]]
          s2["Courses"]
          s3["Course"]
          s4("Grade")
          s5{{"Login"}}
          s1 -->|"tab All #60;b#62;"| s2
          s2 -->|"push"| s3
          s3 -->|"present, sheet"| s4
          s5 -->|"lets through"| s4
          s4 -->|"replace"| s3

        """)
  }

  @Test func `arguments and results are shown as data`() {
    #expect(
      graph.text(in: .mermaid, withData: true).split(separator: "\n").suffix(6).joined(
        separator: "\n") == """
            s1 -->|"tab All #60;b#62;"| s2
            s2 -->|"push: course: Int, term: Term"| s3
            s3 -->|"present, sheet: student"| s4
            s4 -.->|"grade: Int?"| s3
            s5 -->|"lets through"| s4
            s4 -->|"replace"| s3
          """)
  }

  @Test func `it is written for Graphviz`() {
    #expect(
      graph.text(in: .dot, withData: true) == #"""
        digraph "Muster \"2\"" {
          node [shape=box];
          s1 [label="Home", shape=tab];
          s2 [label="Courses"];
          s3 [label="Course"];
          s4 [label="Grade", style=rounded];
          s5 [label="Login", shape=hexagon];
          s1 -> s2 [label="tab All <b>"];
          s2 -> s3 [label="push: course: Int, term: Term"];
          s3 -> s4 [label="present, sheet: student"];
          s4 -> s3 [label="grade: Int?", style=dashed];
          s5 -> s4 [label="lets through"];
          s4 -> s3 [label="replace"];
        }

        """#)
  }

  @Test(arguments: NavigationGraph.Language.allCases)
  func `no name can end its text or line`(language: NavigationGraph.Language) {
    let plain = NavigationGraph("A", [.tab(Home.self, "B", Courses.self)])
    let odd = NavigationGraph("A", [.tab(Home.self, "\"\n\\\r|];--\u{1b}`#", Courses.self)])
    let (before, after) = (plain.text(in: language), odd.text(in: language))
    #expect(after.split(separator: "\n").count == before.split(separator: "\n").count)
    #expect(!after.unicodeScalars.contains { $0 == "\r" || $0 == "\u{1b}" })
  }
}

private struct ToDetail: Route {}
private final class ListScreen: Controller {}
private final class DetailScreen: Controller {}
private final class StrangeScreen: Controller {}

@MainActor
@Suite("A running app and its diagram", .proves("F-146"), .leakFree)
struct NavigationCheckTests {
  private let stack: StackNavigator
  private let application: Application
  private let graph = NavigationGraph(
    "App",
    [
      .root(StackNavigator.self, ListScreen.self), .push(ListScreen.self, DetailScreen.self),
    ])

  init() {
    stack = StackNavigator { ListScreen() }
    application = Application(root: stack, surface: NullSurface(), clock: ManualClock())
    application.start()
  }

  @Test func `declared edges, forward and back, are valid`() {
    let check = NavigationCheck(stack, graph)
    stack.push(DetailScreen())
    stack.pop()
    stack.push(DetailScreen())
    stack.popToRoot()
    #expect(check.undeclared == [])
  }

  @Test func `an undeclared edge is reported`() {
    let check = NavigationCheck(stack, graph)
    stack.push(StrangeScreen())
    stack.push(DetailScreen())
    stack.popToRoot()
    #expect(
      check.undeclared == ["ListScreen > StrangeScreen", "StrangeScreen > DetailScreen"])
  }

  @Test func `unused edges are reported, and used ones in order`() {
    let check = NavigationCheck(stack, graph)
    #expect(check.followed.map(\.to) == ["ListScreen"])
    #expect(check.unfollowed.map(\.to) == ["DetailScreen"])
    stack.push(DetailScreen())
    stack.pop()
    #expect(check.followed.map(\.to) == ["ListScreen", "DetailScreen", "ListScreen"])
    #expect(check.unfollowed == [])
  }

  @Test func `a push is not a replacement`() {
    let replacing = NavigationGraph(
      "App",
      [
        .root(StackNavigator.self, ListScreen.self),
        .replace(ListScreen.self, DetailScreen.self),
      ])
    let check = NavigationCheck(stack, replacing)
    stack.push(DetailScreen())
    #expect(check.undeclared == ["ListScreen > DetailScreen"])
    #expect(check.unfollowed.map(\.kind) == [.replace])
    stack.pop()
    stack.replace(by: DetailScreen())
    #expect(check.unfollowed == [])
  }

  @Test func `an edge back is not an edge forward`() {
    let check = NavigationCheck(stack, graph)
    stack.push(DetailScreen())
    stack.push(ListScreen())
    #expect(check.undeclared == ["DetailScreen > ListScreen"])
  }

  @Test func `a modal counts in its own style`() {
    let root = CompositeNavigator { ListScreen() }
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.start()
    let styles: [NavigationGraph.Edge] = [
      .present(ListScreen.self, DetailScreen.self, as: .full),
      .present(ListScreen.self, DetailScreen.self, as: .sheet),
    ]
    let check = NavigationCheck(
      root, NavigationGraph("App", [.root(CompositeNavigator.self, ListScreen.self)] + styles))
    root.present(DetailScreen(), as: .sheet)
    root.dismiss()
    #expect(check.undeclared == [])
    #expect(check.unfollowed == [styles[0]])
  }
}
