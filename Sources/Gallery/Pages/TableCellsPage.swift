import ScreenKitCore

final class TableCellsPage: Page {
  private var goods = TableCellsPage.stock
  private lazy var table = Table(
    goods, id: \.number,
    columns: [
      TableColumn("No.", \.number, width: .fixed(5), alignment: .trailing),
      TableColumn("Article", \.name, width: .init(minimum: 16)).editable { [unowned self] in
        rename($0, $1)
      },
      TableColumn("Amount", \.amount, width: .fixed(9), alignment: .trailing).editable {
        [unowned self] in count($0, $1)
      },
      TableColumn("Place", width: .fixed(8)) { $0.place },
      TableColumn("Supplier", width: .fixed(24)) { $0.supplier },
      TableColumn("Remark", width: .fixed(30)) { $0.remark },
    ])

  override func makeView() -> View {
    (table.id, table.accessibleName, table.list.accessibleName) = ("stock", "Stock", "Articles")
    table.highlightsCells = true
    table.frozenColumns = 1
    table.allowsColumnResizing = true
    table.allowsColumnHiding = true
    table.layout.flex = 1
    return table
  }

  override func connect() {
    // Ctrl-Z restores the previous text of a cell.
    table.undoHistory = undoHistory
    connect(table.list, \.onHighlight) { $0.log.record("\($1.name) is highlighted") }
    table.onHighlightColumn = { [unowned self] in log.record("Column \($0) is highlighted") }
  }

  private func rename(_ article: Article, _ name: String) -> String? {
    guard !name.isEmpty else { return "An article needs a name." }
    change(article) { $0.name = name }
    return nil
  }

  private func count(_ article: Article, _ text: String) -> String? {
    guard let amount = Int(text), amount >= 0 else { return "Enter a whole number, such as 12." }
    change(article) { $0.amount = amount }
    return nil
  }

  private func change(_ article: Article, _ body: (inout Article) -> Void) {
    var changed = article
    body(&changed)
    guard let index = goods.firstIndex(where: { $0.number == article.number }) else { return }
    goods[index] = changed
    table.items = goods
    log.record("\(changed.name): \(changed.amount)")
  }

  private struct Article {
    let number: Int
    var name: String
    var amount: Int
    let place: String
    let supplier: String
    let remark: String
  }

  private static let stock = [
    Article(
      number: 101, name: "Pencil", amount: 240, place: "A 1", supplier: "Paper & Co., Graz",
      remark: "sold by the dozen"),
    Article(
      number: 102, name: "Ruler", amount: 35, place: "A 2", supplier: "Paper & Co., Graz",
      remark: ""),
    Article(
      number: 103, name: "Stapler", amount: 12, place: "B 1", supplier: "Iron Works, Novi Sad",
      remark: "with 1000 staples"),
    Article(
      number: 104, name: "Notebook", amount: 480, place: "B 4", supplier: "Mill at the River, Bern",
      remark: "ruled, 96 pages"),
    Article(
      number: 105, name: "Envelope", amount: 1500, place: "C 2",
      supplier: "Mill at the River, Bern", remark: "with window"),
    Article(
      number: 106, name: "Desk lamp", amount: 4, place: "D 1", supplier: "Light House, Oslo",
      remark: "ask before you order"),
    Article(
      number: 107, name: "Glue stick", amount: 90, place: "A 3", supplier: "Paper & Co., Graz",
      remark: ""),
    Article(
      number: 108, name: "Paper clip", amount: 8000, place: "B 2",
      supplier: "Iron Works, Novi Sad", remark: "in boxes of 100"),
    Article(
      number: 109, name: "Hole punch", amount: 17, place: "B 3",
      supplier: "Iron Works, Novi Sad", remark: ""),
    Article(
      number: 110, name: "Calendar", amount: 60, place: "C 1", supplier: "Mill at the River, Bern",
      remark: "for the next year"),
  ]
}
