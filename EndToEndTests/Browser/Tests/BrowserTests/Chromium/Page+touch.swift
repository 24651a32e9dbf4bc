import Foundation

/// The touch input and the input method of a visitor.
extension Page {
  /// Touches a control; finds the control by its role and name.
  func tap(_ role: String, _ name: String) async throws {
    try await send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    let (x, y) = try await center(role, name)
    try await send(
      "Input.dispatchTouchEvent",
      ["type": "touchStart", "touchPoints": [["x": .number(x), "y": .number(y)]]])
    try await send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }

  /// Begins or continues the composition of a text.
  func compose(_ text: String) async throws {
    let end = Double(text.utf16.count)
    try await send(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": .number(end), "selectionEnd": .number(end)])
  }

  /// Inserts a text at once, which also ends a composition.
  func insert(_ text: String) async throws {
    try await send("Input.insertText", ["text": .string(text)])
  }

  /// Loads the page again, and waits until the new one has a socket.
  func reloadFully() async throws {
    _ = try await value(of: "window.isOld = true")
    try await reload()
    try await wait(for: "!window.isOld && window.lines?.at(-1)?.readyState == 1")
  }

  /// Waits for a dialog of the browser, and accepts it.
  func answerDialog() async throws {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if !dialogs.isEmpty {
        try await send("Page.handleJavaScriptDialog", ["accept": true])
        return
      }
      await Task.yield()
    }
    throw BrowserError(description: "the browser did not ask")
  }

  /// Moves the mouse with its button held.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    for (type, place) in [
      ("mouseMoved", start), ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end),
    ] {
      try await send(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(place.x), "y": .number(place.y), "button": "left",
          "buttons": 1, "clickCount": 1,
        ])
    }
  }
}
