internal import EStudentAPI
internal import ScreenKitCore

/// A subject on the screen of exams: its title, whether the student is registered, and the dates.
final class CourseView: View {
  let picker: Picker
  let details: Button
  /// The numbers of the dates in the picker; `nil` for the item without a date.
  let dates: [Int?]
  private let course: Course
  private let texts: StudentTexts
  private let mark = Label()

  init(_ course: Course, _ texts: StudentTexts) {
    (self.course, self.texts) = (course, texts)
    // A registration can be changed, but not withdrawn.
    dates = (course.registered == nil ? [nil] : []) + course.dates.map { $0.id }
    let titles = dates.map { id in
      course.dates.first { $0.id == id }.map(texts.text) ?? texts.registration.notChosen
    }
    picker = Picker(course.title, ArrayAdapter(Array(titles.indices), id: { $0 }) { titles[$0] })
    details = Button(texts.registration.choose)
    super.init()
    picker.accessibleName = "\(course.id) - \(course.title)"
    details.accessibleName = "\(texts.registration.choose), \(course.id)"
    let title = Label("\(course.id) - \(course.title)")
    title.style.emphasis = .strong
    title.lineLimit = 1
    mark.wraps = true
    add(
      Column(cross: .fill) {
        title
        mark
        Row(spacing: 1) {
          picker
          details
        }
      })
  }

  /// Shows the choice, and marks the subject if it is registered.
  func show(chosen: Int?) {
    let chosen = chosen ?? course.registered
    picker.value = dates.firstIndex(of: chosen) ?? 0
    let registered = course.registered.flatMap { id in course.dates.first { $0.id == id } }
    let name = registered.map(texts.text) ?? ""
    switch (course.registered, chosen) {
    case (nil, nil): show(texts.registration.notRegistered, .secondary)
    case (nil, _?): show(texts.registration.chosen, .warning)
    case (let id?, let chosen) where id == chosen:
      show("✓ " + texts.registration.registered(name), .positive)
    case (_?, _): show("✓ " + texts.registration.changed(name), .warning)
    }
  }

  private func show(_ text: String, _ tint: ViewStyle.Tint) {
    (mark.text, mark.style.tint) = (text, tint)
  }
}
