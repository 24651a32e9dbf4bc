import ScreenKitCore

extension Strings {
  /// The Serbian texts in Latin script.
  static var serbian: Strings {
    var strings = Strings()
    strings.language = "sr-Latn"
    strings.translateMenusIntoSerbian()
    strings.translateControlsIntoSerbian()
    strings.translateCalendarIntoSerbian()
    strings.translateColorsIntoSerbian()
    strings.translateFilesIntoSerbian()
    strings.translateSpeechIntoSerbian()
    strings.translateErrorsIntoSerbian()
    return strings
  }

  private mutating func translateMenusIntoSerbian() {
    commands.nextControl = "Sledeća kontrola"
    commands.previousControl = "Prethodna kontrola"
    commands.commands = "Komande"
    commands.back = "Nazad"
    commands.keys = "Tasteri"
    commands.quit = "Izlaz"
    commands.undo = { "Opozovi: \($0)" }
    panels.undo = "Opozovi"
    commands.redo = { "Ponovi: \($0)" }
    commands.typing = "Unos"
    commands.nextTab = "Sledeća kartica"
    commands.previousTab = "Prethodna kartica"
    commands.suspend = "Obustavi"
    commands.redraw = "Iscrtaj ekran ponovo"
    commands.reloadTheme = "Učitaj temu ponovo"
    commands.log = "Dnevnik"
    hints.select = "Označi"
    hints.change = "Promeni"
    hints.choose = "Izaberi"
    hints.refresh = "Osveži"
    hints.menu = "Meni"
    hints.help = "Pomoć"
    hints.sort = "Sortiraj"
    hints.addToSorting = "I po ovoj"
    looks.look = { "Izgled: \($0)" }
    looks.darkBackground = "Boje: za tamnu pozadinu"
    looks.lightBackground = "Boje: za svetlu pozadinu"
    looks.noColors = "Boje: bez boja"
    looks.allColors = "Boje: sve"
    dialogs.ok = "U redu"
    dialogs.cancel = "Otkaži"
    dialogs.close = "Zatvori"
    dialogs.retry = "Pokušaj ponovo"
    dialogs.save = "Sačuvaj"
    dialogs.discard = "Odbaci"
    dialogs.keepEditing = "Nastavi uređivanje"
    dialogs.unsavedChanges = "Nesačuvane izmene"
    dialogs.unsavedChangesMessage = "Postoje izmene koje nisu sačuvane."
    panels.search = "Pretraga"
    panels.searchCommands = "Pretraga komandi"
    panels.noCommandFound = "Nema takve komande"
    panels.everywhere = "Svuda"
    panels.unknownCommand = { "Za sada nema komande „\($0)“" }
    panels.notice = "Obaveštenje"
    panels.enlarge = { "Povećajte terminal na \($0)" }
    panels.enlargeBriefly = "Povećajte prozor"
    panels.nothingPrinted = "Još ništa nije ispisano."
    panels.logNotRecorded = "Dnevnik se ne prikazuje tokom snimanja."
  }

  private mutating func translateControlsIntoSerbian() {
    lists.showMore = "Prikaži još"
    lists.loading = "Učitavanje"
    lists.pullToRefresh = "Povucite za osvežavanje"
    lists.releaseToRefresh = "Pustite za osvežavanje"
    lists.empty = "prazno"
    lists.rows = { Strings.serbian($0, "red", "reda", "redova") }
    lists.place = { "\($0) od \($1)" }
    lists.selected = { "izabrano: \($0)" }
    lists.ascending = { "po koloni \($0), rastuće" }
    lists.descending = { "po koloni \($0), opadajuće" }
    lists.thenBy = { "\($0), zatim \($1)" }
    lists.column = { "na koloni \($0)" }
    lists.columns = "Kolone"
    errors.rowIsGone = { "Red više ne postoji. Tekst je bio: \($0)" }
    lists.edit = "Izmeni"
    connection.reconnecting = "Veza je prekinuta. Ponovno povezivanje…"
    connection.ended = "Ova sesija je završena."
    connection.startAgain = "Počni ponovo"
    trees.open = "otvoreno"
    trees.closed = "zatvoreno"
    trees.level = { "nivo \($0)" }
    trees.expand = "Otvori"
    trees.close = "Zatvori"
    forms.submit = "Pošalji"
    forms.correct = { "Ispravite: " + $0.joined(separator: ", ") }
    forms.mustNotBeEmpty = "ne sme biti prazno"
    forms.mustBeAccepted = "mora biti prihvaćeno"
    forms.switchOn = "da"
    forms.switchOff = "ne"
    fields.decrease = "Smanji"
    fields.increase = "Povećaj"
    fields.clear = "Obriši"
    fields.open = "Otvori"
    fields.previous = "Prethodno"
    fields.next = "Sledeće"
    fields.notInList = "mora biti sa spiska"
    fields.search = "Pretraga"
    fields.decimalPoint = ","
    fields.notANumber = "mora biti broj"
    fields.notWhole = "mora biti ceo broj"
    fields.tooManyPlaces = {
      "može imati najviše " + Strings.serbian($0, "decimalu", "decimale", "decimala")
    }
    fields.tooSmall = { "mora biti najmanje \($0)" }
    fields.tooLarge = { "mora biti najviše \($0)" }
    fields.results = { Strings.serbian($0, "rezultat", "rezultata", "rezultata") }
    find.find = "Pronađi"
    find.replacement = "Zameni sa"
    find.matchCase = "Velika i mala slova"
    find.wholeWords = "Cele reči"
    find.next = "Sledeći pogodak"
    find.previous = "Prethodni pogodak"
    find.replace = "Zameni"
    find.replaceAll = "Zameni sve"
    find.close = "Zatvori"
    find.noHits = "Nema pogodaka"
    find.hits = { Strings.serbian($0, "pogodak", "pogotka", "pogodaka") }
    find.place = { "\($0) od \($1)" }
    find.replaced = { "zamenjeno: \($0)" }
    let english = keys
    keys.key = { key in
      switch key {
      case .space: "Razmak"
      case .up: "Gore"
      case .down: "Dole"
      case .left: "Levo"
      case .right: "Desno"
      // Serbian keyboards have the English names of these keys.
      default: english.key(key)
      }
    }
    keys.space = "Razmak"
    keys.smallSpace = "razmak"
    keys.backspace = "Briši unazad"
    keys.shortBackspace = "Briši"
    keys.enter = "Unos"
    keys.smallEnter = "unos"
    keys.shift = "Velika slova"
    keys.symbols = "Simboli"
    keys.letters = "Slova"
  }

  private mutating func translateSpeechIntoSerbian() {
    spoken.states.on = "uključeno"
    spoken.states.off = "isključeno"
    spoken.states.checked = "označeno"
    spoken.states.unchecked = "nije označeno"
    spoken.states.selected = "izabrano"
    spoken.states.current = "trenutno"
    spoken.states.busy = "u toku"
    spoken.states.percent = { "\($0)%" }
    spoken.states.disabled = "onemogućeno"
    spoken.states.unnamed = "bez imena"
    spoken.states.hasMenu = "ima meni"
    spoken.states.error = "greška"
    spoken.states.warning = "upozorenje"
    spoken.texts.selected = { "izabrano: \($0)" }
    spoken.texts.character = { "na znaku \($0)" }
    spoken.texts.blank = "na razmaku"
    spoken.texts.emptyLine = "prazan red"
    spoken.texts.characters = { Strings.serbian($0, "znak", "znaka", "znakova") }
    spoken.texts.link = { "veza \($0) od \($1), \($2)" }
    spoken.texts.backTo = { "Nazad na \($0)" }
    spoken.texts.noValues = "Nema vrednosti."
    spoken.texts.noValue = "bez vrednosti"
    spoken.texts.curve = { "\($0): \($1)" }
    spoken.texts.chart = {
      let count = Strings.serbian($0, "vrednost", "vrednosti", "vrednosti")
      return "\(count) od \($1) do \($2), poslednja je \($3)."
    }
    spoken.texts.infinity = "beskonačno"
    spoken.texts.minusInfinity = "minus beskonačno"
    spoken.lines.role = { role in Strings.serbianRoles[role] ?? role.words }
    spoken.lines.screen = "Ekran"
    spoken.lines.dialog = "Dijalog"
    spoken.lines.panel = "Okno"
    spoken.lines.now = { "\($0) sada" }
    spoken.lines.closed = { "Zatvoreno. \($0)" }
    spoken.lines.focus = { "Fokus, red \($0): \($1)" }
    spoken.lines.noFocus = "Nema fokusa."
    spoken.lines.newLine = { "Novi red \($0): \($1)" }
    spoken.lines.line = { "Red \($0): \($1)" }
    spoken.lines.linesGone = {
      $0.count == 1
        ? "Red \($0.lowerBound) je uklonjen."
        : "Redovi od \($0.lowerBound) do \($0.upperBound) su uklonjeni."
    }
    spoken.answers.introduction =
      "Otkucajte tekst, taster kao Tab ili Ctrl-P, „press 4“ za red 4 ili ? za sve tastere, pa Enter."
    spoken.answers.missing = { "Red \($0) ne postoji." }
    spoken.answers.notPressed = { "Red \($0) ne može da se pritisne." }
    spoken.lines.moreCharacters = { "… još \(Strings.serbian($0, "znak", "znaka", "znakova"))" }
  }

  private static let serbianRoles: [SemanticRole: String] = [
    .group: "grupa", .text: "tekst", .button: "dugme", .image: "slika",
    .navigationBar: "navigaciona traka", .tabBar: "traka sa karticama", .tab: "kartica",
    .panel: "okno", .scrollArea: "oblast za pomeranje", .separator: "razdelnik",
    .document: "dokument", .chart: "grafikon", .toggle: "prekidač",
    .checkbox: "polje za potvrdu", .radioGroup: "grupa opcija", .radioButton: "opcija",
    .slider: "klizač", .progress: "napredak", .dialog: "dijalog", .form: "obrazac",
    .list: "lista", .row: "red", .header: "zaglavlje", .table: "tabela", .picker: "birač",
    .textField: "polje za tekst", .textView: "oblast za tekst", .keyPad: "tastatura",
    .numberField: "polje za broj", .searchField: "polje za pretragu",
    .comboBox: "polje sa spiskom", .dateField: "polje za datum", .colorField: "polje za boju",
    .calendar: "kalendar",
    .gauge: "merač",
  ]

  private mutating func translateErrorsIntoSerbian() {
    errors.title = "To nije uspelo"
    errors.type = { "Vrsta greške: \($0)" }
    errors.fileTitle = "Datoteka nije upisana"
    errors.fileNotWritten = { "Datoteka \($0) ne može da se upiše: \($1)" }
    errors.themeTitle = "Tema ostaje kakva je bila"
    errors.programs.title = "Program nije pokrenut"
    errors.programs.unavailable = "Ovde ne može da se prikaže drugi program."
    errors.programs.notFound = { "Nema programa „\($0)“." }
    errors.programs.notAllowed = { "Program „\($0)“ ne sme da se pokrene." }
    errors.programs.refused = { "Program „\($0)“ ne može da se pokrene (sistemska greška \($1))." }
    errors.links.notOpened = "Nijedan ekran ne otvara veze"
    errors.links.tooLong = {
      "veza ima \(Strings.serbianBytes($0)), a čita se najviše \($1)"
    }
    errors.links.malformed = { "nije veza: \($0)" }
    errors.links.badEscape = {
      "\($0) nije ispravno: posle % idu dve heksadecimalne cifre"
    }
    errors.links.notText = "kodirani znakovi nisu tekst u UTF-8"
    errors.links.controlCharacter = "sadrži kontrolni znak"
    errors.links.unknownScheme = {
      "\($0) ovde nije poznato, samo \($1.joined(separator: ", "))"
    }
    errors.links.unknownPlace = { "nema mesta \($0)" }
    errors.links.missing = { "nedostaje \($0), \($1)" }
    errors.links.badValue = { "\($0) treba da bude \($1), a ne \($2)" }
    errors.links.repeated = { "\($0) je navedeno dvaput" }
    errors.links.noSuchPlace = { "\($0) sada ne postoji" }
    errors.saving.notSaved = { "Ekrani nisu sačuvani: \($0)" }
    errors.saving.partNotSaved = { "„\($0)“ nije sačuvano: \($1)" }
    errors.saving.unusable = { "Sačuvani ekrani ne mogu da se koriste: \($0)." }
    errors.saving.archiveKept = { "Arhiva je ostavljena kao \($0)." }
    errors.saving.fileKept = { "Datoteka je ostavljena kao \($0)." }
    errors.saving.tooLarge = {
      "Sačuvani ekrani zauzeli bi \(Strings.serbianBytes($0)), a granica je \($1)."
    }
    errors.saving.partTooLarge = {
      "\($0): \(Strings.serbianBytes($1)) je previše za čuvanje, granica je \($2)"
    }
    errors.saving.tooDeep = { "ne može da se sačuva više ugnežđenih nivoa od \($0)" }
  }

  private static func serbianBytes(_ count: Int) -> String {
    serbian(count, "bajt", "bajta", "bajtova")
  }

  /// Returns `count` with the matching form of a noun.
  private static func serbian(
    _ count: Int, _ one: String, _ few: String, _ other: String
  ) -> String {
    switch PluralForm.serbian(count) {
    case .one: "\(count) \(one)"
    case .few: "\(count) \(few)"
    case .zero, .two, .many, .other: "\(count) \(other)"
    }
  }
}
