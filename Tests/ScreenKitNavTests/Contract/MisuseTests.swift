import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

/// Mistakes of the programmer trap with a sentence that contains the type.
@Suite("Misuse of navigation traps", .leakFree)
struct MisuseTests {
  private static func says(_ result: ExitTest.Result?, _ text: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }

  @Test func `pushing an unregistered route`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let world = World()
        world.home?.push(Nowhere())
        withExtendedLifetime(world) {}
      }
    }
    #expect(MisuseTests.says(result, "push: no screen is registered for the route Nowhere"))
  }

  @Test func `presenting an unregistered route`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let world = World(.underModals)
        world.home?.present(Nowhere())
        withExtendedLifetime(world) {}
      }
    }
    #expect(MisuseTests.says(result, "present: no screen is registered for the route Nowhere"))
  }

  @Test func `replacing by, setting or adding an unregistered route`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = World().stack.replace(by: Nowhere()) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = World().stack.set(Page(number: 1), [Nowhere()]) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = World(.insideTab).tabs?.add(Tab("x", route: Nowhere())) }
    }
  }

  @Test func `a navigator that does not describe its state`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { withExtendedLifetime(Stateless(routes: nil)) {} }
    }
    #expect(
      MisuseTests.says(result, "Navigator: Stateless must conform to NavigationContainer"))
  }

  @Test func `presenting without an enclosing composite`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let world = World()
        world.home?.present(Page(number: 1))
        withExtendedLifetime(world) {}
      }
    }
    #expect(MisuseTests.says(result, "present: no CompositeNavigator is around PageScreen"))
  }

  @Test func `pushing without an enclosing stack`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let screen = PageScreen("alone", Script())
        let application = Application(
          root: screen, surface: NullSurface(), clock: ManualClock())
        application.start()
        screen.push(Page(number: 1))
      }
    }
    #expect(MisuseTests.says(result, "push: no StackNavigator is around PageScreen"))
  }

  @Test func `finishing with another type than that of the route`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let world = World()
        world.push(1)
        world.page("1")?.finish(Question.self, with: 1)
      }
    }
    #expect(
      MisuseTests.says(
        result, "finish: PageScreen was not opened by a route of the type Question"))
  }

  @Test func `pushing and presenting a screen that is not new`() async {
    let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let world = World()
        guard let home = world.home else { return }
        world.stack.push(home)
      }
    }
    #expect(MisuseTests.says(pushed, "push: PageScreen is not new (appeared); create another one"))
    let presented = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let world = World(.underModals)
        guard let home = world.home else { return }
        home.present(home)
        withExtendedLifetime(world) {}
      }
    }
    #expect(
      MisuseTests.says(presented, "present: PageScreen is not new (appeared); create another one"))
  }

  @Test func `a guard that asks by opening a screen`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let application = await MainActor.run {
        let world = World()
        world.push(1)
        let screen = world.page("1")
        screen?.answer = .ask {
          let answer = try? await screen?.ask(Question(number: 1))
          return answer == 1
        }
        world.stack.pop()
        return world.application
      }
      await application.waitUntilIdle()
    }
    #expect(MisuseTests.says(result, "R9: a leave guard asks with a Dialog"))
  }
}

private final class Stateless: Navigator {}
