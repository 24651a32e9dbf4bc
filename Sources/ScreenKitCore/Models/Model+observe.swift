extension KeyPathObservable where Self: Model {
  /// Calls `body` after each write that changes the value at `path`, until the token ends.
  ///
  /// Observers are called in order of registration. A write made by one of them is reported after
  /// the current round; observers that keep writing their own property cause an
  /// ``ObservationLoopError``. A write during a change in place of any model's property is reported
  /// after that change.
  ///
  /// The path is read after each write, so it must be readable at that time: `\.items[1].name`
  /// traps if only one item is left. Observe a computed property that returns an optional instead:
  /// `items.count > 1 ? items[1].name : nil`.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, directly, by computation or in sub-models.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next report.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  ///   - body: Called synchronously, after the write.
  /// - Returns: The token that keeps the observation alive.
  @inlinable @inline(__always)
  public func observe<Value: Equatable>(
    _ path: @autoclosure @escaping @MainActor () -> KeyPath<Self, Value>,
    keepingOld: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Change<Value>) -> Void
  ) -> ObservationToken {
    ObservationToken(
      observer(
        of: path(), keepingOld: keepingOld, isSame: { $0 == $1 },
        at: ObservationSite(file, line), body))
  }

  /// Calls `body` after each write of the value at `path`, for values that cannot be compared.
  ///
  /// - Parameters:
  ///   - path: Any path that reads observed properties, directly, by computation or in sub-models.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next report.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  ///   - body: Called synchronously, after the write.
  /// - Returns: The token that keeps the observation alive.
  @inlinable @inline(__always) @_disfavoredOverload
  public func observe<Value>(
    _ path: @autoclosure @escaping @MainActor () -> KeyPath<Self, Value>,
    keepingOld: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Change<Value>) -> Void
  ) -> ObservationToken {
    ObservationToken(
      observer(
        of: path(), keepingOld: keepingOld, isSame: { _, _ in false },
        at: ObservationSite(file, line), body))
  }
}

extension KeyPathObservable where Self: Model {
  /// Registers an observer with every observed property that `path` reads.
  ///
  /// It is inlined into the caller, where the optimizer turns the read of a literal path into a
  /// load.
  @inlinable @inline(__always)
  func observer<Value>(
    of path: @autoclosure @escaping @MainActor () -> KeyPath<Self, Value>, keepingOld: Bool,
    isSame: @escaping @MainActor (Value, Value) -> Bool, at site: ObservationSite?,
    _ body: @escaping @MainActor (Change<Value>) -> Void
  ) -> AnyObserver {
    let (value, touched) = ObservationTracking.record { self[keyPath: path()] }
    if touched.isEmpty { failToObserve(path()) }
    if !keepingOld, let watch = joinable(path(), touched) { return watch.add(body, at: site) }
    let isDirect = isProperty(of: Value.self, touched)
    let life = life
    // The caller of a report retains the model; other calls check `life` first.
    let model = Unmanaged.passUnretained(self)
    // The closure captures only the path, so that the optimizer can inline it.
    let read: @MainActor (Self) -> Value = { $0[keyPath: path()] }
    let watch = KeyPathObservation<Value>(
      path(), of: self, keepsLast: keepingOld || _isPOD(Value.self) || !isDirect, last: value,
      isSame: isSame,
      read: { watch in
        if life.isOver { return nil }
        if isDirect { return read(model.takeUnretainedValue()) }
        let (value, touched) = ObservationTracking.record { read(model.takeUnretainedValue()) }
        watch.attach(to: touched)
        return value
      },
      readChange: { watch in
        // An observation passes itself to its own closures, so the downcast is safe.
        let watch = unsafeDowncast(watch, to: KeyPathObservation<Value>.self)
        if isDirect {
          watch.readChange(to: model.borrow { read($0) })
        } else if let value = watch.read(watch) {
          watch.readChange(to: value)
        }
      },
      deliver: { unsafeDowncast($0, to: KeyPathObservation<Value>.self).deliverPendingChange() })
    watch.attach(to: touched)
    return watch.add(body, at: site)
  }

  /// Traps with a message that names the model and the path, which reads no observable property.
  @usableFromInline
  func failToObserve(_ path: AnyKeyPath) -> Never {
    fatalError(
      """
      observe: \(path) reads no @Observed property of \(Self.self); mark the stored properties \
      that it reads with @Observed (SK401)
      """)
  }

  /// Returns the last observation of the only list in `touched`, if it has the same path.
  ///
  /// An earlier observation cannot be shared, since its observers would be called out of order.
  @usableFromInline
  func joinable<Value>(
    _ path: KeyPath<Self, Value>, _ touched: [AnyObserverList]
  ) -> KeyPathObservation<Value>? {
    guard touched.count == 1, let watch = touched[0].last as? KeyPathObservation<Value>,
      watch.isWatch(of: path, in: life)
    else { return nil }
    return watch
  }

  /// Returns whether `touched` is a single property of this model, of the path's own type.
  @usableFromInline
  func isProperty(of type: Any.Type, _ touched: [AnyObserverList]) -> Bool {
    touched.count == 1 && touched[0].life === life && touched[0].valueType == type
  }
}
