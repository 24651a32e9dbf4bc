internal import RmadAPI
internal import ScreenKitRmad
internal import StudioScreens
internal import Testing

extension StudioServiceRule {
  static let drafts = [
    StudioServiceRule("a new app has no draft and no version") { world in
      let (service, session) = (world.service, try await world.logIn())
      let app = try await service.addApp("Weather", session)
      #expect(try await service.apps(session).contains(app))
      #expect(try await service.draft(of: app.id, session) == nil)
      #expect(try await service.versions(of: app.id, session).isEmpty)
      await expect(.conflict) {
        _ = try await service.setDraft("{}", of: app.id, replacing: "\"x\"", session)
      }
      let first = try await service.setDraft("{}", of: app.id, replacing: nil, session)
      #expect(!first.findings.isGood && !first.findings.findings.isEmpty)
      let draft = try await service.draft(of: app.id, session)
      #expect(draft == StudioDraft(text: "{}", tag: first.tag))
    },
    StudioServiceRule("a name that is no name of an app is refused") { world in
      let session = try await world.logIn()
      let message = "The name of an app has 1 to 100 characters."
      for name in ["", String(repeating: "x", count: 101)] {
        await expect(.refused(message)) { _ = try await world.service.addApp(name, session) }
      }
    },
    StudioServiceRule("an app that is not there is not found") { world in
      let (service, session) = (world.service, try await world.logIn())
      await expect(.notFound) { _ = try await service.draft(of: 99, session) }
      await expect(.notFound) {
        _ = try await service.setDraft("{}", of: 99, replacing: nil, session)
      }
      await expect(.notFound) { _ = try await service.publish("\"x\"", of: 99, for: "1", session) }
      await expect(.notFound) { _ = try await service.versions(of: 99, session) }
      await expect(.notFound) { _ = try await service.text(ofVersion: 1, of: 99, session) }
      await expect(.notFound) { _ = try await service.rollBack(to: 1, of: 99, session) }
    },
    StudioServiceRule("a draft that was not seen is never replaced or published") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let seen = try #require(try await service.draft(of: app, session))
      #expect(seen.text == RmadSample.description)
      let other = try await service.setDraft("{}", of: app, replacing: seen.tag, session)
      for tag in [seen.tag, nil] {
        await expect(.conflict) {
          _ = try await service.setDraft("[]", of: app, replacing: tag, session)
        }
      }
      await expect(.conflict) {
        _ = try await service.publish(seen.tag, of: app, for: "1", session)
      }
      #expect(try await service.draft(of: app, session)?.text == "{}")
      let last = try await service.setDraft("[]", of: app, replacing: other.tag, session)
      #expect(try await service.draft(of: app, session)?.tag == last.tag)
    },
    StudioServiceRule("a text of two MiB is taken, and no longer one") { world in
      let (service, app, session) = (world.service, world.app, try await world.logIn())
      let seen = try #require(try await service.draft(of: app, session))
      let spaces = RmadLimits.descriptionBytes - seen.text.utf8.count
      let text = seen.text + String(repeating: " ", count: spaces)
      let answer = try await service.setDraft(text, of: app, replacing: seen.tag, session)
      #expect(answer.findings.isGood)
      await expect(.tooLong(bytes: text.utf8.count + 1)) {
        _ = try await service.setDraft(text + " ", of: app, replacing: answer.tag, session)
      }
      #expect(try await service.draft(of: app, session)?.tag == answer.tag)
    },
  ]
}
