internal import ScreenKitCore

extension Strings.Files {
  mutating func translate() {
    (path, up, hidden, types) = ("Putanja", "Naviše", "Skrivene datoteke", "Vrsta datoteka")
    (name, chooseFolder, folder) = ("Ime datoteke", "Izaberi ovu fasciklu", "fascikla")
    link = { "veza ka \($0)" }
    reading = { "Čitanje, do sada \($0)" }
    entries = { "Broj stavki: \($0)" }
    cut = { "Prikazano: \($0), a ima ih još" }
    replacing.title = { "„\($0)“ već postoji" }
    replacing.message = "Sadašnji sadržaj biće izgubljen."
    replacing.replace = "Zameni"
  }
}

extension Strings.FileErrors {
  mutating func translate() {
    noPermission = "čitanje nije dozvoljeno"
    gone = "takva datoteka ne postoji"
    notAFolder = "to nije fascikla"
    tooManyLinks = "veze vode u krug"
    outside = "veza vodi napolje"
    failed = { "nije moguće pročitati (sistemska greška \($0))" }
    badName = "mora biti ime bez znaka /"
  }
}
