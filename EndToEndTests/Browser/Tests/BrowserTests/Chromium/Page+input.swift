import Foundation

/// The input devices of a visitor: mouse, keyboard, input method.
extension Page {
  /// Presses a control with the mouse; finds the control by its role and name.
  func click(_ role: String, _ name: String) async throws {
    let (x, y) = try await center(role, name)
    try await click(x: x, y: y)
  }

  /// Returns the middle of a control.
  func center(_ role: String, _ name: String) async throws -> (x: Double, y: Double) {
    try await wait(forControl: role, name)
    let node = try await control(role, name)
    guard let node else { throw BrowserError(description: "there is no \(role) \(name)") }
    try await send("DOM.scrollIntoViewIfNeeded", ["backendNodeId": node])
    let quads = try await send("DOM.getContentQuads", ["backendNodeId": node])["quads"].items
    let corners = quads.first?.items.compactMap(\.number) ?? []
    guard corners.count == 8 else {
      throw BrowserError(description: "\(role) \(name) has no place")
    }
    return ((corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2)
  }

  func click(x: Double, y: Double) async throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await send(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": "left",
          "clickCount": 1,
        ])
    }
  }

  /// Double-clicks a control whose name contains a text, which opens rows.
  func open(named role: String, containing text: String) async throws {
    for _ in 0..<1_000 {
      let told = try await told()
      if let line = told.first(where: { $0.hasPrefix("\(role) ") && $0.contains(text) }) {
        return try await click(role, String(line.dropFirst(role.count + 1)))
      }
      _ = try? await value(of: "new Promise(done => requestAnimationFrame(() => done(1)))")
    }
    throw BrowserError(description: "there is no \(role) \(text) among \(try await told())")
  }

  /// Moves the focus to a control, as a screen reader does.
  func focus(_ role: String, _ name: String) async throws {
    try await wait(forControl: role, name)
    guard let node = try await control(role, name) else {
      throw BrowserError(description: "there is no \(role) \(name)")
    }
    try await send("DOM.focus", ["backendNodeId": node])
  }

  /// Waits until there is a control with a role and a name.
  func wait(forControl role: String, _ name: String) async throws {
    for _ in 0..<1_000 {
      if try await control(role, name) != nil { return }
      // The next attempt comes with the next frame of the browser.
      _ = try? await value(of: "new Promise(done => requestAnimationFrame(() => done(1)))")
    }
    throw BrowserError(
      description: "there is no \(role) \(name) among \(try await told()); problems: \(problems)")
  }

  private func control(_ role: String, _ name: String) async throws -> JSON? {
    guard let root = try? await send("DOM.getDocument")["root"]["backendNodeId"],
      let result = try? await send(
        "Accessibility.queryAXTree",
        ["backendNodeId": root, "role": .string(role), "accessibleName": .string(name)])
    else { return nil }
    return result["nodes"].items.first { !$0["ignored"].isTrue }?["backendDOMNodeId"]
  }

  /// Returns the accessibility tree, as lines of role and name, without texts and containers.
  func told() async throws -> [String] {
    let nodes = try await send("Accessibility.getFullAXTree")["nodes"].items
    return nodes.filter { !$0["ignored"].isTrue }.compactMap { node in
      guard let role = node["role"]["value"].text else { return nil }
      let name = node["name"]["value"].text ?? ""
      if ["none", "generic", "InlineTextBox", "StaticText", "LineBreak"].contains(role) {
        return nil
      }
      return name.isEmpty ? role : "\(role) \(name)"
    }
  }

  /// Presses and releases a key, such as `Enter`, `Tab` or `a`, optionally with modifiers.
  func press(_ key: String, alt: Bool = false, control: Bool = false, shift: Bool = false)
    async throws
  {
    let modifiers = (alt ? 1 : 0) + (control ? 2 : 0) + (shift ? 8 : 0)
    let (code, number) = Self.code(of: key)
    var event: [String: JSON] = [
      "key": .string(key), "code": .string(code), "windowsVirtualKeyCode": .number(Double(number)),
      "modifiers": .number(Double(modifiers)),
    ]
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : nil
    event["type"] = text != nil && modifiers & 3 == 0 ? "keyDown" : "rawKeyDown"
    if let text, modifiers & 3 == 0 { event["text"] = .string(text) }
    try await send("Input.dispatchKeyEvent", .object(event))
    (event["type"], event["text"]) = ("keyUp", nil)
    try await send("Input.dispatchKeyEvent", .object(event))
  }

  /// Closes the socket, like a phone that loses its connection.
  func cutLine() async throws { _ = try await value(of: "window.lines.at(-1).close()") }

  /// Types characters one by one.
  func type(_ text: String) async throws {
    for character in text { try await press(String(character)) }
  }

  private static func code(of key: String) -> (String, Int) {
    switch key {
    case "Enter": return ("Enter", 13)
    case "Tab": return ("Tab", 9)
    case "Escape": return ("Escape", 27)
    case "Backspace": return ("Backspace", 8)
    case "Delete": return ("Delete", 46)
    case "ArrowLeft": return ("ArrowLeft", 37)
    case "ArrowUp": return ("ArrowUp", 38)
    case "ArrowRight": return ("ArrowRight", 39)
    case "ArrowDown": return ("ArrowDown", 40)
    case "Home": return ("Home", 36)
    case "End": return ("End", 35)
    case "ContextMenu": return ("ContextMenu", 93)
    case "F1": return ("F1", 112)
    case " ": return ("Space", 32)
    default:
      let upper = key.uppercased()
      guard let scalar = upper.unicodeScalars.first, key.unicodeScalars.count == 1, scalar.isASCII
      else { return ("", 0) }
      // Signs have separate key codes; their ASCII codes are those of other keys.
      guard let first = upper.first, first.isLetter || first.isNumber else { return ("", 0) }
      return (first.isLetter ? "Key\(upper)" : "Digit\(upper)", Int(scalar.value))
    }
  }
}
