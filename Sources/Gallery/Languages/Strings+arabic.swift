import ScreenKitCore

extension Strings {
  /// The Arabic texts.
  static var arabic: Strings {
    var strings = Strings()
    strings.language = "ar"
    strings.direction = .rightToLeft
    strings.translateMenusIntoArabic()
    strings.translateControlsIntoArabic()
    strings.translateCalendarIntoArabic()
    strings.translateColorsIntoArabic()
    strings.translateFilesIntoArabic()
    strings.translateSpeechIntoArabic()
    strings.translateErrorsIntoArabic()
    return strings
  }

  private mutating func translateMenusIntoArabic() {
    commands.nextControl = "عنصر التحكم التالي"
    commands.previousControl = "عنصر التحكم السابق"
    commands.commands = "الأوامر"
    commands.back = "رجوع"
    commands.keys = "المفاتيح"
    commands.quit = "إنهاء"
    commands.undo = { "تراجع: \($0)" }
    panels.undo = "تراجع"
    commands.redo = { "إعادة: \($0)" }
    commands.typing = "الكتابة"
    commands.nextTab = "علامة التبويب التالية"
    commands.previousTab = "علامة التبويب السابقة"
    commands.suspend = "إيقاف مؤقت"
    commands.redraw = "إعادة رسم الشاشة"
    commands.reloadTheme = "إعادة تحميل السمة"
    commands.log = "السجل"
    hints.select = "تحديد"
    hints.change = "تغيير"
    hints.choose = "اختيار"
    hints.refresh = "تحديث"
    hints.menu = "القائمة"
    hints.help = "مساعدة"
    hints.sort = "فرز"
    hints.addToSorting = "فرز إضافي"
    looks.look = { "المظهر: \($0)" }
    looks.darkBackground = "الألوان: لخلفية داكنة"
    looks.lightBackground = "الألوان: لخلفية فاتحة"
    looks.noColors = "الألوان: بدون"
    looks.allColors = "الألوان: الكل"
    dialogs.ok = "موافق"
    dialogs.cancel = "إلغاء"
    dialogs.close = "إغلاق"
    dialogs.retry = "إعادة المحاولة"
    dialogs.save = "حفظ"
    dialogs.discard = "تجاهل"
    dialogs.keepEditing = "متابعة التحرير"
    dialogs.unsavedChanges = "تغييرات غير محفوظة"
    dialogs.unsavedChangesMessage = "هناك تغييرات لم تُحفظ."
    panels.search = "بحث"
    panels.searchCommands = "البحث في الأوامر"
    panels.noCommandFound = "لا يوجد أمر كهذا"
    panels.everywhere = "في كل مكان"
    panels.unknownCommand = { "لا يوجد حتى الآن أمر باسم «\($0)»" }
    panels.notice = "إشعار"
    panels.enlarge = { "يُرجى تكبير الطرفية إلى \($0)" }
    panels.enlargeBriefly = "يُرجى التكبير"
    panels.nothingPrinted = "لم يُطبع شيء بعد."
    panels.logNotRecorded = "لا يُعرض السجل أثناء التسجيل."
  }

  private mutating func translateControlsIntoArabic() {
    lists.showMore = "عرض المزيد"
    lists.loading = "جارٍ التحميل"
    lists.pullToRefresh = "اسحب للتحديث"
    lists.releaseToRefresh = "أفلت للتحديث"
    lists.empty = "فارغ"
    lists.rows = {
      switch PluralForm.arabic($0) {
      case .zero: "لا صفوف"
      case .one: "صف واحد"
      case .two: "صفان"
      case .few: "\($0) صفوف"
      case .many: "\($0) صفًا"
      case .other: "\($0) صف"
      }
    }
    lists.place = { "\($0) من \($1)" }
    lists.selected = { "المحدد: \($0)" }
    lists.ascending = { "حسب \($0)، تصاعديًا" }
    lists.descending = { "حسب \($0)، تنازليًا" }
    lists.thenBy = { "\($0)، ثم \($1)" }
    lists.column = { "عند \($0)" }
    lists.columns = "الأعمدة"
    errors.rowIsGone = { "لم يعد الصف موجودًا. كان النص: \($0)" }
    lists.edit = "تحرير"
    connection.reconnecting = "انقطع الاتصال. تجري إعادة الاتصال…"
    connection.ended = "انتهت هذه الجلسة."
    connection.startAgain = "ابدأ من جديد"
    trees.open = "مفتوح"
    trees.closed = "مغلق"
    trees.level = { "المستوى \($0)" }
    trees.expand = "فتح"
    trees.close = "إغلاق"
    forms.submit = "إرسال"
    forms.correct = { "يُرجى تصحيح: " + $0.joined(separator: "، ") }
    forms.mustNotBeEmpty = "يجب ألا يكون فارغًا"
    forms.mustBeAccepted = "يجب قبوله"
    forms.switchOn = "نعم"
    forms.switchOff = "لا"
    fields.decrease = "إنقاص"
    fields.increase = "زيادة"
    fields.clear = "مسح"
    fields.open = "فتح"
    fields.previous = "السابق"
    fields.next = "التالي"
    fields.notInList = "يجب أن يكون من القائمة"
    fields.search = "بحث"
    fields.notANumber = "يجب أن يكون رقمًا"
    fields.notWhole = "يجب أن يكون عددًا صحيحًا"
    fields.tooManyPlaces = { "عدد المنازل العشرية المسموح به: \($0)" }
    fields.tooSmall = { "يجب ألا يقل عن \($0)" }
    fields.tooLarge = { "يجب ألا يزيد على \($0)" }
    fields.results = { "عدد النتائج: \($0)" }
    find.find = "بحث في النص"
    find.replacement = "استبدال بـ"
    find.matchCase = "مطابقة حالة الأحرف"
    find.wholeWords = "كلمات كاملة"
    find.next = "النتيجة التالية"
    find.previous = "النتيجة السابقة"
    find.replace = "استبدال"
    find.replaceAll = "استبدال الكل"
    find.close = "إغلاق"
    find.noHits = "لا توجد نتائج"
    find.hits = { "عدد النتائج: \($0)" }
    find.place = { "\($0) من \($1)" }
    find.replaced = { "تم استبدال: \($0)" }
    let english = keys
    keys.key = { key in
      switch key {
      case .space: "مسافة"
      case .up: "أعلى"
      case .down: "أسفل"
      case .left: "يسار"
      case .right: "يمين"
      // Arabic keyboards have the English names of these keys.
      default: english.key(key)
      }
    }
    keys.space = "مسافة"
    keys.smallSpace = "مسافة"
    keys.backspace = "مسح للخلف"
    keys.shortBackspace = "مسح"
    keys.enter = "إدخال"
    keys.smallEnter = "إدخال"
    keys.shift = "العالي"
    keys.symbols = "رموز"
    keys.letters = "حروف"
  }

  private mutating func translateSpeechIntoArabic() {
    spoken.states.on = "قيد التشغيل"
    spoken.states.off = "متوقف"
    spoken.states.checked = "مُعلَّم"
    spoken.states.unchecked = "غير مُعلَّم"
    spoken.states.selected = "محدد"
    spoken.states.current = "الحالي"
    spoken.states.busy = "قيد العمل"
    spoken.states.percent = { "\($0)٪" }
    spoken.states.disabled = "معطّل"
    spoken.states.unnamed = "بلا اسم"
    spoken.states.hasMenu = "له قائمة"
    spoken.states.error = "خطأ"
    spoken.states.warning = "تحذير"
    spoken.texts.selected = { "المحدد: \($0)" }
    spoken.texts.character = { "عند \($0)" }
    spoken.texts.blank = "عند مسافة"
    spoken.texts.emptyLine = "سطر فارغ"
    spoken.texts.characters = { Strings.arabicCharacters($0) }
    spoken.texts.link = { "رابط \($0) من \($1)، \($2)" }
    spoken.texts.backTo = { "رجوع إلى \($0)" }
    spoken.texts.noValues = "لا توجد قيم."
    spoken.texts.noValue = "بلا قيمة"
    spoken.texts.curve = { "\($0): \($1)" }
    spoken.texts.chart = {
      "\(Strings.arabicValues($0)) من \($1) إلى \($2)، آخرها \($3)."
    }
    spoken.texts.infinity = "ما لا نهاية"
    spoken.texts.minusInfinity = "سالب ما لا نهاية"
    spoken.lines.role = { role in Strings.arabicRoles[role] ?? role.words }
    spoken.lines.screen = "شاشة"
    spoken.lines.dialog = "مربع حوار"
    spoken.lines.panel = "لوحة"
    spoken.lines.now = { "\($0) الآن" }
    spoken.lines.closed = { "أُغلق. \($0)" }
    spoken.lines.focus = { "التركيز، السطر \($0): \($1)" }
    spoken.lines.noFocus = "لا تركيز."
    spoken.lines.newLine = { "سطر جديد \($0): \($1)" }
    spoken.lines.line = { "السطر \($0): \($1)" }
    spoken.lines.linesGone = {
      $0.count == 1
        ? "أُزيل السطر \($0.lowerBound)."
        : "أُزيلت الأسطر من \($0.lowerBound) إلى \($0.upperBound)."
    }
    spoken.answers.introduction =
      "اكتب نصًا أو مفتاحًا مثل Tab أو Ctrl-P أو «press 4» للسطر 4 أو ? لكل المفاتيح ثم Enter."
    spoken.answers.missing = { "لا يوجد سطر \($0)." }
    spoken.answers.notPressed = { "لا يمكن الضغط على السطر \($0)." }
    spoken.lines.moreCharacters = { "… بقي \(Strings.arabicCharacters($0))" }
  }

  private static let arabicRoles: [SemanticRole: String] = [
    .group: "مجموعة", .text: "نص", .button: "زر", .image: "صورة",
    .navigationBar: "شريط التنقل", .tabBar: "شريط علامات التبويب", .tab: "علامة تبويب",
    .panel: "لوحة", .scrollArea: "منطقة تمرير", .separator: "فاصل", .document: "مستند",
    .chart: "مخطط", .toggle: "مفتاح تبديل", .checkbox: "خانة اختيار",
    .radioGroup: "مجموعة خيارات", .radioButton: "زر اختيار", .slider: "منزلق",
    .progress: "تقدّم", .dialog: "مربع حوار", .form: "نموذج", .list: "قائمة", .row: "صف",
    .header: "ترويسة", .table: "جدول", .picker: "قائمة منسدلة", .textField: "حقل نص",
    .textView: "مساحة نص", .keyPad: "لوحة مفاتيح",
    .numberField: "حقل رقم", .searchField: "حقل بحث",
    .comboBox: "حقل مع قائمة", .dateField: "حقل تاريخ", .colorField: "حقل لون", .calendar: "تقويم",
    .gauge: "مقياس",
  ]

  private mutating func translateErrorsIntoArabic() {
    errors.title = "لم ينجح ذلك"
    errors.type = { "نوع الخطأ: \($0)" }
    errors.fileTitle = "لم يُكتب أحد الملفات"
    errors.fileNotWritten = { "تتعذر كتابة \($0): \($1)" }
    errors.themeTitle = "تبقى السمة كما كانت"
    errors.programs.title = "لم يبدأ البرنامج"
    errors.programs.unavailable = "لا يمكن عرض برنامج آخر هنا."
    errors.programs.notFound = { "لا يوجد برنامج «\($0)»." }
    errors.programs.notAllowed = { "لا يُسمح بتشغيل «\($0)»." }
    errors.programs.refused = { "يتعذر تشغيل «\($0)» (خطأ النظام \($1))." }
    errors.links.notOpened = "لا توجد شاشة تفتح الروابط"
    errors.links.tooLong = { "طول الرابط \($0) بايت، ويُقرأ \($1) على الأكثر" }
    errors.links.malformed = { "ليس رابطًا: \($0)" }
    errors.links.badEscape = { "\($0) غير صحيح: يلزم رقمان ست عشريان بعد %" }
    errors.links.notText = "محارفه المرمّزة ليست نصًا بترميز UTF-8"
    errors.links.controlCharacter = "فيه محرف تحكم"
    errors.links.unknownScheme = {
      "\($0) غير معروف هنا، المعروف فقط: \($1.joined(separator: "، "))"
    }
    errors.links.unknownPlace = { "لا يوجد مكان باسم \($0)" }
    errors.links.missing = { "\($0) مفقود، \($1)" }
    errors.links.badValue = { "المتوقع لـ \($0) هو \($1)، لا \($2)" }
    errors.links.repeated = { "\($0) مذكور مرتين" }
    errors.links.noSuchPlace = { "\($0) غير موجود الآن" }
    errors.saving.notSaved = { "لم تُحفظ الشاشات: \($0)" }
    errors.saving.partNotSaved = { "لم يُحفظ «\($0)»: \($1)" }
    errors.saving.unusable = { "يتعذر استخدام الشاشات المحفوظة: \($0)." }
    errors.saving.archiveKept = { "أُبقي على الأرشيف باسم \($0)." }
    errors.saving.fileKept = { "أُبقي على الملف باسم \($0)." }
    errors.saving.tooLarge = { "حجم الشاشات المحفوظة \($0) بايت، والحد هو \($1)." }
    errors.saving.partTooLarge = { "\($0): حجم \($1) بايت أكبر من أن يُحفظ، والحد هو \($2)" }
    errors.saving.tooDeep = { "لا يمكن حفظ أكثر من \($0) من المستويات المتداخلة" }
  }

  private static func arabicCharacters(_ count: Int) -> String {
    switch PluralForm.arabic(count) {
    case .zero: "لا حروف"
    case .one: "حرف واحد"
    case .two: "حرفان"
    case .few: "\(count) أحرف"
    case .many: "\(count) حرفًا"
    case .other: "\(count) حرف"
    }
  }

  private static func arabicValues(_ count: Int) -> String {
    switch PluralForm.arabic(count) {
    case .zero: "لا قيم"
    case .one: "قيمة واحدة"
    case .two: "قيمتان"
    case .few: "\(count) قيم"
    case .many, .other: "\(count) قيمة"
    }
  }
}
