internal import ScreenKitCore

extension Strings {
  /// The texts of the framework in Serbian, in the Latin alphabet.
  static var serbian: Strings {
    var strings = Strings()
    strings.language = "sr-Latn"
    strings.commands.translate()
    strings.looks.translate()
    strings.dialogs.translate()
    strings.dialogs.files.translate()
    strings.errors.files.translate()
    strings.hints.translate()
    strings.trees.translate()
    strings.connection.translate()
    strings.panels.translate()
    strings.lists.translate()
    strings.forms.translate()
    strings.fields.translate()
    strings.find.translate()
    strings.calendar.translate()
    strings.colors.translate()
    strings.progress.translate()
    strings.keys.translate()
    strings.spoken.translate()
    strings.errors.translate()
    return strings
  }

  /// Returns the Serbian form of a noun after `count`: for one, for two to four, or for others.
  fileprivate static func form(
    _ count: Int, _ one: String, _ few: String, _ many: String
  ) -> String {
    let (tens, ones) = (count % 100 / 10, count % 10)
    if tens == 1 { return many }
    return ones == 1 ? one : (2...4).contains(ones) ? few : many
  }
}

extension Strings.Commands {
  fileprivate mutating func translate() {
    (nextControl, previousControl) = ("Sledeće polje", "Prethodno polje")
    (commands, back, keys, quit) = ("Komande", "Nazad", "Tasteri", "Izlaz")
    (nextTab, previousTab) = ("Sledeća kartica", "Prethodna kartica")
    (suspend, redraw) = ("Privremeno zaustavi", "Iscrtaj ekran ponovo")
    (reloadTheme, log) = ("Učitaj temu ponovo", "Dnevnik")
    (undo, redo) = ({ "Opozovi: \($0)" }, { "Ponovi: \($0)" })
    typing = "Unos"
  }
}

extension Strings.Looks {
  fileprivate mutating func translate() {
    look = { "Izgled: \($0)" }
    (darkBackground, lightBackground) = ("Boje: za tamnu pozadinu", "Boje: za svetlu pozadinu")
    (noColors, allColors) = ("Boje: nijedna", "Boje: sve")
  }
}

extension Strings.Dialogs {
  fileprivate mutating func translate() {
    (ok, cancel, close, retry) = ("U redu", "Otkaži", "Zatvori", "Pokušaj ponovo")
    (save, discard, keepEditing) = ("Sačuvaj", "Odbaci", "Nastavi izmenu")
    unsavedChanges = "Nesačuvane izmene"
    unsavedChangesMessage = "Postoje izmene koje nisu sačuvane."
  }
}

extension Strings.Hints {
  fileprivate mutating func translate() {
    (select, change, choose, refresh) = ("Označi", "Promeni", "Izaberi", "Osveži")
    (sort, addToSorting) = ("Sortiraj", "I po ovoj")
    menu = "Meni"
    help = "Pomoć"
  }
}

extension Strings.Connection {
  fileprivate mutating func translate() {
    reconnecting = "Veza je prekinuta. Ponovno povezivanje…"
    (ended, startAgain) = ("Ova sesija je završena.", "Počni ponovo")
  }
}

extension Strings.Trees {
  fileprivate mutating func translate() {
    (open, closed, expand, close) = ("otvoreno", "zatvoreno", "Otvori", "Zatvori")
    level = { "nivo \($0)" }
  }
}

extension Strings.Panels {
  fileprivate mutating func translate() {
    (search, searchCommands) = ("Pretraga", "Pretraga komandi")
    (noCommandFound, everywhere, notice) = ("Nema takve komande", "Svuda", "Obaveštenje")
    unknownCommand = { "Za sada se nijedna komanda ne zove \"\($0)\"" }
    enlarge = { "Povećajte terminal na \($0)" }
    enlargeBriefly = "Povećajte terminal"
    undo = "Opozovi"
    nothingPrinted = "Ništa nije ispisano."
    logNotRecorded = "Dnevnik se ne prikazuje u snimku."
  }
}

extension Strings.Lists {
  fileprivate mutating func translate() {
    (showMore, loading, empty) = ("Prikaži još", "Učitavanje", "prazno")
    (pullToRefresh, releaseToRefresh) = ("Povucite za osvežavanje", "Pustite za osvežavanje")
    rows = { "\($0) \(Strings.form($0, "red", "reda", "redova"))" }
    place = { "\($0) od \($1)" }
    selected = { "izabrano: \($0)" }
    ascending = { "po koloni \($0), rastuće" }
    descending = { "po koloni \($0), opadajuće" }
    thenBy = { "\($0), zatim \($1)" }
    column = { "kolona \($0)" }
    (columns, edit) = ("Kolone", "Izmeni")
  }
}

extension Strings.Forms {
  fileprivate mutating func translate() {
    submit = "Pošalji"
    correct = { "Ispravite: " + $0.joined(separator: ", ") }
    (mustNotBeEmpty, mustBeAccepted) = ("ne sme biti prazno", "mora biti prihvaćeno")
    (switchOn, switchOff) = ("da", "ne")
  }
}

extension Strings.Fields {
  fileprivate mutating func translate() {
    (decrease, increase, clear, open) = ("Smanji", "Povećaj", "Obriši", "Otvori")
    (search, decimalPoint) = ("Pretraga", ",")
    (previous, next, notInList) = ("Prethodno", "Sledeće", "mora biti sa spiska")
    (notANumber, notWhole) = ("mora biti broj", "mora biti ceo broj")
    tooManyPlaces = { "najviše \($0) \(Strings.form($0, "decimala", "decimale", "decimala"))" }
    tooSmall = { "mora biti najmanje \($0)" }
    tooLarge = { "mora biti najviše \($0)" }
    results = { "\($0) \(Strings.form($0, "rezultat", "rezultata", "rezultata"))" }
  }
}

extension Strings.Find {
  fileprivate mutating func translate() {
    (find, replacement, close) = ("Pronađi", "Zameni sa", "Zatvori")
    (matchCase, wholeWords) = ("Velika i mala slova", "Cele reči")
    (next, previous) = ("Sledeći pogodak", "Prethodni pogodak")
    (replace, replaceAll, noHits) = ("Zameni", "Zameni sve", "Nema pogodaka")
    hits = { "\($0) \(Strings.form($0, "pogodak", "pogotka", "pogodaka"))" }
    place = { "\($0) od \($1)" }
    replaced = { "zamenjeno: \($0)" }
  }
}

extension Strings.Keys {
  fileprivate mutating func translate() {
    (space, smallSpace, backspace, shortBackspace) = ("Razmak", "razmak", "Brisanje", "Bri")
    (enter, smallEnter, shift) = ("Enter", "enter", "Shift")
    (symbols, letters) = ("Simboli", "Slova")
  }
}

extension Strings.Spoken {
  fileprivate mutating func translate() {
    (states.on, states.off) = ("uključeno", "isključeno")
    (states.checked, states.unchecked) = ("potvrđeno", "nije potvrđeno")
    (states.selected, states.current) = ("izabrano", "trenutno")
    (states.busy, states.disabled, states.unnamed) = ("u toku", "nedostupno", "bez imena")
    (states.error, states.warning) = ("greška", "upozorenje")
    states.hasMenu = "ima meni"
    texts.selected = { "izabrano: \($0)" }
    texts.character = { "kod \($0)" }
    (texts.blank, texts.emptyLine) = ("kod razmaka", "prazno")
    texts.characters = { "\($0) \(Strings.form($0, "znak", "znaka", "znakova"))" }
    texts.link = { "veza \($0) od \($1), \($2)" }
    texts.backTo = { "Nazad: \($0)" }
    (texts.noValues, texts.noValue) = ("Nema vrednosti.", "nema vrednosti")
    texts.chart = { "Vrednosti: \($0), od \($1) do \($2), poslednja \($3)." }
    (texts.infinity, texts.minusInfinity) = ("beskonačno", "minus beskonačno")
    translateLines()
  }

  private mutating func translateLines() {
    (lines.screen, lines.dialog, lines.panel) = ("Ekran", "Dijalog", "Panel")
    lines.now = { "\($0) sada" }
    lines.closed = { "Zatvoreno. \($0)" }
    lines.focus = { "Fokus, red \($0): \($1)" }
    lines.noFocus = "Nema fokusa."
    lines.newLine = { "Novi red \($0): \($1)" }
    lines.line = { "Red \($0): \($1)" }
    lines.linesGone = {
      $0.count == 1
        ? "Reda \($0.lowerBound) više nema."
        : "Redova \($0.lowerBound) do \($0.upperBound) više nema."
    }
    lines.moreCharacters = { "… još \($0) \(Strings.form($0, "znak", "znaka", "znakova"))" }
    answers.introduction =
      "Otkucajte tekst, taster kao Tab ili Ctrl-P, „press 4“ za red 4 ili ? za sve tastere, pa Enter."
    answers.missing = { "Red \($0) ne postoji." }
    answers.notPressed = { "Red \($0) ne može da se pritisne." }
  }
}

extension Strings.Errors {
  fileprivate mutating func translate() {
    title = "To nije uspelo"
    type = { "Vrsta greške: \($0)" }
    fileTitle = "Datoteka nije zapisana"
    fileNotWritten = { "\($0) nije moguće zapisati: \($1)" }
    themeTitle = "Tema ostaje ista"
    rowIsGone = { "Red više ne postoji. Tekst je bio: \($0)" }
    programs.title = "Program nije pokrenut"
    programs.unavailable = "Ovde nije moguće prikazati drugi program."
    programs.notFound = { "Nema programa \"\($0)\"." }
    programs.notAllowed = { "\"\($0)\" nije dozvoljeno pokrenuti." }
    programs.refused = { "\"\($0)\" nije moguće pokrenuti (sistemska greška \($1))." }
    links.notOpened = "Nijedan ekran ne otvara veze"
    links.tooLong = { "veza od \($0) bajtova; čita se najviše \($1)" }
    links.malformed = { "nije veza: \($0)" }
    links.badEscape = { "\($0) nije ispravno: iza % idu dve heksadecimalne cifre" }
    links.notText = "nije tekst u UTF-8"
    links.controlCharacter = "sadrži kontrolni znak"
    links.unknownScheme = { "\($0) nije poznato, samo \($1.joined(separator: ", "))" }
    links.unknownPlace = { "nema mesta \($0)" }
    links.missing = { "nedostaje \($0), \($1)" }
    links.badValue = { "\($0) treba da bude \($1), a ne \($2)" }
    links.repeated = { "\($0) je dato dvaput" }
    links.noSuchPlace = { "\($0) sada ne postoji" }
    saving.notSaved = { "Ekrani nisu sačuvani: \($0)" }
    saving.partNotSaved = { "\"\($0)\" nije sačuvano: \($1)" }
    saving.unusable = { "Sačuvani ekrani nisu upotrebljivi: \($0)." }
    saving.archiveKept = { "Arhiva je sačuvana kao \($0)." }
    saving.fileKept = { "Datoteka je sačuvana kao \($0)." }
    saving.tooLarge = { "Sačuvani ekrani imali bi \($0) bajtova, a granica je \($1)." }
    saving.partTooLarge = { "\($0): \($1) bajtova je previše, granica je \($2)" }
    saving.tooDeep = { "više od \($0) ugneždenih nivoa nije moguće sačuvati" }
  }
}
