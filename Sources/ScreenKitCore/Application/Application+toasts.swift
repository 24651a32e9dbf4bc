/// Messages above every screen.
extension Application {
  /// Shows `toast` above every screen, in place of older messages.
  ///
  /// Screen readers announce it. A message that is shown already is not shown twice. An older
  /// message stays for at least a second, an urgent one for its whole time.
  ///
  /// - Returns: A handle that withdraws the message.
  @discardableResult
  public func show(_ toast: Toast) -> ToastHandle { show(ToastQueue.Item(toast: toast)) {} }

  /// Shows `toast` with a button that ends the message and calls `body`, such as "Undo".
  ///
  /// The button is pressed by a click, a touch or the F8 key, and is one of the commands.
  @discardableResult
  public func show(
    _ toast: Toast, action: String, _ body: @escaping @MainActor () throws -> Void
  ) -> ToastHandle {
    show(ToastQueue.Item(toast: toast, action: action), body)
  }

  func show(
    _ item: ToastQueue.Item, _ body: @escaping @MainActor () throws -> Void
  ) -> ToastHandle {
    let bar = notice ?? NoticeBar()
    if bar.parent == nil { window.add(bar) }
    return bar.add(item, body)
  }

  /// Removes the shown message and the waiting one.
  public func hideToasts() { notice?.withdraw { _ in true } }

  /// The bar along the lower edge; `nil` while no message is shown.
  var notice: NoticeBar? { window.notice }

  /// The command for the action of the shown message; empty without an action.
  var commandsOfToast: [Command] {
    guard let bar = notice, let title = bar.button?.title else { return [] }
    var command = Command(title, id: CommandTable.toastID, keys: [KeyPress(.function(8))]) {
      [weak bar] in try bar?.button?.press()
    }
    // The message itself shows the key.
    command.isHinted = false
    return [commandTable.applied(to: command)]
  }
}

extension Window {
  /// The message along the lower edge, in front of everything else; `nil` for none.
  var notice: NoticeBar? { children.last as? NoticeBar }
}

/// Messages that end with their screen.
extension ControllerLogic where Self: Controller {
  /// Shows `toast` above every screen until its time or this screen ends.
  ///
  /// A screen that closes itself shows its message by ``Application/show(_:)`` instead.
  @discardableResult
  public func show(_ toast: Toast) -> ToastHandle? {
    application?.show(ToastQueue.Item(toast: toast, screen: ObjectIdentifier(self))) {}
  }

  /// Shows `toast` until its time or this screen ends, with a button that ends the message and
  /// calls `body` with this controller.
  @discardableResult
  public func show(
    _ toast: Toast, action: String, _ body: @escaping @MainActor (Self) throws -> Void
  ) -> ToastHandle? {
    let item = ToastQueue.Item(toast: toast, action: action, screen: ObjectIdentifier(self))
    return application?.show(item) { [weak self] in
      if let self { try body(self) }
    }
  }
}

extension Controller {
  /// Shows `text` for ten seconds, with a button that undoes the last change of ``undoHistory``.
  ///
  /// The message is withdrawn when the change is undone otherwise, such as by Ctrl-Z, when another
  /// change follows, and when the screen ends.
  public final func showUndo(_ text: String) {
    guard let application, undoHistory.undoName != nil else { return }
    let item = ToastQueue.Item(
      toast: Toast(text, duration: .seconds(10)), action: application.strings.panels.undo,
      screen: ObjectIdentifier(self))
    let handle = application.show(item) { [weak self] in try self?.undoHistory.undo() }
    undoHistory.didChange = { handle.withdraw() }
  }
}
