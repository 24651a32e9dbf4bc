internal import ScreenKitCore
internal import ScreenKitJson

extension WebSession {
  /// Sends a frame if one is due; called at the end of each turn in which the app is shown.
  func didShow() {
    guard machine.isConnected, !incoming.isPerforming, !outgoing.window.isFull, !scene.isUpdating
    else {
      outgoing.isDue = true
      return
    }
    sendFrame()
  }

  /// Sends all changes, or an acknowledgement if there are none.
  func sendFrame() {
    outgoing.isDue = false
    // Texts come first, since the frame may remove their nodes.
    var patch = outgoing.texts
    outgoing.texts = PatchWriter()
    patch.add(scene.update())
    // A screen may change a text as it leaves, and the client keeps its nodes for later.
    for node in scene.takeChangedTexts() where scene.nodes[node.number] === node {
      if let input = node.view as? TextInput {
        node.writeText(of: input, after: incoming.last, to: &patch)
      }
    }
    addScrolls(to: &patch)
    client.write(to: &patch, application, basePath: settings.basePath)
    if let text = copiedText() { patch.add("c", texts: [text]) }
    send(patch)
  }

  /// Returns the text that the app copied since the last call; `nil` if there is none.
  private func copiedText() -> String? {
    (application.window.clipboard as? WebClipboard)?.takeCopiedText()
  }

  /// Sends only the number of performed messages.
  func acknowledge() { onOutput(.frame("[\(incoming.confirm())]")) }

  private func send(_ patch: PatchWriter) {
    guard !patch.isEmpty else {
      if incoming.isUnconfirmed { acknowledge() }
      return
    }
    let text = "[\(incoming.confirm())\(patch.json)]"
    outgoing.window.didSend(outgoing.window.next(), bytes: text.utf8.count)
    onOutput(.frame(text))
  }

  private func addScrolls(to patch: inout PatchWriter) {
    for node in scene.takeScrolledNodes() {
      if let window = node.window { patch.add("w", node.number, window.top) }
      if let document = node.client.document { patch.add("l", node.number, document.first) }
    }
  }

  /// Sends the missing content to the client, and the numbers with which both sides continue.
  func welcome(_ lastFrame: Int) {
    _ = incoming.confirm()
    var patch = PatchWriter()
    patch.add("j", settings.epoch, outgoing.window.last, incoming.last)
    if lastFrame != outgoing.window.last || !outgoing.hasTree {
      client.clear(look: nil)
      if let tree = scene.snapshot() {
        patch.add("*", [], json: tree.json)
        forgetChanges()
        addScrolls(to: &patch)
      }
      client.write(to: &patch, application, basePath: settings.basePath)
    } else {
      // These changes came between edits that the client regards as agreed after this frame.
      patch.add(outgoing.texts)
      outgoing.texts = PatchWriter()
    }
    outgoing.hasTree = true
    send(patch)
    // Text that was copied without a client would surprise the user.
    _ = copiedText()
    outgoing.isDue = true
    application.run {}
  }

  /// Removes the changes that are already in a whole tree.
  func forgetChanges() {
    _ = scene.takeChangedTexts()
    outgoing.texts = PatchWriter()
  }

  /// Sends the client the end of the session.
  func sendEnd(_ reason: EndReason) {
    guard machine.isConnected else { return }
    _ = outgoing.window.next()
    onOutput(.frame("[\(incoming.confirm()),[\"!\",\(JsonText.quoted(reason.word))]]"))
  }
}
