extension Page {
  /// The width and the height of a unit, in pixels.
  private static let unit = """
    (() => {
      const probe = document.createElement('div')
      probe.className = 'probe'
      document.body.append(probe)
      const {width, height} = probe.getBoundingClientRect()
      probe.remove()
      return [width / 10, height / 10]
    })()
    """

  /// Sets the size of the window to that of a terminal, with scroll bars that take space.
  func setSizeInUnits(columns: Double, rows: Double) async throws {
    try await send("Emulation.setScrollbarsHidden", ["hidden": false])
    let unit = try await value(of: Self.unit).items.compactMap(\.number)
    try await setSize(
      width: Int((columns * unit[0]).rounded(.up)), height: Int((rows * unit[1]).rounded(.up)))
  }

  /// Returns the edges of the elements of views in units, by the `id` of each element.
  func boxesInUnits() async throws -> [String: [Double]] {
    let script = """
      (() => {
        const [width, height] = \(Self.unit)
        return [...document.querySelectorAll('[data-k]')].map(element => {
          const {left, top, right, bottom} = element.getBoundingClientRect()
          return [element.id, left / width, top / height, right / width, bottom / height]
        })
      })()
      """
    var boxes: [String: [Double]] = [:]
    for row in try await value(of: script).items.map(\.items) {
      boxes[row.first?.text ?? ""] = row.dropFirst().compactMap(\.number)
    }
    return boxes
  }
}
