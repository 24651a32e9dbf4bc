import RmadAPI

// The requests of a logged-in author. Each of them can be cancelled.
extension PublishingModel {
  /// Loads the apps, and the versions of the chosen one.
  @discardableResult
  public func load() async -> Bool {
    await perform("Loading the apps…") { session throws(StudioServiceError) in
      let apps = try await service.apps(session)
      try checkCancellation()
      self.apps = apps
      let kept = apps.contains { $0.id == app } ? app : nil
      let wanted = wantedApp.flatMap { id in apps.first { $0.id == id }?.id }
      app = kept ?? wanted ?? (wantedApp == nil ? apps.first?.id : nil)
      if wantedApp != nil, app == nil { throw .notFound }
      try await loadVersions(session)
    }
  }

  /// Chooses an app and loads its versions.
  @discardableResult
  public func choose(_ app: Int) async -> Bool {
    await perform("Loading the versions…") { session throws(StudioServiceError) in
      (self.app, versions, link, comparison) = (app, [], nil, nil)
      try await loadVersions(session)
    }
  }

  /// Adds an app and chooses it.
  @discardableResult
  public func addApp(_ name: String) async -> Bool {
    await perform("Adding the app…") { session throws(StudioServiceError) in
      let new = try await service.addApp(name, session)
      apps.append(new)
      (app, versions, link, comparison) = (new.id, [], nil, nil)
    }
  }

  private func loadVersions(_ session: SessionMessage) async throws(StudioServiceError) {
    guard let app else {
      (versions, link) = ([], nil)
      return
    }
    let versions = try await service.versions(of: app, session)
    try checkCancellation()
    show(versions, of: app)
  }

  private func show(_ versions: [VersionMessage], of app: Int) {
    self.versions = versions
    let current = versions.first { $0.isCurrent && $0.bundleVersion == bundleVersion }
    link = (current ?? versions.first(where: \.isCurrent)).map {
      PublishedLink($0, of: app, at: origin)
    }
  }

  // MARK: Publishing

  /// Publishes the document of the studio for programs of ``bundleVersion``.
  ///
  /// A draft that this author has not seen is replaced only if its content is the same.
  ///
  /// - Parameter replacing: Whether to replace the draft that the last conflict reported.
  /// - Returns: Whether the document was published.
  public func publish(replacing: Bool = false) async -> Bool {
    let document = studio.document
    let text = document.text
    return await perform("Publishing…") { session throws(StudioServiceError) in
      guard let app else { throw .notFound }
      // A server could close the connection before it has read a longer text.
      guard text.utf8.count <= RmadLimits.descriptionBytes else {
        throw .tooLong(bytes: text.utf8.count)
      }
      if replacing, let conflicting { seenDrafts[app] = conflicting }
      conflicting = nil
      let seen = try await seenDraft(of: app, document, session)
      let draft = try await service.setDraft(text, of: app, replacing: seen, session)
      seenDrafts[app] = draft.tag
      let version: VersionMessage
      do throws(StudioServiceError) {
        guard draft.findings.isGood else { throw .mistakes(draft.findings) }
        version = try await service.publish(draft.tag, of: app, for: bundleVersion, session)
      } catch {
        if case .mistakes(let findings) = error { studio.show(findings, in: text) }
        throw error
      }
      show(try await service.versions(of: app, session), of: app)
      link = PublishedLink(version, of: app, at: origin)
    }
  }

  /// Returns the validator of the draft to replace; `nil` if there is none.
  private func seenDraft(
    of app: Int, _ document: StudioDocument, _ session: SessionMessage
  ) async throws(StudioServiceError) -> String? {
    let present = try await service.draft(of: app, session)
    try checkCancellation()
    guard let present, present.tag != seenDrafts[app] else { return present?.tag }
    // The content is the same, for example after the answer to a request was lost.
    if (try? StudioDocument(json: present.text)) == document { return present.tag }
    conflicting = present.tag
    throw .conflict
  }

  // MARK: Versions

  /// Compares two texts.
  @discardableResult
  public func compare(_ old: ComparedText, _ new: ComparedText) async -> Bool {
    await perform("Comparing…") { session throws(StudioServiceError) in
      let first = try await document(old, session)
      let second = try await document(new, session)
      try checkCancellation()
      // The server sets this property to the number of each version.
      let difference = DocumentDifference(
        from: first.document, to: second.document, ignoring: ["data_version"])
      comparison = Comparison(old: old, new: new, difference: difference)
      recordSeen(second.draft ?? first.draft)
    }
  }

  /// Makes a version the current one, which programs receive.
  @discardableResult
  public func rollBack(to number: Int) async -> Bool {
    await perform("Making version \(number) current…") { session throws(StudioServiceError) in
      guard let app else { throw .notFound }
      show(try await service.rollBack(to: number, of: app, session), of: app)
    }
  }

  /// Opens a text of the server in the studio, as a step that can be undone.
  @discardableResult
  public func open(_ text: ComparedText) async -> Bool {
    await perform("Opening…") { session throws(StudioServiceError) in
      let opened = try await document(text, session)
      try checkCancellation()
      studio.edit("Open \(text.title.lowercased())", opened.document)
      studio.select(studio.selection)
      recordSeen(opened.draft)
    }
  }

  /// Records that the author has seen the draft with this validator; does nothing for `nil`.
  private func recordSeen(_ draft: String?) {
    if let app, let draft { seenDrafts[app] = draft }
  }

  /// Returns a text as a document, and the validator of a draft.
  private func document(
    _ text: ComparedText, _ session: SessionMessage
  ) async throws(StudioServiceError) -> (document: StudioDocument, draft: String?) {
    if text == .document { return (studio.document, nil) }
    guard let app else { throw .notFound }
    let content: String
    var tag: String?
    if case .version(let number) = text {
      content = try await service.text(ofVersion: number, of: app, session)
    } else {
      guard let draft = try await service.draft(of: app, session) else { throw .notFound }
      content = draft.text
      tag = draft.tag
    }
    do throws(DocumentError) {
      return (try StudioDocument(json: content), tag)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
