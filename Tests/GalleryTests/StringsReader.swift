import ScreenKitCore

/// A reader of all texts of a language, by their paths; functions are called with samples.
struct StringsReader {
  /// The arguments that a translation must contain.
  static let samples = ["Ann", "Bob", "Cid", "737", "848", "959"]
  /// The roles with a separate word.
  static let roles: [SemanticRole] = [
    .group, .text, .button, .image, .navigationBar, .tabBar, .tab, .panel, .scrollArea, .separator,
    .document, .chart, .toggle, .checkbox, .radioGroup, .radioButton, .slider, .progress, .dialog,
    .form, .list, .row, .header, .table, .picker, .textField, .textView, .keyPad,
    .numberField, .searchField, .comboBox, .dateField, .colorField, .calendar, .gauge,
  ]

  var texts: [String: String] = [:]

  init(_ strings: Strings) {
    readCommands(strings)
    readHints(strings)
    readTrees(strings)
    readLooks(strings)
    readDialogs(strings)
    readPanels(strings)
    readLists(strings)
    readForms(strings)
    readFields(strings)
    readFind(strings)
    readCalendar(strings)
    readColors(strings)
    readFiles(strings)
    readKeys(strings)
    readSpokenStates(strings)
    readSpokenTexts(strings)
    readSpokenLines(strings)
    readErrors(strings)
    readErrorsPrograms(strings)
    readErrorsLinks(strings)
    readErrorsSaving(strings)
  }

  private mutating func readCommands(_ strings: Strings) {
    texts["commands.nextControl"] = strings.commands.nextControl
    texts["commands.previousControl"] = strings.commands.previousControl
    texts["commands.commands"] = strings.commands.commands
    texts["commands.back"] = strings.commands.back
    texts["commands.keys"] = strings.commands.keys
    texts["commands.quit"] = strings.commands.quit
    texts["commands.undo"] = strings.commands.undo("Ann")
    texts["commands.redo"] = strings.commands.redo("Ann")
    texts["commands.typing"] = strings.commands.typing
    texts["commands.nextTab"] = strings.commands.nextTab
    texts["commands.previousTab"] = strings.commands.previousTab
    texts["commands.suspend"] = strings.commands.suspend
    texts["commands.redraw"] = strings.commands.redraw
    texts["commands.reloadTheme"] = strings.commands.reloadTheme
    texts["commands.log"] = strings.commands.log
  }

  private mutating func readHints(_ strings: Strings) {
    texts["hints.select"] = strings.hints.select
    texts["hints.change"] = strings.hints.change
    texts["hints.choose"] = strings.hints.choose
    texts["hints.refresh"] = strings.hints.refresh
    texts["hints.help"] = strings.hints.help
    texts["hints.menu"] = strings.hints.menu
    texts["hints.sort"] = strings.hints.sort
    texts["hints.addToSorting"] = strings.hints.addToSorting
  }

  private mutating func readTrees(_ strings: Strings) {
    texts["trees.open"] = strings.trees.open
    texts["trees.closed"] = strings.trees.closed
    texts["trees.level"] = strings.trees.level(737)
    texts["trees.expand"] = strings.trees.expand
    texts["trees.close"] = strings.trees.close
  }

  private mutating func readLooks(_ strings: Strings) {
    texts["looks.look"] = strings.looks.look("Ann")
    texts["looks.darkBackground"] = strings.looks.darkBackground
    texts["looks.lightBackground"] = strings.looks.lightBackground
    texts["looks.noColors"] = strings.looks.noColors
    texts["looks.allColors"] = strings.looks.allColors
  }

  private mutating func readDialogs(_ strings: Strings) {
    texts["dialogs.ok"] = strings.dialogs.ok
    texts["dialogs.cancel"] = strings.dialogs.cancel
    texts["dialogs.close"] = strings.dialogs.close
    texts["dialogs.retry"] = strings.dialogs.retry
    texts["dialogs.save"] = strings.dialogs.save
    texts["dialogs.discard"] = strings.dialogs.discard
    texts["dialogs.keepEditing"] = strings.dialogs.keepEditing
    texts["dialogs.unsavedChanges"] = strings.dialogs.unsavedChanges
    texts["dialogs.unsavedChangesMessage"] = strings.dialogs.unsavedChangesMessage
  }

  private mutating func readPanels(_ strings: Strings) {
    texts["panels.search"] = strings.panels.search
    texts["panels.searchCommands"] = strings.panels.searchCommands
    texts["panels.noCommandFound"] = strings.panels.noCommandFound
    texts["panels.everywhere"] = strings.panels.everywhere
    texts["panels.unknownCommand"] = strings.panels.unknownCommand("Ann")
    texts["panels.notice"] = strings.panels.notice
    texts["panels.undo"] = strings.panels.undo
    texts["panels.enlarge"] = strings.panels.enlarge("Ann")
    texts["panels.enlargeBriefly"] = strings.panels.enlargeBriefly
    texts["panels.nothingPrinted"] = strings.panels.nothingPrinted
    texts["panels.logNotRecorded"] = strings.panels.logNotRecorded
  }

  private mutating func readLists(_ strings: Strings) {
    texts["connection.reconnecting"] = strings.connection.reconnecting
    texts["connection.ended"] = strings.connection.ended
    texts["connection.startAgain"] = strings.connection.startAgain
    texts["lists.showMore"] = strings.lists.showMore
    texts["lists.loading"] = strings.lists.loading
    texts["lists.pullToRefresh"] = strings.lists.pullToRefresh
    texts["lists.releaseToRefresh"] = strings.lists.releaseToRefresh
    texts["lists.empty"] = strings.lists.empty
    texts["lists.rows"] = strings.lists.rows(737)
    texts["lists.place"] = strings.lists.place(737, 848)
    texts["lists.selected"] = strings.lists.selected(737)
    texts["lists.ascending"] = strings.lists.ascending("Ann")
    texts["lists.descending"] = strings.lists.descending("Ann")
    texts["lists.thenBy"] = strings.lists.thenBy("Ann", "Bob")
    texts["lists.column"] = strings.lists.column("Ann")
    texts["lists.columns"] = strings.lists.columns
    texts["lists.edit"] = strings.lists.edit
    texts["errors.rowIsGone"] = strings.errors.rowIsGone("Ann")
  }

  private mutating func readForms(_ strings: Strings) {
    texts["forms.submit"] = strings.forms.submit
    texts["forms.correct"] = strings.forms.correct(["Ann", "Bob"])
    texts["forms.mustNotBeEmpty"] = strings.forms.mustNotBeEmpty
    texts["forms.mustBeAccepted"] = strings.forms.mustBeAccepted
    texts["forms.switchOn"] = strings.forms.switchOn
    texts["forms.switchOff"] = strings.forms.switchOff
  }

  private mutating func readFields(_ strings: Strings) {
    texts["fields.decrease"] = strings.fields.decrease
    texts["fields.increase"] = strings.fields.increase
    texts["fields.clear"] = strings.fields.clear
    texts["fields.open"] = strings.fields.open
    texts["fields.previous"] = strings.fields.previous
    texts["fields.next"] = strings.fields.next
    texts["fields.notInList"] = strings.fields.notInList
    texts["fields.search"] = strings.fields.search
    texts["fields.notANumber"] = strings.fields.notANumber
    texts["fields.notWhole"] = strings.fields.notWhole
    texts["fields.tooManyPlaces"] = strings.fields.tooManyPlaces(737)
    texts["fields.tooSmall"] = strings.fields.tooSmall("Ann")
    texts["fields.tooLarge"] = strings.fields.tooLarge("Ann")
    texts["fields.results"] = strings.fields.results(737)
  }

  private mutating func readFind(_ strings: Strings) {
    texts["find.find"] = strings.find.find
    texts["find.replacement"] = strings.find.replacement
    texts["find.matchCase"] = strings.find.matchCase
    texts["find.wholeWords"] = strings.find.wholeWords
    texts["find.next"] = strings.find.next
    texts["find.previous"] = strings.find.previous
    texts["find.replace"] = strings.find.replace
    texts["find.replaceAll"] = strings.find.replaceAll
    texts["find.close"] = strings.find.close
    texts["find.noHits"] = strings.find.noHits
    texts["find.hits"] = strings.find.hits(737)
    texts["find.place"] = strings.find.place(737, 848)
    texts["find.replaced"] = strings.find.replaced(737)
  }

  private mutating func readCalendar(_ strings: Strings) {
    texts["progress.of"] = strings.progress.of("Ann", "Bob")
    texts["progress.perSecond"] = strings.progress.perSecond("Ann")
    texts["progress.remaining"] = strings.progress.remaining("Ann")
    texts["calendar.month"] = strings.calendar.month(5)
    texts["calendar.weekday"] = strings.calendar.weekday(.sunday)
    texts["calendar.shortWeekday"] = strings.calendar.shortWeekday(.sunday)
    texts["calendar.title"] = strings.calendar.title("Ann", 737)
    texts["calendar.date"] = strings.calendar.date("Ann", 737, "Bob", 848)
    texts["calendar.today"] = strings.calendar.today
    texts["calendar.week"] = strings.calendar.week(737)
    texts["calendar.form"] = strings.calendar.form
    texts["calendar.previousMonth"] = strings.calendar.previousMonth
    texts["calendar.nextMonth"] = strings.calendar.nextMonth
    texts["calendar.calendar"] = strings.calendar.calendar
    texts["calendar.notADate"] = strings.calendar.notADate
    texts["calendar.tooEarly"] = strings.calendar.tooEarly("Ann")
    texts["calendar.tooLate"] = strings.calendar.tooLate("Ann")
  }

  private mutating func readKeys(_ strings: Strings) {
    texts["keys.modifier"] = strings.keys.modifier(.control)
    texts["keys.key"] = strings.keys.key(.left)
    texts["keys.space"] = strings.keys.space
    texts["keys.smallSpace"] = strings.keys.smallSpace
    texts["keys.backspace"] = strings.keys.backspace
    texts["keys.shortBackspace"] = strings.keys.shortBackspace
    texts["keys.enter"] = strings.keys.enter
    texts["keys.smallEnter"] = strings.keys.smallEnter
    texts["keys.shift"] = strings.keys.shift
    texts["keys.symbols"] = strings.keys.symbols
    texts["keys.letters"] = strings.keys.letters
  }

  private mutating func readSpokenStates(_ strings: Strings) {
    texts["spoken.states.on"] = strings.spoken.states.on
    texts["spoken.states.off"] = strings.spoken.states.off
    texts["spoken.states.checked"] = strings.spoken.states.checked
    texts["spoken.states.unchecked"] = strings.spoken.states.unchecked
    texts["spoken.states.selected"] = strings.spoken.states.selected
    texts["spoken.states.current"] = strings.spoken.states.current
    texts["spoken.states.busy"] = strings.spoken.states.busy
    texts["spoken.states.percent"] = strings.spoken.states.percent(737)
    texts["spoken.states.disabled"] = strings.spoken.states.disabled
    texts["spoken.states.unnamed"] = strings.spoken.states.unnamed
    texts["spoken.states.hasMenu"] = strings.spoken.states.hasMenu
    texts["spoken.states.error"] = strings.spoken.states.error
    texts["spoken.states.warning"] = strings.spoken.states.warning
  }

  private mutating func readSpokenTexts(_ strings: Strings) {
    texts["spoken.texts.selected"] = strings.spoken.texts.selected("Ann")
    texts["spoken.texts.character"] = strings.spoken.texts.character("Ann")
    texts["spoken.texts.blank"] = strings.spoken.texts.blank
    texts["spoken.texts.emptyLine"] = strings.spoken.texts.emptyLine
    texts["spoken.texts.characters"] = strings.spoken.texts.characters(737)
    texts["spoken.texts.link"] = strings.spoken.texts.link(737, 848, "Ann")
    texts["spoken.texts.backTo"] = strings.spoken.texts.backTo("Ann")
    texts["spoken.texts.noValues"] = strings.spoken.texts.noValues
    texts["spoken.texts.noValue"] = strings.spoken.texts.noValue
    texts["spoken.texts.curve"] = strings.spoken.texts.curve("Ann", "Bob")
    texts["spoken.texts.chart"] = strings.spoken.texts.chart(737, "Ann", "Bob", "Cid")
    texts["spoken.texts.infinity"] = strings.spoken.texts.infinity
    texts["spoken.texts.minusInfinity"] = strings.spoken.texts.minusInfinity
  }

  private mutating func readSpokenLines(_ strings: Strings) {
    texts["spoken.lines.role"] = strings.spoken.lines.role(.button)
    texts["spoken.lines.screen"] = strings.spoken.lines.screen
    texts["spoken.lines.dialog"] = strings.spoken.lines.dialog
    texts["spoken.lines.panel"] = strings.spoken.lines.panel
    texts["spoken.lines.now"] = strings.spoken.lines.now("Ann")
    texts["spoken.lines.closed"] = strings.spoken.lines.closed("Ann")
    texts["spoken.lines.focus"] = strings.spoken.lines.focus(737, "Ann")
    texts["spoken.lines.noFocus"] = strings.spoken.lines.noFocus
    texts["spoken.lines.newLine"] = strings.spoken.lines.newLine(737, "Ann")
    texts["spoken.lines.line"] = strings.spoken.lines.line(737, "Ann")
    texts["spoken.lines.linesGone"] = strings.spoken.lines.linesGone(737...848)
    texts["spoken.lines.moreCharacters"] = strings.spoken.lines.moreCharacters(737)
    texts["spoken.answers.introduction"] = strings.spoken.answers.introduction
    texts["spoken.answers.missing"] = strings.spoken.answers.missing(737)
    texts["spoken.answers.notPressed"] = strings.spoken.answers.notPressed(737)
  }

  private mutating func readErrors(_ strings: Strings) {
    texts["errors.title"] = strings.errors.title
    texts["errors.type"] = strings.errors.type("Ann")
    texts["errors.fileTitle"] = strings.errors.fileTitle
    texts["errors.fileNotWritten"] = strings.errors.fileNotWritten("Ann", "Bob")
    texts["errors.themeTitle"] = strings.errors.themeTitle
  }

  private mutating func readErrorsPrograms(_ strings: Strings) {
    texts["errors.programs.title"] = strings.errors.programs.title
    texts["errors.programs.unavailable"] = strings.errors.programs.unavailable
    texts["errors.programs.notFound"] = strings.errors.programs.notFound("Ann")
    texts["errors.programs.notAllowed"] = strings.errors.programs.notAllowed("Ann")
    texts["errors.programs.refused"] = strings.errors.programs.refused("Ann", 737)
  }

  private mutating func readErrorsLinks(_ strings: Strings) {
    texts["errors.links.notOpened"] = strings.errors.links.notOpened
    texts["errors.links.tooLong"] = strings.errors.links.tooLong(737, 848)
    texts["errors.links.malformed"] = strings.errors.links.malformed("Ann")
    texts["errors.links.badEscape"] = strings.errors.links.badEscape("Ann")
    texts["errors.links.notText"] = strings.errors.links.notText
    texts["errors.links.controlCharacter"] = strings.errors.links.controlCharacter
    texts["errors.links.unknownScheme"] = strings.errors.links.unknownScheme("Ann", ["Bob", "Cid"])
    texts["errors.links.unknownPlace"] = strings.errors.links.unknownPlace("Ann")
    texts["errors.links.missing"] = strings.errors.links.missing("Ann", "Bob")
    texts["errors.links.badValue"] = strings.errors.links.badValue("Ann", "Bob", "Cid")
    texts["errors.links.repeated"] = strings.errors.links.repeated("Ann")
    texts["errors.links.noSuchPlace"] = strings.errors.links.noSuchPlace("Ann")
  }

  private mutating func readErrorsSaving(_ strings: Strings) {
    texts["errors.saving.notSaved"] = strings.errors.saving.notSaved("Ann")
    texts["errors.saving.partNotSaved"] = strings.errors.saving.partNotSaved("Ann", "Bob")
    texts["errors.saving.unusable"] = strings.errors.saving.unusable("Ann")
    texts["errors.saving.archiveKept"] = strings.errors.saving.archiveKept("Ann")
    texts["errors.saving.fileKept"] = strings.errors.saving.fileKept("Ann")
    texts["errors.saving.tooLarge"] = strings.errors.saving.tooLarge(737, 848)
    texts["errors.saving.partTooLarge"] = strings.errors.saving.partTooLarge("Ann", 737, 848)
    texts["errors.saving.tooDeep"] = strings.errors.saving.tooDeep(737)
  }
}
