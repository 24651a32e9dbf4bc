internal import ScreenKitCore
internal import ScreenKitJson
internal import ScreenKitLooks

extension WebSession {
  /// Returns the whole current page, for the response to a GET request.
  ///
  /// The page is complete without script: its form posts the fields and the name of the pressed
  /// button. Call this after ``start(opening:)``, and again at each reload in the same session. No
  /// frame is sent before the next ``join(lastFrame:at:)``.
  public func page(_ slots: PageSlots) -> String {
    // The session of the previous turn may have another language.
    application.strings.makeCurrent()
    scene.forgetTexts()
    var tree = (html: "", style: "")
    if let root = scene.snapshot() {
      var buttons: [Int: [PlainButton]] = [:]
      for (number, node) in scene.nodes {
        let own = PlainButton.buttons(of: node, application.strings)
        if !own.isEmpty { buttons[number] = own }
      }
      tree = HtmlTree.write(root, scene.painters.templates, plainButtons: buttons)
    }
    forgetChanges()
    outgoing.hasTree = true
    client.clear(look: scene.look)
    var page = HtmlText()
    page.add(fixed: "<!doctype html>\n<html")
    page.add(.lang, application.strings.language)
    page.add(.dir, application.strings.direction == .rightToLeft ? "rtl" : "ltr")
    page.add(.class, "look-\(scene.look.rawValue)")
    page.add(fixed: "><head><meta charset=utf-8>")
    page.add(
      fixed: "<meta name=viewport content=\"width=device-width,initial-scale=1\"><title>")
    page.add(application.window.title)
    page.add(fixed: "</title><link rel=stylesheet")
    page.add(.href, stylePath(slots))
    page.add(fixed: ">")
    if let theme = slots.themePath {
      page.add(fixed: "<link rel=stylesheet")
      page.add(.href, theme)
      page.add(fixed: ">")
    }
    page.addStyle(tree.style, nonce: slots.nonce)
    page.addScript(slots.scriptPath)
    page.add(fixed: "</head><body><form method=post id=sk")
    page.addAction(slots.formPath)
    page.add(fixed: "><input type=hidden name=ticket")
    page.add(.value, slots.ticket)
    page.add(fixed: "><input type=hidden")
    page.add(.name, FormControls.fieldName)
    page.add(.value, FormControls(of: scene.root, epoch: settings.epoch).text)
    // On the Enter key, browsers press the first button of a form.
    page.add(fixed: "><noscript><input type=submit name=s hidden")
    page.add(.value, application.strings.dialogs.ok)
    page.add(fixed: "></noscript>")
    page.add(trusted: tree.html)
    page.add(fixed: "</form><div id=sk-bar role=status hidden></div>")
    page.add(fixed: "<script type=\"application/json\" id=sk-boot>")
    page.add(json: boot(slots))
    page.add(fixed: "</script></body></html>\n")
    return page.html
  }

  /// Returns the path of the style sheet of the look, beside that of the settings' look.
  private func stylePath(_ slots: PageSlots) -> String {
    guard scene.look != settings.look else { return slots.stylePath }
    let folder = slots.stylePath.lastIndex(of: "/").map { slots.stylePath[...$0] } ?? ""
    return folder + ClientAssets.style(scene.look).name
  }

  /// Returns the initial data for the client's script.
  private func boot(_ slots: PageSlots) -> String {
    let connection = application.strings.connection
    let texts = [
      ("reconnecting", connection.reconnecting), ("ended", connection.ended),
      ("again", connection.startAgain),
    ]
    // Keys pressed before the socket is open are sent afterwards.
    let keys = KeyFilter.presses(in: application).names.map(JsonText.quoted)
    let words = texts.map { "\(JsonText.quoted($0)):\(JsonText.quoted($1))" }
    return """
      {"socket":\(JsonText.quoted(slots.socketPath)),"ticket":\(JsonText.quoted(slots.ticket)),\
      "epoch":\(settings.epoch),"frame":\(outgoing.window.last),\
      "base":\(JsonText.quoted(settings.basePath)),\
      "words":{\(words.joined(separator: ","))},\
      "keys":[\(keys.joined(separator: ","))],\
      "parts":\(JsonText.quoted(slots.partsPath)),\
      "tables":\(JsonText.quoted(slots.tablesPath)),\
      "measures":\(TemplateSheet.measures),\
      "kinds":\(scene.painters.sheet)}
      """
  }
}
