public import ScreenKitCore

extension StudioScreen: LeaveGuard {
  /// The answers to the question about unsaved changes.
  private enum Leaving { case save, discard }

  /// Returns whether the screen may close; asks the author if there are unsaved changes.
  public func mayLeave() -> LeaveAnswer {
    guard model.isChanged, model.savedDocument != nil || model.history.undoName != nil else {
      return .yes
    }
    return .ask { [weak self] in await self?.askAboutChanges() ?? true }
  }

  private func askAboutChanges() async -> Bool {
    let dialog = Dialog<Leaving>(
      "Save the changes?", message: "\(model.file.name) has changes that are not saved.",
      buttons: [
        .cancel(), DialogButton("Discard", .destructive, answer: .discard),
        DialogButton("Save", .preferred, answer: .save),
      ])
    switch await application?.ask(dialog) ?? nil {
    case nil: return false
    case .discard?: return true
    case .save?:
      do throws(StudioFileError) {
        if try model.save() == .saved { return true }
        application?.show(
          Toast("\(model.file.name) was changed by another program.", tint: .negative))
      } catch {
        application?.show(Toast("\(error)", tint: .negative))
      }
      return false
    }
  }
}
