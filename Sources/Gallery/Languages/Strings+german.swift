import ScreenKitCore

extension Strings {
  /// The German texts.
  static var german: Strings {
    var strings = Strings()
    strings.language = "de"
    strings.translateMenusIntoGerman()
    strings.translateControlsIntoGerman()
    strings.translateCalendarIntoGerman()
    strings.translateColorsIntoGerman()
    strings.translateFilesIntoGerman()
    strings.translateSpeechIntoGerman()
    strings.translateErrorsIntoGerman()
    return strings
  }

  private mutating func translateMenusIntoGerman() {
    commands.nextControl = "Nächstes Element"
    commands.previousControl = "Voriges Element"
    commands.commands = "Befehle"
    commands.back = "Zurück"
    commands.keys = "Tasten"
    commands.quit = "Beenden"
    commands.undo = { "Rückgängig: \($0)" }
    panels.undo = "Rückgängig"
    commands.redo = { "Wiederholen: \($0)" }
    commands.typing = "Eingabe"
    commands.nextTab = "Nächster Tab"
    commands.previousTab = "Voriger Tab"
    commands.suspend = "Anhalten"
    commands.redraw = "Bildschirm neu zeichnen"
    commands.reloadTheme = "Farbschema neu laden"
    commands.log = "Protokoll"
    hints.select = "Auswählen"
    hints.change = "Ändern"
    hints.choose = "Wählen"
    hints.refresh = "Aktualisieren"
    hints.menu = "Menü"
    hints.help = "Hilfe"
    hints.sort = "Sortieren"
    hints.addToSorting = "Auch danach"
    looks.look = { "Aussehen: \($0)" }
    looks.darkBackground = "Farben: für dunklen Hintergrund"
    looks.lightBackground = "Farben: für hellen Hintergrund"
    looks.noColors = "Farben: keine"
    looks.allColors = "Farben: alle"
    dialogs.ok = "OK"
    dialogs.cancel = "Abbrechen"
    dialogs.close = "Schließen"
    dialogs.retry = "Wiederholen"
    dialogs.save = "Sichern"
    dialogs.discard = "Verwerfen"
    dialogs.keepEditing = "Weiter bearbeiten"
    dialogs.unsavedChanges = "Ungesicherte Änderungen"
    dialogs.unsavedChangesMessage = "Es gibt Änderungen, die nicht gesichert sind."
    panels.search = "Suchen"
    panels.searchCommands = "Befehle suchen"
    panels.noCommandFound = "Kein solcher Befehl"
    panels.everywhere = "Überall"
    panels.unknownCommand = { "Bisher gibt es keinen Befehl „\($0)“" }
    panels.notice = "Hinweis"
    panels.enlarge = { "Bitte das Terminal auf \($0) vergrößern" }
    panels.enlargeBriefly = "Bitte vergrößern"
    panels.nothingPrinted = "Es wurde noch nichts ausgegeben."
    panels.logNotRecorded = "Das Protokoll wird in einer Aufzeichnung nicht gezeigt."
  }

  private mutating func translateControlsIntoGerman() {
    lists.showMore = "Mehr anzeigen"
    lists.loading = "Wird geladen"
    lists.pullToRefresh = "Zum Aktualisieren ziehen"
    lists.releaseToRefresh = "Zum Aktualisieren loslassen"
    lists.empty = "leer"
    lists.rows = { $0 == 1 ? "1 Zeile" : "\($0) Zeilen" }
    lists.place = { "\($0) von \($1)" }
    lists.selected = { "\($0) ausgewählt" }
    lists.ascending = { "nach \($0), aufsteigend" }
    lists.descending = { "nach \($0), absteigend" }
    lists.thenBy = { "\($0), dann \($1)" }
    lists.column = { "bei \($0)" }
    lists.columns = "Spalten"
    errors.rowIsGone = { "Die Zeile gibt es nicht mehr. Der Text war: \($0)" }
    lists.edit = "Bearbeiten"
    connection.reconnecting = "Verbindung verloren. Neuer Versuch …"
    connection.ended = "Diese Sitzung ist zu Ende."
    connection.startAgain = "Neu beginnen"
    trees.open = "offen"
    trees.closed = "geschlossen"
    trees.level = { "Ebene \($0)" }
    trees.expand = "Öffnen"
    trees.close = "Schließen"
    forms.submit = "Absenden"
    forms.correct = { "Bitte korrigieren: " + $0.joined(separator: ", ") }
    forms.mustNotBeEmpty = "darf nicht leer sein"
    forms.mustBeAccepted = "muss akzeptiert werden"
    forms.switchOn = "an"
    forms.switchOff = "aus"
    fields.decrease = "Verringern"
    fields.increase = "Erhöhen"
    fields.clear = "Löschen"
    fields.open = "Öffnen"
    fields.previous = "Zurück"
    fields.next = "Weiter"
    fields.notInList = "muss in der Liste vorkommen"
    fields.search = "Suchen"
    fields.decimalPoint = ","
    fields.notANumber = "muss eine Zahl sein"
    fields.notWhole = "muss eine ganze Zahl sein"
    fields.tooManyPlaces = {
      $0 == 1
        ? "darf höchstens 1 Nachkommastelle haben"
        : "darf höchstens \($0) Nachkommastellen haben"
    }
    fields.tooSmall = { "muss mindestens \($0) sein" }
    fields.tooLarge = { "darf höchstens \($0) sein" }
    fields.results = { $0 == 1 ? "1 Treffer" : "\($0) Treffer" }
    find.find = "Suchen"
    find.replacement = "Ersetzen durch"
    find.matchCase = "Groß/klein"
    find.wholeWords = "Ganze Wörter"
    find.next = "Nächster Treffer"
    find.previous = "Voriger Treffer"
    find.replace = "Ersetzen"
    find.replaceAll = "Alle ersetzen"
    find.close = "Schließen"
    find.noHits = "Keine Treffer"
    find.hits = { "\($0) Treffer" }
    find.place = { "\($0) von \($1)" }
    find.replaced = { "\($0) ersetzt" }
    let english = keys
    keys.modifier = { modifier in
      switch modifier {
      case .control: "Strg"
      case .shift: "Umschalt"
      default: english.modifier(modifier)
      }
    }
    keys.key = { key in
      switch key {
      case .space: "Leertaste"
      case .enter: "Eingabe"
      case .backspace: "Rücktaste"
      case .delete: "Entf"
      case .insert: "Einfg"
      case .up: "Auf"
      case .down: "Ab"
      case .left: "Links"
      case .right: "Rechts"
      case .home: "Pos1"
      case .end: "Ende"
      case .pageUp: "BildAuf"
      case .pageDown: "BildAb"
      case .tab, .escape, .character, .function: english.key(key)
      }
    }
    keys.space = "Leertaste"
    keys.smallSpace = "Leerzeichen"
    keys.backspace = "Rücktaste"
    keys.shortBackspace = "Rück"
    keys.enter = "Eingabe"
    keys.smallEnter = "eingabe"
    keys.shift = "Umschalt"
    keys.symbols = "Zeichen"
    keys.letters = "Buchstaben"
  }

  private mutating func translateSpeechIntoGerman() {
    spoken.states.on = "an"
    spoken.states.off = "aus"
    spoken.states.checked = "angekreuzt"
    spoken.states.unchecked = "nicht angekreuzt"
    spoken.states.selected = "ausgewählt"
    spoken.states.current = "aktuell"
    spoken.states.busy = "in Arbeit"
    spoken.states.percent = { "\($0) %" }
    spoken.states.disabled = "deaktiviert"
    spoken.states.unnamed = "ohne Namen"
    spoken.states.hasMenu = "hat ein Menü"
    spoken.states.error = "Fehler"
    spoken.states.warning = "Warnung"
    spoken.texts.selected = { "ausgewählt: \($0)" }
    spoken.texts.character = { "bei \($0)" }
    spoken.texts.blank = "bei einem Leerzeichen"
    spoken.texts.emptyLine = "Leerzeile"
    spoken.texts.characters = { "\($0) Zeichen" }
    spoken.texts.link = { "Link \($0) von \($1), \($2)" }
    spoken.texts.backTo = { "Zurück zu \($0)" }
    spoken.texts.noValues = "Keine Werte."
    spoken.texts.noValue = "kein Wert"
    spoken.texts.curve = { "\($0): \($1)" }
    spoken.texts.chart = {
      "\($0) \($0 == 1 ? "Wert" : "Werte") von \($1) bis \($2), zuletzt \($3)."
    }
    spoken.texts.infinity = "unendlich"
    spoken.texts.minusInfinity = "minus unendlich"
    spoken.lines.role = { role in Strings.germanRoles[role] ?? role.words }
    spoken.lines.screen = "Bildschirm"
    spoken.lines.dialog = "Dialogfenster"
    spoken.lines.panel = "Fenster"
    spoken.lines.now = { "\($0) jetzt" }
    spoken.lines.closed = { "Geschlossen. \($0)" }
    spoken.lines.focus = { "Fokus, Zeile \($0): \($1)" }
    spoken.lines.noFocus = "Kein Fokus."
    spoken.lines.newLine = { "Neue Zeile \($0): \($1)" }
    spoken.lines.line = { "Zeile \($0): \($1)" }
    spoken.lines.linesGone = {
      $0.count == 1
        ? "Zeile \($0.lowerBound) entfernt."
        : "Zeilen \($0.lowerBound) bis \($0.upperBound) entfernt."
    }
    spoken.answers.introduction =
      "Einen Text, eine Taste wie Tab oder Ctrl-P, „press 4“ für Zeile 4 oder ? für alle Tasten tippen, dann Enter."
    spoken.answers.missing = { "Es gibt keine Zeile \($0)." }
    spoken.answers.notPressed = { "Zeile \($0) lässt sich nicht drücken." }
    spoken.lines.moreCharacters = { "… \($0) weitere Zeichen" }
  }

  private static let germanRoles: [SemanticRole: String] = [
    .group: "Gruppe", .text: "Text", .button: "Schaltfläche", .image: "Bild",
    .navigationBar: "Navigationsleiste", .tabBar: "Tableiste", .tab: "Reiter", .panel: "Fenster",
    .scrollArea: "Bildlaufbereich", .separator: "Trennlinie", .document: "Dokument",
    .chart: "Diagramm", .toggle: "Schalter", .checkbox: "Kontrollkästchen",
    .radioGroup: "Optionsgruppe", .radioButton: "Optionsfeld", .slider: "Schieberegler",
    .progress: "Fortschritt", .dialog: "Dialogfenster", .form: "Formular", .list: "Liste",
    .row: "Zeile", .header: "Überschrift", .table: "Tabelle", .picker: "Auswahlfeld",
    .textField: "Textfeld", .textView: "Textbereich", .keyPad: "Tastatur",
    .numberField: "Zahlenfeld", .searchField: "Suchfeld",
    .comboBox: "Kombinationsfeld", .dateField: "Datumsfeld", .colorField: "Farbfeld",
    .calendar: "Kalender",
    .gauge: "Anzeige",
  ]

  private mutating func translateErrorsIntoGerman() {
    errors.title = "Das hat nicht geklappt"
    errors.type = { "Art des Fehlers: \($0)" }
    errors.fileTitle = "Eine Datei wurde nicht geschrieben"
    errors.fileNotWritten = { "\($0) kann nicht geschrieben werden: \($1)" }
    errors.themeTitle = "Das Farbschema bleibt, wie es war"
    errors.programs.title = "Das Programm ist nicht gestartet"
    errors.programs.unavailable = "Hier kann kein anderes Programm gezeigt werden."
    errors.programs.notFound = { "Es gibt kein Programm „\($0)“." }
    errors.programs.notAllowed = { "„\($0)“ darf nicht ausgeführt werden." }
    errors.programs.refused = { "„\($0)“ kann nicht ausgeführt werden (Systemfehler \($1))." }
    errors.links.notOpened = "Kein Bildschirm öffnet Links"
    errors.links.tooLong = { "ein Link mit \($0) Bytes; höchstens \($1) werden gelesen" }
    errors.links.malformed = { "kein Link: \($0)" }
    errors.links.badEscape = { "\($0) ist ungültig: nach % stehen zwei hexadezimale Ziffern" }
    errors.links.notText = "die kodierten Zeichen sind kein Text in UTF-8"
    errors.links.controlCharacter = "er enthält ein Steuerzeichen"
    errors.links.unknownScheme = {
      "\($0) ist hier nicht bekannt, nur \($1.joined(separator: ", "))"
    }
    errors.links.unknownPlace = { "den Ort \($0) gibt es nicht" }
    errors.links.missing = { "\($0) fehlt, \($1)" }
    errors.links.badValue = { "für \($0) wird \($1) erwartet, nicht \($2)" }
    errors.links.repeated = { "\($0) ist zweimal angegeben" }
    errors.links.noSuchPlace = { "\($0) gibt es gerade nicht" }
    errors.saving.notSaved = { "Die Bildschirme sind nicht gesichert: \($0)" }
    errors.saving.partNotSaved = { "„\($0)“ ist nicht gesichert: \($1)" }
    errors.saving.unusable = { "Die gesicherten Bildschirme sind nicht verwendbar: \($0)." }
    errors.saving.archiveKept = { "Das Archiv liegt jetzt unter \($0)." }
    errors.saving.fileKept = { "Die Datei liegt jetzt unter \($0)." }
    errors.saving.tooLarge = {
      "Die gesicherten Bildschirme bräuchten \($0) Bytes, erlaubt sind \($1)."
    }
    errors.saving.partTooLarge = { "\($0): \($1) Bytes sind zu viel, die Grenze ist \($2)" }
    errors.saving.tooDeep = { "mehr als \($0) verschachtelte Ebenen lassen sich nicht sichern" }
  }
}
