import ScreenKitCore

final class ComboBoxPage: Page {
  private let city = ComboBox("City", ComboBoxPage.cities)
  private let language = ComboBox("Language", ComboBoxPage.languages, itemsOnly: true)
  private let empty = ComboBox("Without completions", [])
  private let locked = ComboBox("Locked", ComboBoxPage.languages)

  override func makeView() -> View {
    (city.id, language.id, empty.id, locked.id) = ("city", "language", "empty", "locked")
    locked.isEnabled = false
    locked.value = "Latin"
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Label("Any text is accepted here.")
        city
        Label("Only languages of the list are accepted here.")
        language
        empty
        locked
      })
  }

  override func connect() {
    connect(city) { page, text in page.log.record("The city is “\(text)”") }
    connect(language) { page, text in page.log.record("The language is “\(text)”") }
    connect(empty) { page, text in page.log.record("“\(text)” was typed") }
  }

  private static let cities = [
    "Algiers", "Athens", "Bern", "Bogotá", "Brasília", "Čačak", "Cairo", "Chișinău", "Dublin",
    "Düsseldorf", "Gdańsk", "Hanoi", "Kraków", "Lisbon", "Łódź", "Malmö", "Montréal", "New York",
    "Niš", "Novi Sad", "Nuuk", "Oslo", "Plzeň", "Quito", "Reykjavík", "São Paulo", "Tromsø",
    "Warsaw", "Yaoundé", "Zürich",
  ]
  private static let languages = [
    "Arabic", "English", "French", "German", "Greek", "Hindi", "Japanese", "Latin", "Serbian",
    "Spanish", "Swahili",
  ]
}
