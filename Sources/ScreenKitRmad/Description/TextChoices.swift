/// The alignment of a text in its frame.
public enum TextAlignmentName: String, DescribedChoice {
  /// At the left side.
  case left
  /// At the right side.
  case right
  /// In the middle.
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

/// The way in which a label breaks or truncates text that does not fit.
public enum LineBreakMode: String, DescribedChoice {
  /// Between words, into further lines.
  case wordWrap = "word_wrap"
  /// Between characters, into further lines.
  case charWrap = "char_wrap"
  /// Cut at the edge.
  case clip
  /// The beginning is left out.
  case headTruncation = "head_truncation"
  /// The middle is left out.
  case middleTruncation = "middle_truncation"
  /// The end is left out.
  case tailTruncation = "tail_truncation"
}
