import ScreenKitText
import Testing

@Suite struct HelpTextTests {
  @Test func `the help lists the app's own options first, in two columns`() {
    let own = [LaunchOption("--rate", value: "N", help: "beats per minute")]
    #expect(
      HelpText("BeatingHeart", own).text == """
        Usage: BeatingHeart [options]

          --rate N                            beats per minute
          --help                              show this text
          --look terminal|cupertino|material  draw the screens in the style of a platform
          --theme FILE                        take colours and characters from a JSON file
          --accessible                        tell in plain lines what is shown and what changes
          --ambiguous narrow|wide             how wide the terminal shows characters like § and Ω
          --bidi visual|logical               logical for a terminal that reorders Hebrew and Arabic itself
          --open LINK                         begin at the place that the link leads to
          --inline ROWS                       run in a few rows below the prompt
          --snapshot [text|styled|svg]        print a screen, the first one, and exit
          --size COLSxROWS                    the size of the snapshot (80x24)
          --press KEYS                        what to type before the snapshot ($'\\r' is Enter)
          --press-from FILE                   the same from a file, where a new line is Enter
          --record FILE                       record the run into a new file (asciicast)
          --replay FILE                       run a recording again and compare the screens

        Within the app, ? lists the keys and q quits.

        """)
  }

  @Test func `columns line up below wide characters`() {
    let lines = HelpText("App", [LaunchOption("--漢字", value: "語", help: "help")]).text
      .split(separator: "\n")
    #expect(displayWidth(of: lines[1]) - "help".count == lines[2].count - "show this text".count)
  }
}
