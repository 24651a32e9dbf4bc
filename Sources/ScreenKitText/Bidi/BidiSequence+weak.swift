extension BidiSequence {
  /// Marks, numbers and what belongs to them (rules W1 to W7).
  mutating func resolveWeak() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbers()
  }

  /// W1: a mark is what it stands on.
  private mutating func resolveMarks() {
    var previous = start
    for index in classes.indices {
      if classes[index] == .nonspacingMark { classes[index] = previous }
      let kind = classes[index]
      previous = kind.isIsolateInitiator || kind == .popIsolate ? .otherNeutral : kind
    }
  }

  /// W2, W3: numbers behind Arabic are Arabic, and Arabic letters run to the left.
  private mutating func resolveNumbers() {
    var isArabic = false
    for index in classes.indices {
      switch classes[index] {
      case .arabicLetter:
        isArabic = true
        classes[index] = .rightToLeft
      case .rightToLeft, .leftToRight: isArabic = false
      case .europeanNumber where isArabic: classes[index] = .arabicNumber
      default: break
      }
    }
  }

  /// W4: one separator between two numbers of a kind.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for index in 1..<classes.count - 1 where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index - 1]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = classes[index - 1]
      default: break
      }
    }
  }

  /// W5, W6: terminators beside a European number belong to it, all others are neutral.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      let first = index
      while index < classes.count, classes[index] == .europeanTerminator { index += 1 }
      if index > first {
        let isNumber =
          first > 0 && classes[first - 1] == .europeanNumber
          || index < classes.count && classes[index] == .europeanNumber
        for place in first..<index { classes[place] = isNumber ? .europeanNumber : .otherNeutral }
      } else {
        if [.europeanSeparator, .commonSeparator].contains(classes[index]) {
          classes[index] = .otherNeutral
        }
        index += 1
      }
    }
  }

  /// W7: numbers behind text to the right run as that does.
  private mutating func resolveEuropeanNumbers() {
    var previous = start
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: previous = classes[index]
      case .europeanNumber where previous == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }
}
