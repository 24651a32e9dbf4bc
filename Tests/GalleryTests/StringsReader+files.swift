import ScreenKitCore

extension StringsReader {
  mutating func readFiles(_ strings: Strings) {
    let files = strings.dialogs.files
    texts["dialogs.files.path"] = files.path
    texts["dialogs.files.up"] = files.up
    texts["dialogs.files.hidden"] = files.hidden
    texts["dialogs.files.types"] = files.types
    texts["dialogs.files.name"] = files.name
    texts["dialogs.files.chooseFolder"] = files.chooseFolder
    texts["dialogs.files.folder"] = files.folder
    texts["dialogs.files.link"] = files.link("Ann")
    texts["dialogs.files.reading"] = files.reading(737)
    texts["dialogs.files.entries"] = files.entries(737)
    texts["dialogs.files.cut"] = files.cut(737)
    texts["dialogs.files.replacing.title"] = files.replacing.title("Ann")
    texts["dialogs.files.replacing.message"] = files.replacing.message
    texts["dialogs.files.replacing.replace"] = files.replacing.replace
    let errors = strings.errors.files
    texts["errors.files.noPermission"] = errors.noPermission
    texts["errors.files.gone"] = errors.gone
    texts["errors.files.notAFolder"] = errors.notAFolder
    texts["errors.files.tooManyLinks"] = errors.tooManyLinks
    texts["errors.files.outside"] = errors.outside
    texts["errors.files.failed"] = errors.failed(737)
    texts["errors.files.badName"] = errors.badName
  }
}
