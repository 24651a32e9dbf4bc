import ScreenKitCore

/// The resting and the beating heart, in large and small editions, in Unicode and in ASCII.
enum HeartPictures {
  static let resting = Picture([
    .init(.unicode, largeUnicode.resting), .init(.ascii, largeAscii.resting),
    .init(.unicode, smallUnicode.resting), .init(.ascii, smallAscii.resting),
  ])

  static let beating = Picture([
    .init(.unicode, largeUnicode.beating), .init(.ascii, largeAscii.beating),
    .init(.unicode, smallUnicode.beating), .init(.ascii, smallAscii.beating),
  ])

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
