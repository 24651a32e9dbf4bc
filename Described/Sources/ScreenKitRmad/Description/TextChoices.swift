/// The alignment of a text in its frame.
public enum TextAlignmentName: String, DescribedChoice {
  /// The left side.
  case left
  /// The right side.
  case right
  /// The middle.
  case center
}

/// The border of a text field.
public enum BorderStyle: String, DescribedChoice {
  /// No border.
  case none
  /// A single line.
  case line
  /// A frame.
  case bezel
  /// A frame with round corners.
  case roundrect
}

/// The line breaks or truncation of long text in a label.
public enum LineBreakMode: String, DescribedChoice {
  /// The text continues in further lines, broken between words.
  case wordWrap = "word_wrap"
  /// The text continues in further lines, broken between characters.
  case charWrap = "char_wrap"
  /// The text is cut at the edge.
  case clip
  /// The beginning is omitted.
  case headTruncation = "head_truncation"
  /// The middle is omitted.
  case middleTruncation = "middle_truncation"
  /// The end is omitted.
  case tailTruncation = "tail_truncation"
}
