import ScreenKitCore

/// The resting and the beating heart, in large and small sizes, in Unicode and in ASCII.
enum HeartPictures {
  static let resting = Picture([
    .init(.unicode, doubled(largeUnicode.resting)), .init(.ascii, doubled(largeAscii.resting)),
    .init(.unicode, largeUnicode.resting), .init(.ascii, largeAscii.resting),
    .init(.unicode, smallUnicode.resting), .init(.ascii, smallAscii.resting),
  ])

  static let beating = Picture([
    .init(.unicode, doubled(largeUnicode.beating)), .init(.ascii, doubled(largeAscii.beating)),
    .init(.unicode, largeUnicode.beating), .init(.ascii, largeAscii.beating),
    .init(.unicode, smallUnicode.beating), .init(.ascii, smallAscii.beating),
  ])

  /// Returns `text`, made of blocks, half blocks and letters, at twice the width and height.
  private static func doubled(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      [line.map { half($0, full: "▀") }, line.map { half($0, full: "▄") }].map { $0.joined() }
    }.joined(separator: "\n")
  }

  /// Returns one row of the doubled `character`; `full` is the half block that fills this row.
  private static func half(_ character: Character, full: Character) -> String {
    switch character {
    case "▀", "▄": character == full ? "██" : "  "
    default: String(repeating: character, count: 2)
    }
  }

  private typealias Pair = (resting: String, beating: String)

  private static let largeUnicode: Pair = (
    resting: """
      ▄▄██▄▄  ▄▄██▄▄
     ████████████████
     ████████████████
     ▀██████████████▀
      ▀████████████▀
        ▀████████▀
          ▀████▀
            ▀▀
    """,
    beating: """
      ▄▄█████▄▄  ▄▄█████▄▄
     ▄██████████████████████▄
     ████████████████████████
     ████████████████████████
     ▀██████████████████████▀
      ▀████████████████████▀
       ▀▀████████████████▀▀
         ▀▀████████████▀▀
           ▀▀████████▀▀
             ▀▀████▀▀
               ▀██▀
    """
  )

  private static let largeAscii: Pair = (
    resting: """
      .oOOo.  .oOOo.
     oOOOOOOooOOOOOOo
     OOOOOOOOOOOOOOOO
     `OOOOOOOOOOOOOO'
       `OOOOOOOOOO'
         `OOOOOO'
           `OO'
            ``
    """,
    beating: """
       .oOOOOo.  .oOOOOo.
     .OOOOOOOOOooOOOOOOOOO.
     oOOOOOOOOOOOOOOOOOOOOOo
     OOOOOOOOOOOOOOOOOOOOOOO
     `OOOOOOOOOOOOOOOOOOOOO'
      `OOOOOOOOOOOOOOOOOOO'
        `OOOOOOOOOOOOOOO'
          `OOOOOOOOOOO'
            `OOOOOOO'
              `OOO'
               `O'
    """
  )

  private static let smallUnicode: Pair = (
    resting: """
    ▄█▄▄█▄
    ▀████▀
      ▀▀
    """,
    beating: """
    ▄██▄▄██▄
    ████████
    ▀██████▀
      ▀██▀
    """
  )

  private static let smallAscii: Pair = (
    resting: """
    oOooOo
    `OOOO'
      `'
    """,
    beating: """
    oOOooOOo
    OOOOOOOO
    `OOOOOO'
      `OO'
    """
  )
}
