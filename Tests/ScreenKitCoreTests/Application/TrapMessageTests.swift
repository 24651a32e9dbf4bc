import ScreenKitCore
import ScreenKitTesting
import Testing

/// Mistakes of the programmer trap with the type and the path of the faulty object.
@Suite("Messages of traps", .leakFree)
struct TrapMessageTests {
  private static func says(_ result: ExitTest.Result?, _ text: String) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }

  @Test func `a view is reported with its parents`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let picker = Picker("Size", ["S", "M"])
        picker.id = "size"
        let form = Column { picker }
        form.accessibleName = "Order"
        picker.value = 7
      }
    }
    let message = "value: Column \"Order\" > Picker \"size\" has no item 7"
    #expect(TrapMessageTests.says(result, message))
  }

  @Test func `a view inside itself is reported with its path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = Column {}
        outer.id = "outer"
        let inner = Row {}
        outer.add(inner)
        inner.add(outer)
      }
    }
    let message = "insert: Column \"outer\" would be inside itself: Column \"outer\" > Row"
    #expect(TrapMessageTests.says(result, message))
  }

  @Test func `a choice that does not exist`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { RadioGroup(["One"]).value = 4 }
    }
    #expect(TrapMessageTests.says(result, "value: RadioGroup has no choice 4"))
  }

  @Test func `a path without observed properties, with its model`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Person().observe(\.note) { _ in } }
    }
    let message = "observe: \\Person.note reads no @Observed property of Person"
    #expect(TrapMessageTests.says(result, message))
  }

  @Test func `a task and a repetition, with the screen`() async {
    let task = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen().task { _ in } }
    }
    #expect(TrapMessageTests.says(task, "task: TestScreen is in no application before create"))
    let timer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen().every(.zero) { _ in } }
    }
    #expect(TrapMessageTests.says(timer, "every: the interval of TestScreen is 0.0 seconds"))
  }
}
