internal import Testing

@Suite(.serialized) struct `Diagrams on the command line` {
  @Test(arguments: ["HeartBeatDemo", "MusterDemo"], [[], ["--data"]])
  func `are Mermaid flowcharts, printed without touching the terminal`(
    program: String, options: [String]
  ) throws {
    let lines = try print(program, ["--diagram", "mermaid"] + options)
    #expect(lines.first == "---" && lines.count > 4)
    #expect(lines[2...3] == ["---", "flowchart TD"])
    let body = lines.dropFirst(4)
    let node = #/  (s\d+)(\[\[".+"\]\]|\[".+"\]|\(".+"\)|\{\{".+"\}\})/#
    let arrow = #/  (s\d+) (?:-->|-\.->)\|"[^"]+"\| (s\d+)/#
    let nodes = body.compactMap { $0.wholeMatch(of: node)?.1 }
    let arrows = body.compactMap { $0.wholeMatch(of: arrow) }
    #expect(nodes.count + arrows.count == body.count, "\(body)")
    #expect(Set(nodes).count == nodes.count && !arrows.isEmpty)
    #expect(arrows.allSatisfy { nodes.contains($0.1) && nodes.contains($0.2) })
  }

  @Test(arguments: ["HeartBeatDemo", "MusterDemo"], [[], ["--data"]])
  func `are Graphviz graphs, printed without touching the terminal`(
    program: String, options: [String]
  ) throws {
    let lines = try print(program, ["--diagram", "dot"] + options)
    #expect(lines.first?.wholeMatch(of: #/digraph ".+" \{/#) != nil)
    #expect(lines.last == "}")
    let body = lines.dropFirst(2).dropLast()
    let node = #/  (s\d+) \[label="[^"]+"(?:, shape=\w+)?\];/#
    let arrow = #/  (s\d+) -> (s\d+) \[label="[^"]+"(?:, style=\w+)?\];/#
    let nodes = body.compactMap { $0.wholeMatch(of: node)?.1 }
    let arrows = body.compactMap { $0.wholeMatch(of: arrow) }
    #expect(nodes.count + arrows.count == body.count, "\(body)")
    #expect(Set(nodes).count == nodes.count && !arrows.isEmpty)
    #expect(arrows.allSatisfy { nodes.contains($0.1) && nodes.contains($0.2) })
  }

  @Test func `an unknown language is refused in one line`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(
      Programs.path(of: "HeartBeatDemo"), ["--diagram", "uml"], at: terminal)
    #expect(try app.waitForEnd(at: terminal) == .exit(2))
    #expect(
      terminal.transcript.contains(
        "--diagram: unknown format \"uml\"; choose one of mermaid|dot\r\n"))
    #expect(!terminal.transcript.contains("\u{1B}"))
    #expect(terminal.lineModes == before)
  }

  /// Returns the lines that `program` prints to a terminal, which it must restore on exit.
  private func print(_ program: String, _ arguments: [String]) throws -> [String] {
    let terminal = try PseudoTerminal()
    let before = terminal.lineModes
    let app = try AppProcess(Programs.path(of: program), arguments, at: terminal)
    #expect(try app.waitForEnd(at: terminal) == .exit(0))
    #expect(!terminal.received.contains(0x1B))
    #expect(terminal.lineModes == before)
    let lines = terminal.transcript.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    return lines.dropLast().map(String.init)
  }
}
