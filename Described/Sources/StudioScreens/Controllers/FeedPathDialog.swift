internal import AppParts
internal import ScreenKitCore
internal import ScreenKitRmad

/// The dialog that loads a feed, and lets the author choose one of its nodes.
@MainActor
final class FeedPathDialog {
  let dialog: Dialog<String>
  private let origin: PathOrigin
  private let view: FeedPathView
  private let feeds: any FeedSource
  private let work = ScreenTask()
  /// The path of the node on which the author pressed Enter.
  private var activated: String?

  init(_ origin: PathOrigin, feeds: any FeedSource) {
    (self.origin, self.feeds) = (origin, feeds)
    let view = FeedPathView(address: origin.address)
    self.view = view
    dialog = Dialog(
      "Path in the feed",
      buttons: [.cancel(), DialogButton.computing("Choose", .preferred) { view.chosenPath }]
    ) { view }
  }

  /// Returns the chosen path after the dialog has closed; `nil` if it was cancelled.
  func path(_ answer: String?) -> String? { answer ?? activated }

  /// Connects the views to `screen`, and loads the feed.
  func connect(_ screen: StudioScreen) {
    view.tree.onActivate = { [weak self] _ in
      guard let self, let path = view.chosenPath else { return }
      activated = path
      dialog.close()
    }
    view.bar.button.action = { [weak self, weak screen] in
      guard let self, let screen else { return }
      if work.isRunning { work.cancel() } else { load(screen) }
    }
    load(screen)
  }

  /// Cancels a running request.
  func end() { work.cancel() }

  private func load(_ screen: StudioScreen) {
    view.bar.show(.busy("Loading the feed…"))
    screen.task(work) { [weak self, origin, feeds] screen in
      let outcome = await FeedPathDialog.load(origin, from: feeds)
      self?.show(outcome, in: screen)
    }
  }

  private func show(_ outcome: Outcome, in screen: StudioScreen) {
    switch outcome {
    case .loaded(let choice, let failure):
      view.bar.show(failure.map { .stale("This is an earlier version. \($0)") } ?? .nothing)
      view.show(choice)
      screen.application?.focus.move(to: view.tree)
    case .failed(let reason): view.bar.show(.failed(reason))
    }
  }

  /// The result of a request.
  private enum Outcome: Sendable {
    /// The feed, and the reason why it is an earlier version.
    case loaded(PathChoice, FeedFailure?)
    /// A sentence for the author.
    case failed(String)
  }

  /// Loads the feed and finds the start in it, outside of the main actor.
  private nonisolated static func load(
    _ origin: PathOrigin, from feeds: any FeedSource
  ) async -> Outcome {
    let content: FeedContent
    do throws(FeedFailure) {
      content = try await feeds.load(FeedRequest(origin.address))
    } catch {
      return .failed("\(error)")
    }
    do throws(PathOriginError) {
      return .loaded(try PathChoice(origin, in: content.document), content.failure)
    } catch {
      return .failed("\(error)")
    }
  }
}
