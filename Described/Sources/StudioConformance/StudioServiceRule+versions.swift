internal import RmadAPI
internal import ScreenKitRmad
internal import StudioScreens
internal import Testing

extension StudioServiceRule {
  static let versions = [
    StudioServiceRule("a published draft is the version that programs get") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let seen = try #require(try await service.draft(of: app, session))
      let text = seen.text.replacing("Show more news", with: "More")
      let draft = try await service.setDraft(text, of: app, replacing: seen.tag, session)
      #expect(draft.findings == FindingsMessage(isGood: true, findings: []))
      let second = try await service.publish(draft.tag, of: app, for: "1.0", session)
      let other = try await service.publish(draft.tag, of: app, for: "2.0", session)
      #expect(second.number == 2 && second.isCurrent && second.bundleVersion == "1.0")
      let list = try await service.versions(of: app, session)
      #expect(list.first == other && list.map(\.number) == [3, 2, 1])
      #expect(list.map(\.isCurrent) == [true, true, false])
      #expect(Set(list.map(\.dataVersion)).count == 3)
    },
    StudioServiceRule("a draft with mistakes is refused with their places") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let seen = try #require(try await service.draft(of: app, session))
      let text = seen.text.replacing("\"action_index\": 1,", with: "\"action_index\": 99,")
      let draft = try await service.setDraft(text, of: app, replacing: seen.tag, session)
      #expect(!draft.findings.isGood)
      let first = try #require(draft.findings.findings.first)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[first.line - 1].contains("99") && first.property == "action_index")
      await expect(.mistakes(draft.findings)) {
        _ = try await service.publish(draft.tag, of: app, for: "1.0", session)
      }
      #expect(try await service.versions(of: app, session).count == 1)
    },
    StudioServiceRule("a bundle version of another form is refused") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let draft = try #require(try await service.draft(of: app, session))
      for bundle in ["", "1 0", "1/0", String(repeating: "1", count: 33)] {
        await expect(.refused("The bundle version is a version such as 1.0.")) {
          _ = try await service.publish(draft.tag, of: app, for: bundle, session)
        }
      }
    },
    StudioServiceRule("the text of each version stays as it was published") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let seen = try #require(try await service.draft(of: app, session))
      let text = seen.text.replacing("Show more news", with: "More")
      let draft = try await service.setDraft(text, of: app, replacing: seen.tag, session)
      _ = try await service.publish(draft.tag, of: app, for: "1.0", session)
      let (first, second) = (
        try await service.text(ofVersion: 1, of: app, session),
        try await service.text(ofVersion: 2, of: app, session)
      )
      #expect(first.contains("Show more news") && !second.contains("Show more news"))
      #expect(AppDescription.read(second).findings.isEmpty)
      await expect(.notFound) { _ = try await service.text(ofVersion: 3, of: app, session) }
    },
    StudioServiceRule("an older version becomes the current one of its bundle") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let draft = try #require(try await service.draft(of: app, session))
      for bundle in ["1.0", "2.0"] {
        _ = try await service.publish(draft.tag, of: app, for: bundle, session)
      }
      let list = try await service.rollBack(to: 1, of: app, session)
      #expect(list.map(\.number) == [3, 2, 1])
      #expect(list.map(\.isCurrent) == [true, false, true])
      #expect(try await service.versions(of: app, session) == list)
      await expect(.notFound) { _ = try await service.rollBack(to: 9, of: app, session) }
    },
  ]
}
