/// A line of a list, with its number.
struct NumberedLine {
  let number: Int
  let text: String
}
