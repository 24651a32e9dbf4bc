extension BidiSequence {
  /// Resolves the weak types: marks, numbers, separators and terminators (W1 to W7).
  mutating func resolveWeak() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    resolveEuropeanNumbers()
  }

  /// Gives a mark the class of the scalar before it (W1).
  private mutating func resolveMarks() {
    var previous = start
    for index in classes.indices {
      if classes[index] == .nonspacingMark { classes[index] = previous }
      let kind = classes[index]
      previous = kind.isIsolateInitiator || kind == .popIsolate ? .otherNeutral : kind
    }
  }

  /// Makes European numbers after Arabic letters Arabic, and Arabic letters right-to-left (W2, W3).
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

  /// Makes a single separator between two numbers of the same type a part of them (W4).
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

  /// Makes terminators beside European numbers a part of them, and all others neutral (W5, W6).
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

  /// Makes European numbers after left-to-right text left-to-right (W7).
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
