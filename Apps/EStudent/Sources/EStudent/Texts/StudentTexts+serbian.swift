internal import AppParts
internal import ScreenKitFetch
internal import ScreenKitOffline

extension StudentTexts {
  /// The texts in Serbian, in the Latin alphabet.
  public static let serbian: StudentTexts = {
    var texts = StudentTexts()
    (texts.groupSeparator, texts.decimalSeparator) = (".", ",")
    texts.loading.translate()
    texts.login.translate()
    texts.reports.translate()
    texts.finances.translate()
    texts.registration.translate()
    texts.professors.translate()
    texts.feedback.translate()
    return texts
  }()
}

extension StudentTexts.Loading {
  fileprivate mutating func translate() {
    busy = { "Učitavanje (odgovor može da traje \($0) s)" }
    (bar.cancel, bar.retry, refresh) = ("Otkaži", "Pokušaj ponovo", "Osveži")
    bar.askingServer = "Čeka se odgovor servera"
    asOf = { "Stanje: \($0)." }
    age = { age in
      switch age {
      case .now: "upravo sada"
      case .minutes(let count): "pre \(count) min"
      case .hours(let count): "pre \(count) h"
      case .days(let count): "pre \(count) d"
      }
    }
    deviceProblem = "Problem na ovom uređaju"
    wrongForm = "Unesite ime.prezime.brojindeksa, na primer petar.nikolic.1234."
    noSecret = "Unesite svoj JMBG."
    refused = "Pogrešno ime, broj indeksa ili JMBG."
    locked = "Previše pogrešnih pokušaja. Pokušajte ponovo za nekoliko minuta."
    notOpen = "Ovo više nije otvoreno. Osvežite podatke."
    failed = "Server je prijavio grešku."
    unusable = { "Odgovor servera nije upotrebljiv (status \($0))." }
    requests.invalidAddress = "Adresa nije ispravna adresa http ili https."
    requests.unencrypted = { "HTTP je dozvoljen samo na ovom računaru, a ne ka \($0)." }
    requests.invalidRequest = { "Zahtev nije moguće poslati: \($0)." }
    requests.cannotConnect = { "Server nije dostupan: \($0)." }
    requests.certificate = { "Sertifikat servera nije pouzdan: \($0)." }
    requests.connectionLost = "Veza je prekinuta pre odgovora."
    requests.timedOut = "Server nije odgovorio na vreme."
    requests.cancelled = "Zahtev je otkazan."
    requests.tooLarge = { _ in "Odgovor servera je prevelik." }
    requests.malformed = { "Odgovor servera nije ispravan: \($0)." }
    requests.refused = "na njegovoj adresi nema programa"
    requests.unknownHost = "njegovo ime nije poznato"
    requests.noNetwork = "nema mrežnog puta do njega"
    requests.noResources = "sistem više nema resursa"
    requests.noHelper = "program nije pokrenut sa podrškom za https"
  }
}

extension StudentTexts.Login {
  fileprivate mutating func translate() {
    (identifier, submit, busy) = ("ime.prezime.brojindeksa", "Prijavi se", "Prijavljivanje")
    hint = { "Za probu se prijavite kao \($0), JMBG \($1)." }
    (logOut, logOutQuestion, stay) = ("Odjava", "Odjaviti se?", "Ostani")
    logOutMessage = { "Prijavljeni ste kao \($0). Za novu prijavu potreban je JMBG." }
  }
}

extension StudentTexts.Reports {
  fileprivate mutating func translate() {
    (title, none, semester) = ("Izveštaji", "Nema predmeta.", "Semestar")
    week = { "\($0). nedelja" }
    noMarks = "Nema poena"
    (penalties, coursework) = ("Kazneni poeni", "Predispitne obaveze")
    (exam, total, grade) = ("Pismeni ispiti", "Suma poena", "Ocena")
    (noGrade, attendance, assignments) = ("još nema", "Prisustvo", "Zadaci")
    gone = "Ovog predmeta više nema u izveštajima."
  }
}

extension StudentTexts.Finances {
  fileprivate mutating func translate() {
    (title, year) = ("Finansije", "Šk. godina")
    segments = ["Sumirano", "Zaduženja", "Plaćanja"]
    (owed, paid, debt) = ("Zaduženja", "Uplaćeno", "Dug")
    (none, noYears) = ("Nema stavki.", "Još nema školske godine.")
    (previousYear, nextYear) = ("Prethodna godina", "Sledeća godina")
  }
}

extension StudentTexts.Registration {
  fileprivate mutating func translate() {
    (title, tab) = ("Prijava ispita", "Prijava")
    deadline = { "Prijava je otvorena do: \($0)" }
    closed = { "Prijava je zatvorena \($0)." }
    (submit, busy) = ("Prijavi ispite", "Prijavljivanje ispita")
    (notChosen, choose) = ("Nije izabran", "Termin")
    registered = { "Prijavljen: \($0)" }
    changed = { "Prijavljen: \($0). Izabrali ste drugi termin." }
    (isRegistered, notRegistered) = ("Prijavljen", "Nije prijavljen")
    chosen = "Izabran, još nije prijavljen"
    nothing = "Izaberite termin za bar jedan predmet."
    none = "Nema otvorenih ispita."
    answerTitle = "Prijava ispita"
    answer = { "Prijavljeni ispiti: \($0.joined(separator: ", "))." }
    failedTitle = "Prijava nije uspela"
    doubt = "Nije poznato da li je server primio prijavu. Osvežite podatke."
  }
}

extension StudentTexts.Professors {
  fileprivate mutating func translate() {
    (title, none) = ("Profesori", "Nema profesora.")
    (professor, assistant) = ("Profesor", "Asistent")
  }
}

extension StudentTexts.Feedback {
  fileprivate mutating func translate() {
    (title, next, send) = ("Anketa", "Sledeće", "Pošalji")
    missing = "Odgovorite na sva pitanja."
    doubt = "Nije poznato da li je server primio odgovore. Pokušajte ponovo."
  }
}
