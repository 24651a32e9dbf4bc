/// The device of a visitor.
extension Page {
  /// Sets preferences of the system, such as `prefers-color-scheme`.
  func emulate(_ features: [String: String]) async throws {
    let list = features.map { JSON.object(["name": .string($0), "value": .string($1)]) }
    try await send("Emulation.setEmulatedMedia", ["features": .array(list)])
    try await waitUntilLaidOut()
  }

  /// Grants the pages of this visitor permissions, such as reading the clipboard.
  func allow(_ permissions: [String]) async throws {
    try await send(
      "Browser.grantPermissions",
      ["permissions": .array(permissions.map { .string($0) }), "browserContextId": context])
  }

  /// Waits two frames, after which the page is laid out and painted.
  func waitUntilLaidOut() async throws {
    _ = try await value(
      of: "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
  }

  /// Returns the relative luminances of the page's background and of its text, from 0 to 1.
  func brightness() async throws -> (ground: Double, text: Double) {
    let numbers = try await value(
      of: """
        ['backgroundColor', 'color'].map(name => {
          const canvas = document.createElement('canvas').getContext('2d')
          canvas.fillStyle = getComputedStyle(document.body)[name]
          canvas.fillRect(0, 0, 1, 1)
          const part = [...canvas.getImageData(0, 0, 1, 1).data].map(n => n / 255)
            .map(n => n <= .04045 ? n / 12.92 : ((n + .055) / 1.055) ** 2.4)
          return part[0] * .2126 + part[1] * .7152 + part[2] * .0722
        })
        """
    ).items.compactMap(\.number)
    guard numbers.count == 2 else { throw BrowserError(description: "the page has no colours") }
    return (numbers[0], numbers[1])
  }
}
