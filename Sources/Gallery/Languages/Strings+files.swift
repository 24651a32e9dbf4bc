import ScreenKitCore

/// The texts of controls for files in the languages of the gallery.
extension Strings {
  mutating func translateFilesIntoGerman() {
    dialogs.files.path = "Pfad"
    dialogs.files.up = "Aufwärts"
    dialogs.files.hidden = "Versteckte Dateien"
    dialogs.files.types = "Art der Dateien"
    dialogs.files.name = "Dateiname"
    dialogs.files.chooseFolder = "Diesen Ordner wählen"
    dialogs.files.folder = "Ordner"
    dialogs.files.link = { "Verweis auf \($0)" }
    dialogs.files.reading = { "Wird gelesen, bisher \($0)" }
    dialogs.files.entries = { $0 == 1 ? "1 Eintrag" : "\($0) Einträge" }
    dialogs.files.cut = { "\($0) Einträge, und es gibt weitere" }
    dialogs.files.replacing.title = { "„\($0)“ gibt es bereits" }
    dialogs.files.replacing.message = "Der jetzige Inhalt geht verloren."
    dialogs.files.replacing.replace = "Ersetzen"
    errors.files.noPermission = "darf nicht gelesen werden"
    errors.files.gone = "diese Datei gibt es nicht"
    errors.files.notAFolder = "ist kein Ordner"
    errors.files.tooManyLinks = "die Verweise führen im Kreis"
    errors.files.outside = "der Verweis führt nach außen"
    errors.files.failed = { "kann nicht gelesen werden (Systemfehler \($0))" }
    errors.files.badName = "muss ein Name ohne / sein"
  }

  mutating func translateFilesIntoSerbian() {
    dialogs.files.path = "Putanja"
    dialogs.files.up = "Naviše"
    dialogs.files.hidden = "Skrivene datoteke"
    dialogs.files.types = "Vrsta datoteka"
    dialogs.files.name = "Ime datoteke"
    dialogs.files.chooseFolder = "Izaberi ovu fasciklu"
    dialogs.files.folder = "fascikla"
    dialogs.files.link = { "veza ka \($0)" }
    dialogs.files.reading = { "Čitanje, do sada \($0)" }
    dialogs.files.entries = {
      switch PluralForm.serbian($0) {
      case .one: "\($0) stavka"
      case .few: "\($0) stavke"
      case .zero, .two, .many, .other: "\($0) stavki"
      }
    }
    dialogs.files.cut = { "Prikazano: \($0), a ima ih još" }
    dialogs.files.replacing.title = { "„\($0)“ već postoji" }
    dialogs.files.replacing.message = "Sadašnji sadržaj biće izgubljen."
    dialogs.files.replacing.replace = "Zameni"
    errors.files.noPermission = "čitanje nije dozvoljeno"
    errors.files.gone = "takva datoteka ne postoji"
    errors.files.notAFolder = "to nije fascikla"
    errors.files.tooManyLinks = "veze vode u krug"
    errors.files.outside = "veza vodi napolje"
    errors.files.failed = { "nije moguće pročitati (sistemska greška \($0))" }
    errors.files.badName = "mora biti ime bez znaka /"
  }

  mutating func translateFilesIntoArabic() {
    dialogs.files.path = "المسار"
    dialogs.files.up = "للأعلى"
    dialogs.files.hidden = "الملفات المخفية"
    dialogs.files.types = "نوع الملفات"
    dialogs.files.name = "اسم الملف"
    dialogs.files.chooseFolder = "اختيار هذا المجلد"
    dialogs.files.folder = "مجلد"
    dialogs.files.link = { "رابط إلى \($0)" }
    dialogs.files.reading = { "جارٍ القراءة، حتى الآن \($0)" }
    dialogs.files.entries = {
      switch PluralForm.arabic($0) {
      case .zero: "لا عناصر"
      case .one: "عنصر واحد"
      case .two: "عنصران"
      case .few: "\($0) عناصر"
      case .many: "\($0) عنصرًا"
      case .other: "\($0) عنصر"
      }
    }
    dialogs.files.cut = { "عدد العناصر \($0)، ويوجد المزيد" }
    dialogs.files.replacing.title = { "«\($0)» موجود بالفعل" }
    dialogs.files.replacing.message = "سيُفقد محتواه الحالي."
    dialogs.files.replacing.replace = "استبدال"
    errors.files.noPermission = "لا يُسمح بقراءته"
    errors.files.gone = "لا يوجد ملف كهذا"
    errors.files.notAFolder = "ليس مجلدًا"
    errors.files.tooManyLinks = "روابطه تدور في حلقة"
    errors.files.outside = "رابطه يؤدي إلى الخارج"
    errors.files.failed = { "تتعذر قراءته (خطأ النظام \($0))" }
    errors.files.badName = "يجب أن يكون اسمًا بلا /"
  }
}
