import ScreenKitCore

/// The examples of the pages about dialogs and forms.
extension PageExample {
  static let dialogs = [
    PageExample(
      "Dialog", keys: KeyPress(.enter), KeyPress(.enter), says: "It was read", click: "confirm",
      says: "", reads: ["tell": "button, Show a message"]),
    PageExample(
      "Panel", keys: KeyPress(.enter), KeyPress(.right), KeyPress(.enter),
      says: "Green was chosen", click: "open", says: "", reads: ["count": "text, Not opened yet"]),
    PageExample(
      "Toast", keys: KeyPress(.enter), says: "A message is shown", click: "several",
      says: "The last message follows the first", reads: ["save": "button, Save"]),
    PageExample(
      "Status bar", keys: KeyPress(.tab), KeyPress(.enter), says: "1 of 4 files are loaded",
      click: "hide", says: "The status bar is hidden",
      reads: ["synchronize": "button, Synchronize"]),
    PageExample(
      "Tooltip", keys: "a", KeyPress(.function(1), .control), KeyPress(.tab), KeyPress(.enter),
      says: "The file is named a", click: "delete", says: "The file is deleted",
      reads: ["publish": "button, Publish", "name": "textField, Name of the file"]),
    PageExample(
      "File picker", keys: KeyPress(.tab), KeyPress(.down), KeyPress(.right), KeyPress(.down),
      KeyPress(.enter), says: "/notes/ideas.md was chosen", click: "save", says: "",
      reads: ["files": "group", "save": "button, Save a report"]),
    PageExample(
      "Form", keys: "A", KeyPress(.tab), "a", "@", "b", KeyPress(.tab), KeyPress(.tab),
      KeyPress(.space), KeyPress(.tab), KeyPress(.enter), says: "A is registered",
      click: "register", says: "",
      reads: [
        "name": "textField, Name", "mail": "textField, E-mail", "plan": "picker, Plan, Free",
        "terms": "checkbox, I accept the terms, not checked",
      ]),
    PageExample(
      "Commands", keys: "+", KeyPress("k", .control), "u", "+", "-", says: "The number is 2",
      click: "press", says: "The number is 1", reads: ["number": "text, 0"]),
    PageExample(
      "Context menu", keys: KeyPress(.function(10), .shift), KeyPress(.enter),
      says: "Invitation was answered", click: "done", says: "The note is done",
      reads: ["letters": "list, Letters, 1 of 3", "done": "button, Done"]),
    PageExample(
      "Undo", keys: KeyPress(.tab), KeyPress(.enter), KeyPress("z", .control),
      says: "“Buy milk” is back", click: "remove", says: "“Buy milk” was removed",
      reads: [
        "tasks": "list, Tasks, 1 of 4", "remove": "button, Remove", "undo": "button, Undo",
        "redo": "button, Redo",
      ]),
    PageExample(
      "Language", keys: KeyPress(.down), says: "Deutsch", click: "leave", says: "",
      reads: ["messages": "list, Messages, 1 of 3", "leave": "button, Leave with changes"]),
  ]
}
