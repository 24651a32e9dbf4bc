import ScreenKitLaunch
@testable import ScreenKitText
import Testing

@Suite struct HelpTextTests {
  @Test func `the help lists the app's own options first, in two columns`() {
    let own = [LaunchOption("--rate", value: "N", help: "beats per minute")]
    #expect(
      HelpText.ofTerminals("BeatingHeart", own) == """
        Usage: BeatingHeart [options]

          --rate N                            beats per minute
          --help                              show this text
          --look terminal|cupertino|material  draw the screens in the style of a platform
          --theme FILE                        use the colors and characters of a JSON file
          --accessible                        write plain lines for screen readers
          --ambiguous narrow|wide             the width of characters like § and Ω in your terminal
          --bidi visual|logical               logical if your terminal reorders Hebrew and Arabic
          --open LINK                         open the screen of a link
          --images auto|blocks                blocks if your terminal draws images badly
          --inline ROWS                       run in a few rows below the prompt
          --no-hints                          show no keys in the last row
          --reduced-motion                    move nothing that need not move
          --snapshot [text|styled|svg]        print the first screen and exit
          --size COLSxROWS                    the size of the snapshot (80x24)
          --press KEYS                        keys to press before the snapshot ($'\\r' is Enter)
          --press-from FILE                   the same from a file; a line break is Enter
          --record FILE                       record the run in a new file (asciicast)
          --replay FILE                       repeat a recording and compare the screens

        Within the app, ? lists the keys and q quits.

        """)
  }

  @Test func `columns line up below wide characters`() {
    let lines = HelpText.ofTerminals("App", [LaunchOption("--漢字", value: "語", help: "help")])
      .split(separator: "\n")
    #expect(displayWidth(of: lines[1]) - "help".count == lines[2].count - "show this text".count)
  }
}
