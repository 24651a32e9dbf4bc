import ScreenKitCore
import ScreenKitText

struct Todo: Identifiable {
  let id: Int
  var text: String
  var isDone = false
}

final class TodoList: Model {
  @Observed private(set) var items: [Todo] = []

  func add(_ text: String) {
    items.append(Todo(id: items.count, text: text))
  }

  func toggle(_ id: Int) {
    items[id].isDone.toggle()
  }
}

final class TodoScreen: Controller {
  private let todos = TodoList()
  private let new = TextField("What is to do?")
  private let list = List<Todo>([], text: \.text, row: { Label() }) { label, todo in
    label.text = (todo.isDone ? "✓ " : "○ ") + todo.text
  }
  private let summary = Label()

  override func makeView() -> View {
    list.accessibleName = "To do"
    list.layout.flex = 1
    return Column(spacing: 1, cross: .fill) {
      new
      list
      summary
    }
  }

  override func connect() {
    connect(new, \.onSubmit) { screen, text in
      screen.todos.add(text)
      screen.new.value = ""
    }
    connect(list) { screen, todo in screen.todos.toggle(todo.id) }
    refresh(when: todos, \.items)
  }

  override func refresh() {
    list.items = todos.items
    summary.text = "\(todos.items.count { !$0.isDone }) left"
  }
}

struct TodoApp: TextApp {
  func makeRoot() -> Controller { TodoScreen() }
}
