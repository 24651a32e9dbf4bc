internal import ScreenKitCore
internal import ScreenKitJson

extension WebSession {
  /// Called at the end of each turn in which the app is shown.
  func didShow() {
    guard machine.isConnected, !isTaking, !frames.isFull, !scene.isUpdating else {
      isFrameDue = true
      return
    }
    sendFrame()
  }

  /// Sends what has changed, or an acknowledgement if that is all.
  func sendFrame() {
    isFrameDue = false
    var patch = scene.update()
    for node in scene.takeChangedTexts() {
      if let input = node.view as? TextInput {
        node.writeText(of: input, after: lastMessage, to: &textPatch)
      }
    }
    patch.add(textPatch)
    textPatch = PatchWriter()
    addScrolls(to: &patch)
    told.write(to: &patch, application, basePath: settings.basePath)
    send(patch)
  }

  /// Sends nothing but the number of the last message that was performed.
  func acknowledge() {
    confirmed = lastMessage
    onOutput(.frame("[0,\(lastMessage)]"))
  }

  private func send(_ patch: PatchWriter) {
    guard !patch.isEmpty else {
      if confirmed != lastMessage { acknowledge() }
      return
    }
    let number = frames.next()
    let text = "[\(number),\(lastMessage)\(patch.json)]"
    confirmed = lastMessage
    frames.didSend(number, bytes: text.utf8.count)
    onOutput(.frame(text))
  }

  private func addScrolls(to patch: inout PatchWriter) {
    for node in scene.takeScrolledNodes() {
      if let window = node.window { patch.add("w", node.number, window.top) }
      if let document = node.client.document { patch.add("l", node.number, document.first) }
    }
  }

  /// Sends the client what it does not have, and which of its messages are known.
  func welcome(_ lastFrame: Int) {
    var patch = PatchWriter()
    patch.add("j", settings.epoch)
    if lastFrame != frames.last || !hasTree {
      told.clear()
      if let tree = scene.snapshot() {
        patch.add("*", [], json: tree.json)
        forgetChanges()
        addScrolls(to: &patch)
      }
      told.write(to: &patch, application, basePath: settings.basePath)
    }
    hasTree = true
    send(patch)
    isFrameDue = true
    application.run {}
  }

  /// Forgets changes that a whole tree has already.
  func forgetChanges() {
    _ = scene.takeChangedTexts()
    textPatch = PatchWriter()
  }

  /// Tells the client that the session is over.
  func sendEnd(_ reason: EndReason) {
    guard machine.isConnected else { return }
    onOutput(.frame("[0,\(lastMessage),[\"!\",\(JsonText.quoted(reason.word))]]"))
  }
}
