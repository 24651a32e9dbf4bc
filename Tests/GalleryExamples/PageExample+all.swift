import ScreenKitCore

extension PageExample {
  /// The expectations of every page, in the order of the list.
  package static let all = text + buttons + values + lists + containers + dialogs + documents

  private static let text = [
    PageExample(
      "Label", keys: KeyPress(.enter), says: "The text was changed", click: "change",
      says: "The text was changed",
      reads: ["plain": "text, A label shows text that is only read.", "count": "text, 0 times"]),
    PageExample(
      "Text field", keys: "H", "i", KeyPress(.enter), says: "“Hi” was submitted", click: "pin",
      says: "",
      reads: [
        "name": "textField, Your name", "password": "textField, Password, 0 characters",
        "locked": "textField, Locked, Read-only",
      ]),
    PageExample(
      "Number field", keys: KeyPress(.up), KeyPress(.up), says: "A table for 4", click: "weight",
      says: "",
      reads: [
        "people": "numberField, People, 2", "weight": "numberField, Weight in kilograms, 72.5",
        "price": "numberField, Price, 1,250.00 €", "any": "numberField, Any number",
      ]),
    PageExample(
      "Search field", keys: "l", "o", says: "3 cities match “lo”", click: "cities",
      says: "",
      reads: [
        "search": "searchField, Search cities", "cities": "list, Cities, 1 of 30",
        "alone": "searchField, Search",
      ]),
    PageExample(
      "Combo box", keys: "l", "o", KeyPress(.down), KeyPress(.down), says: "The city is “lo”",
      click: "language", says: "",
      reads: [
        "city": "comboBox, City", "language": "comboBox, Language",
        "locked": "comboBox, Locked, Latin",
      ]),
    PageExample(
      "Date field", keys: KeyPress(.down), KeyPress(.right), KeyPress(.enter),
      says: "Arrival: 2026-03-10", click: "calendar",
      says: "Calendar: 2026-03-12",
      reads: [
        "arrival": "dateField, Arrival",
        "exam": "dateField, Exam, 2026-03-18, Wednesday, March 18, 2026",
        "calendar": "calendar, Calendar, Monday, March 9, 2026, today",
      ]),
    PageExample(
      "Color field", keys: KeyPress(.down), KeyPress(.up), KeyPress(.enter),
      says: "Text: 000080, dark blue", click: "palette",
      says: "Palette: 00c090, teal",
      reads: [
        "text": "colorField, Text, 0040ff, blue", "ground": "colorField, Background, ffffff, white",
        "locked": "colorField, Locked, 804000, brown",
        "palette": "radioGroup, Colors, orange, ff8000, selected",
      ]),
    PageExample(
      "Text view", keys: KeyPress(.enter), says: "2 lines, 47 characters", click: "reading",
      says: "",
      reads: [
        "notes": "textView, Notes, Type here.\nEnter starts a line; Ctrl-Z undoes.",
        "empty": "textView, Empty",
        "reading": "textView, Read-only, This text can be selected, but not changed.",
      ]),
    PageExample(
      "Find bar",
      keys: KeyPress("f", .control), "s", "e", "a", KeyPress(.enter), KeyPress(.escape), "x",
      says: "The poem was changed", click: "find", says: "",
      reads: ["find": "button, Find"]),
    PageExample(
      "Keyboard", keys: "a", KeyPress(.tab), KeyPress(.enter), says: "The text is “aq”",
      click: "pad", says: "The text is “v”",
      reads: ["field": "textField, Typed on the keyboard below", "pad": "keyPad, Keyboard, q"]),
  ]

  private static let buttons = [
    PageExample(
      "Button", keys: KeyPress(.right), KeyPress(.space), says: "Delete was pressed",
      click: "unlock", says: "Publish can be pressed now",
      reads: [
        "save": "button, Save", "publish": "button, Publish",
        "empty": "button, Button without a title",
      ]),
    PageExample(
      "Switch", keys: KeyPress(.space), says: "Airplane mode is on", click: "wifi",
      says: "The network is off",
      reads: [
        "airplane": "toggle, Airplane mode, off", "wifi": "toggle, Wireless network, on",
        "locked": "toggle, Decided by someone else, on",
      ]),
    PageExample(
      "Check box", keys: KeyPress(.enter), says: "The name is not saved", click: "password",
      says: "The password is saved",
      reads: [
        "name": "checkbox, Save my name, checked",
        "password": "checkbox, Save my password, not checked",
      ]),
    PageExample(
      "Radio group", keys: KeyPress(.space), KeyPress(.down), says: "Size: Large", click: "drink",
      says: "Drink: Water",
      reads: ["size": "radioGroup, Size", "drink": "radioGroup, Drink, Coffee"]),
    PageExample(
      "Segments", keys: KeyPress(.right), says: "The span is 30 days", click: "undecided",
      says: "Decided: No",
      reads: ["span": "radioGroup, Span of time, Week", "undecided": "radioGroup, Undecided"]),
    PageExample(
      "Picker", keys: "m", says: "The month is March", click: "month", says: "",
      reads: [
        "month": "picker, Month, January", "year": "picker, Year, 2000", "empty": "picker, Empty",
      ]),
  ]

  private static let values = [
    PageExample(
      "Slider", keys: KeyPress(.right), KeyPress(.pageUp), says: "The volume is 41 %",
      click: "volume", says: "The volume is 50 %",
      reads: ["volume": "slider, Volume, 30 percent", "rating": "slider, Rating, 3"]),
    PageExample(
      "Progress bar", keys: KeyPress(.enter), says: "The download is running", click: "start",
      says: "The download is running",
      reads: [
        "bar": "progress, Download, 0 %", "unknown": "progress, Indeterminate, busy",
        "done": "progress, Done, 100 %",
      ]),
    PageExample(
      "Work progress", keys: KeyPress(.enter), says: "The work is running", click: "start",
      says: "The work is running",
      reads: ["copy": "group, Copying, 0 MB of 480 MB", "search": "group, Searching, 0 files"]),
    PageExample(
      "Gauge", keys: KeyPress(.enter), KeyPress(.enter), says: "It is 81 °C", click: "unplug",
      says: "The battery has 8 %, error",
      reads: [
        "heat": "gauge, Temperature, 21 °C", "charge": "gauge, Battery, 62 %",
        "missing": "gauge, Sensor, no value",
      ]),
    PageExample(
      "Digits", keys: KeyPress(.enter), says: "It is 12:35", click: "next", says: "It is 12:35",
      reads: ["time": "text, Time, 12:34", "amount": "text, -98.6"]),
    PageExample(
      "Badge", keys: KeyPress(.enter), says: "4 unread messages", click: "read",
      says: "No unread messages",
      reads: ["unread": "text, 3", "urgent": "text, urgent"]),
    PageExample(
      "Activity", keys: KeyPress(.enter), says: "The server was asked", click: "ask",
      says: "The server was asked",
      reads: ["indicator": "progress, Asking", "answer": "text, No answer yet"]),
    PageExample(
      "Image", keys: KeyPress(.enter), KeyPress(.enter), says: "It smiles", click: "wink",
      says: "It winks", reads: ["face": "image, A face", "sphere": "image, A red ball"]),
  ]

  private static let lists = [
    PageExample(
      "List", keys: KeyPress(.down), KeyPress(.enter), says: "Apricot was opened", click: "fruit",
      says: "Date is highlighted",
      reads: [
        "fruit": "list, Fruit, 1 of 20", "empty": "list, Empty, empty",
        "locked": "list, Locked, 1 of 2",
      ]),
    PageExample(
      "Huge list", keys: KeyPress(.end), KeyPress(.enter), says: "Row 1000000 was opened",
      click: "million", says: "Row 9 is highlighted",
      reads: ["million": "list, A million rows, 1 of 1000000"]),
    PageExample(
      "Rows of views", keys: KeyPress(.down), KeyPress(.right), KeyPress(.enter),
      says: "Butter: 1 in the basket", click: "goods", says: "",
      reads: ["goods": "list, Goods, 1 of 8"]),
    PageExample(
      "Several rows", keys: KeyPress(.space), KeyPress(.down), KeyPress(.space),
      says: "Anna, Boris", click: "people", says: "Jonas",
      reads: ["people": "list, People, 1 of 12, 0 selected"]),
    PageExample(
      "Loading", keys: KeyPress(.function(5)), says: "Reloading", click: "messages", says: "",
      reads: ["messages": "list, Messages, 1 of 30"]),
    PageExample(
      "Log", keys: KeyPress(.up), says: "The end is not followed", click: "more",
      says: "1012 lines",
      reads: ["search": "searchField, Search the log", "level": "picker, Minimum level, Debug"]),
    PageExample(
      "Tree", keys: KeyPress(.right), KeyPress(.down), says: "Alexandria is highlighted",
      click: "empty", says: "",
      reads: ["tree": "list, Places, 1 of 4", "empty": "list, Empty, empty"]),
    PageExample(
      "Table", keys: KeyPress(.tab), KeyPress(.right), KeyPress(.enter),
      says: "Sorted by Height, ascending", click: "mountains",
      says: "Etna is highlighted",
      reads: ["mountains": "table, Mountains, 7 of 9"]),
    PageExample(
      "Cells of a table",
      keys: KeyPress(.right), KeyPress(.right), KeyPress(.enter), KeyPress(.backspace),
      KeyPress(.enter), says: "Pencil: 24", click: "stock", says: "Hole punch is highlighted",
      reads: ["stock": "table, Stock, 1 of 10"]),
  ]

  private static let containers = [
    PageExample(
      "Card", keys: "A", KeyPress(.tab), KeyPress(.enter), says: "A joined", click: "join",
      says: "Somebody joined", reads: ["name": "textField, Name", "join": "button, Join"]),
    PageExample(
      "Empty state", keys: KeyPress(.tab), KeyPress(.enter), says: "The server was asked again",
      click: "look", says: "Still no messages", reads: ["look": "button, Look again"]),
    PageExample(
      "Column and row", keys: KeyPress(.right), says: "The views are at the middle",
      click: "more", says: "There are 3 views",
      reads: ["align": "radioGroup, Alignment, Start", "row": "group"]),
    PageExample(
      "Grid", keys: KeyPress(.enter), says: "The rows are apart", click: "spread",
      says: "The rows are apart", reads: ["grid": "group"]),
    PageExample(
      "Frame", keys: KeyPress(.enter), says: "The ball is at 8, 5", click: "right",
      says: "The ball is at 12, 5", reads: ["frame": "group", "left": "button, Left"]),
    PageExample(
      "Overlay", keys: KeyPress(.space), says: "Nothing is in front", click: "cover",
      says: "Nothing is in front", reads: ["cover": "toggle, Cover, on"]),
    PageExample(
      "Box and scroll", keys: KeyPress(.enter), says: "The first line shown is line 486",
      click: "end", says: "The first line shown is line 486",
      reads: ["scroll": "scrollArea, A long text"]),
    PageExample(
      "Split", keys: KeyPress(.down), KeyPress(.enter), says: "Venus is shown", click: "back",
      says: "Back at the list",
      reads: ["planets": "list, Planets, 1 of 6", "back": "button, All planets"]),
    PageExample(
      "Panes", keys: KeyPress(.down), says: "Sent is open", click: "reply",
      says: "A reply to Rent",
      reads: [
        "folders": "list, Folders, 1 of 3", "letters": "list, Letters, 1 of 2",
        "reply": "button, Reply",
      ]),
    PageExample(
      "Navigation bar", keys: KeyPress(.enter), says: "Went back", click: "read",
      says: "It was read",
      reads: ["back": "button, Back to Contents", "bar": "navigationBar, Chapter 2"]),
    PageExample(
      "Tabs", keys: KeyPress(.tab), KeyPress(.right), says: "Night is selected", click: "rise",
      says: "Good morning",
      reads: ["bar": "tabBar, Parts of a day", "rise": "button, Rise"]),
    PageExample(
      "Many tabs", keys: KeyPress(.tab), KeyPress(.end), says: "December is selected",
      click: "reset", says: "January is selected", reads: ["bar": "tabBar, Months"]),
  ]

  private static let documents = [
    PageExample(
      "Document", keys: KeyPress(.tab), KeyPress(.enter), says: "The link to “html” was followed",
      click: "pages", says: "", reads: [:]),
    PageExample(
      "Chart", keys: KeyPress(.enter), says: "12 values from 33 to 69, the last is 38.",
      click: "another", says: "12 values from 33 to 69, the last is 38.",
      reads: [
        "bars": "chart, Rain by month, 12 values from 33 to 69, the last is 44.",
        "empty": "chart, No data, No values.",
      ]),
    PageExample(
      "Line chart", keys: KeyPress(.right), KeyPress(.right),
      says: "February, Bergen: 3 °C, Oslo: -3 °C", click: "many", says: "Value 4319 is read",
      reads: [
        "climate":
          "chart, Temperature by month, Bergen: 12 values from 2 to 15, the last is 3. "
          + "Oslo: 12 values from -4 to 17, the last is -3."
      ]),
    PageExample(
      "Layout document", keys: KeyPress(.enter), KeyPress(.enter), says: "The number is 2",
      click: "plus", says: "The number is 1",
      reads: ["count": "text, 0", "plus": "button, +"]),
  ]
}
