internal import ScreenKitCore
internal import ScreenKitRmad

// The choice of a path in a feed for the data of the selected component.
extension StudioScreen {
  /// Shows the feed of the selected component, and writes the path of the chosen node.
  func choosePath() {
    guard isEditing else { return }
    let origin: PathOrigin
    do throws(PathOriginError) {
      origin = try PathOrigin(of: model.selection, in: model.document, model.check.description)
    } catch {
      application?.show(Toast("\(error)", tint: .negative))
      return
    }
    let question = FeedPathDialog(origin, feeds: model.preview.feeds)
    ask(question.dialog) { screen, answer in
      question.end()
      guard let path = question.path(answer) else { return }
      screen.model.setPath(path, origin.binding)
    }
    question.connect(self)
  }
}
