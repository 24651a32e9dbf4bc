import ScreenKitCore
import ScreenKitNav

/// The screen of a folder.
final class FolderScreen: Controller {
  private let path: String
  private let desk: FileDesk
  private let table = Table<FileItem>(
    [],
    columns: [
      TableColumn("Name", sortedBy: { $0.order < $1.order }) { $0.label },
      TableColumn(
        "Size", width: .fixed(8), alignment: .trailing, sortedBy: { $0.size < $1.size }
      ) { $0.kind == .file ? "\($0.size)" : "" },
      TableColumn("Rights", width: .fixed(9)) { $0.rights },
    ])
  private let status = Label()

  init(_ path: String, _ desk: FileDesk) {
    self.path = path
    self.desk = desk
  }

  override func makeView() -> View {
    title = path.split(separator: "/").last.map(String.init) ?? path
    table.list.accessibleName = "Files"
    table.list.emptyView = Label("This folder is empty.")
    table.list.selectionMode = .multiple
    table.sorting = TableSorting(column: 0)
    table.layout.flex = 1
    status.style.tint = .secondary
    return Column(cross: .fill) {
      table
      status
    }
  }

  override func connect() {
    connect(table.list) { screen, item in
      guard item.isFolder else { return }
      screen.push(OpenFolder(path: screen.path(of: item)), .always)
    }
    connect(table.list, \.onRefresh) { $0.load() }
    command("New folder", "F7", to: FolderScreen.askForFolder)
    command("Rename", "F2", to: FolderScreen.askForName)
    command("Delete", "F8", to: FolderScreen.askToDelete)
    command("Undo deletion", "Ctrl-Z", to: FolderScreen.undo)
    command("Copy", "F3") { $0.desk.take($0.chosenPaths, isCopy: true) }
    command("Move", "F4") { $0.desk.take($0.chosenPaths, isCopy: false) }
    command("Put here", "F6", to: FolderScreen.put)
    // A covered screen is not called; it catches up when it appears.
    observe(desk, \.changes) { screen, _ in screen.load() }
    observe(desk, \.load) { screen, change in screen.showLoad(change.new) }
  }

  private func load() {
    task { screen in
      defer { screen.table.list.loading.isRefreshing = false }
      screen.table.items = try await screen.desk.files.items(in: screen.path)
    }
  }

  private func showLoad(_ load: FileDesk.Load?) {
    status.text =
      load.map { "\($0.paths.count) to \($0.isCopy ? "copy" : "move"). F6 puts them here." }
      ?? "? lists the keys"
  }

  /// The selected items, or else the highlighted one.
  private var chosen: [FileItem] {
    let selected = table.list.selectedItems
    return selected.isEmpty ? [table.list.highlightedItem].compactMap(\.self) : selected
  }

  private var chosenPaths: [String] { chosen.map(path) }

  private func path(of item: FileItem) -> String {
    path == "/" ? "/\(item.name)" : "\(path)/\(item.name)"
  }
}

extension FolderScreen {
  private func askForFolder() {
    askForText("New folder", button: "Create", "") { screen, name in
      screen.task(while: .lifetime) { try await $0.desk.makeFolder(name, in: $0.path) }
    }
  }

  private func askForName() {
    guard let item = table.list.highlightedItem else { return }
    askForText("Rename “\(item.name)”", button: "Rename", item.name) { screen, name in
      screen.task(while: .lifetime) { try await $0.desk.rename(item.name, to: name, in: $0.path) }
    }
  }

  /// Asks for a name; the dialog stays open until the name can be used.
  private func askForText(
    _ title: String, button: String, _ text: String,
    then use: @escaping @MainActor (FolderScreen, String) -> Void
  ) {
    let field = TextField("Name")
    field.accessibleName = "Name"
    field.value = text
    let problem = Label()
    problem.style.tint = .negative
    let create = DialogButton<String>.computing(button, .preferred) {
      problem.text = FileName.problem(field.value) ?? ""
      return problem.text.isEmpty ? field.value : nil
    }
    let question = Dialog(title, buttons: [.cancel(), create]) {
      field
      problem
    }
    ask(question) { screen, name in if let name { use(screen, name) } }
  }

  private func askToDelete() {
    let items = chosen
    guard let first = items.first else { return }
    let question = Dialog<Bool>(
      items.count == 1 ? "Delete “\(first.name)”?" : "Delete \(items.count) items?",
      message: "Ctrl-Z brings them back.",
      buttons: [.cancel(), DialogButton("Delete", .destructive, answer: true)])
    ask(question) { screen, answer in
      guard answer == true else { return }
      let paths = items.map(screen.path)
      screen.task(while: .lifetime) { try await $0.desk.delete(paths) }
    }
  }

  private func undo() {
    task(while: .lifetime) { screen in
      let count = try await screen.desk.undo()
      screen.application?.show(Toast(count == 0 ? "Nothing to undo." : "\(count) brought back."))
    }
  }

  private func put() {
    task(while: .lifetime) { try await $0.desk.put(into: $0.path) }
  }
}
