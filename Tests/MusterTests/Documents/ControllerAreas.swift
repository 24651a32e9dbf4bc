/// The methods of a controller's source by the area that they stand in.
struct ControllerAreas {
  private(set) var names: [String] = []
  private var methods: [String: [String]] = [:]

  init(_ source: String) {
    for line in source.split(separator: "\n") {
      if let mark = line.firstMatch(of: /\/\/ MARK: (\w+)/) {
        names.append(String(mark.1))
      } else if let name = line.firstMatch(of: /^  [a-z ]*func (\w+)/), let area = names.last {
        methods[area, default: []].append(String(name.1))
      }
    }
  }

  subscript(area: String) -> [String] { methods[area] ?? [] }
}
