/// The painters of lists, tables and pickers.
extension Look {
  func registerLists(_ shape: RowShape) {
    register(ListPainter())
    register(RowPainter(shape: shape))
    register(NotePainter(shape: shape))
    register(TablePainter(shape: shape))
    register(TableHeaderPainter(shape: shape))
    register(TableRowPainter())
    register(PickerPainter(shape: shape))
  }
}
