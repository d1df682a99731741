import Conformance

/// Hands scripts out to the processes of one engine, and their answers back to who waits.
///
/// Where a process ends with several scripts in hand, nobody knows which of them ended it: each of
/// them is run again alone, and only one that ends a process that was given nothing else is to
/// blame.
actor EngineDesk {
  private let limits: EngineLimits
  private var queue: [EngineJob] = []
  private var suspects: [EngineJob] = []
  private var seats: [EngineSeat]
  private var lastID = 0
  private var fruitlessProcesses = 0
  private var isClosed = false
  /// Why no script is carried out any longer.
  private var surrender: String?
  private var profile: Result<EngineProfile, EngineEnding>?
  private var awaitingProfile: CheckedContinuation<Void, Never>?

  init(processes: Int, limits: EngineLimits) {
    self.limits = limits
    seats = Array(repeating: EngineSeat(), count: processes)
  }

  // MARK: Who wants something done

  /// Who the engine says it is.
  ///
  /// - Throws: where its first process ended before it said so.
  func introduce() async throws(EngineEnding) -> EngineProfile {
    while true {
      if let profile { return try profile.get() }
      await withCheckedContinuation { awaitingProfile = $0 }
    }
  }

  /// Has a script carried out.
  func perform(_ script: Script) async -> Reply {
    if let surrender { return .errored(message: surrender) }
    return await withCheckedContinuation { waiting in
      queue.append(EngineJob(script, for: waiting))
      for index in seats.indices { seats[index].wake() }
    }
  }

  /// Tells everyone who waits, or is going to, that nothing will come.
  func abandon() {
    let words = "the run was ended"
    surrender(saying: words)
    // Where no process was started at all, none has told who waits for the engine's name.
    if profile == nil { introduce(.failure(EngineEnding(.notStarted(words), lastWords: ""))) }
  }

  /// Lets the processes go once they have nothing more to do.
  func close() {
    isClosed = true
    for index in seats.indices { seats[index].wake() }
  }

  // MARK: The processes

  /// Whether another process is to be started where one has ended.
  var needsProcess: Bool { !isClosed && surrender == nil }

  /// Makes a seat ready for a new process.
  func begin(_ seat: Int) {
    seats[seat] = EngineSeat()
    suspects.removeAll { !$0.isWanted }
  }

  /// What is to be written to a process next, or nil where it is to be let go.
  func nextBytes(for seat: Int) async -> [UInt8]? {
    while true {
      if isClosed || seats[seat].isVacant { return nil }
      let bytes = fill(seat)
      if !bytes.isEmpty { return bytes }
      await withCheckedContinuation { seats[seat].idle = $0 }
    }
  }

  /// Lets whoever writes to a process see that it has ended.
  func release(_ seat: Int) {
    seats[seat].isVacant = true
    seats[seat].wake()
  }

  /// Takes note that a process does not read what is written to it any longer.
  func deafen(_ seat: Int) { seats[seat].isDeaf = true }

  /// Takes what a process answered; bytes that end no message are not an answer yet.
  func receive(_ responses: [EngineResponse], from seat: Int) throws(EngineFailure) {
    for response in responses {
      switch response {
      case .hello(let version, let profile): try greet(seat, version, profile)
      case .reply(let id, let reply): try take(reply, to: id, from: seat)
      }
    }
    guard !responses.isEmpty else { return }
    seats[seat].lastProgress = .now
    seats[seat].wake()
  }

  /// When a process will have said nothing for too long, if it owes an answer.
  func deadline(of seat: Int) -> ContinuousClock.Instant? {
    seats[seat].isOwing ? seats[seat].lastProgress + limits.silence : nil
  }

  /// Takes note that a process has ended that was not told to.
  func end(_ seat: Int, _ problem: EngineEnding) {
    let ended = seats[seat]
    seats[seat] = EngineSeat()
    guard profile != nil else { return introduce(.failure(problem)) }
    blame(ended, problem)
    fruitlessProcesses = ended.isFruitful ? 0 : fruitlessProcesses + 1
    if fruitlessProcesses >= limits.fruitlessProcesses { surrender(after: problem) }
  }

  private func fill(_ seat: Int) -> [UInt8] {
    guard seats[seat].isGreeted, !seats[seat].isCareful else { return [] }
    var json = JSONWriter()
    if !suspects.isEmpty {
      guard seats[seat].open.isEmpty else { return [] }
      seats[seat].isCareful = true
      write(suspects.removeFirst(), to: seat, &json)
    } else {
      let room = limits.window - seats[seat].open.count
      for job in queue.prefix(room) { write(job, to: seat, &json) }
      queue.removeFirst(min(room, queue.count))
    }
    return json.take()
  }

  private func write(_ job: EngineJob, to seat: Int, _ json: inout JSONWriter) {
    if seats[seat].open.isEmpty { seats[seat].lastProgress = .now }
    lastID += 1
    seats[seat].open[lastID] = job
    seats[seat].given += 1
    seats[seat].write(job.script, id: lastID, to: &json)
  }

  private func greet(
    _ seat: Int, _ version: Int, _ said: EngineProfile
  ) throws(EngineFailure) {
    guard !seats[seat].isGreeted else { throw .wrongGreeting }
    guard version == EngineRequest.currentProtocol else { throw .wrongProtocol(version) }
    if case .success(let known) = profile, known != said { throw .changedItself }
    seats[seat].isGreeted = true
    if profile == nil { introduce(.success(said)) }
  }

  private func introduce(_ result: Result<EngineProfile, EngineEnding>) {
    profile = result
    if case .failure(let problem) = result { surrender = problem.description }
    awaitingProfile?.resume()
    awaitingProfile = nil
  }

  private func take(_ reply: Reply, to id: Int, from seat: Int) throws(EngineFailure) {
    guard seats[seat].isGreeted else { throw .wrongGreeting }
    guard let job = seats[seat].open.removeValue(forKey: id) else { throw .unknownID(id) }
    seats[seat].isFruitful = true
    seats[seat].isCareful = false
    job.answer(reply)
  }

  private func blame(_ ended: EngineSeat, _ problem: EngineEnding) {
    let wanted = ended.open.sorted { $0.key < $1.key }.map(\.value).filter(\.isWanted)
    if wanted.count == 1, ended.given == 1 {
      wanted[0].answer(.errored(message: problem.description))
    } else {
      suspects = wanted + suspects
    }
  }

  private func surrender(after problem: EngineEnding) {
    surrender(
      saying: "the engine was given up after \(fruitlessProcesses) processes in a row had not "
        + "answered anything; the last one \(problem.words)")
  }

  private func surrender(saying words: String) {
    surrender = surrender ?? words
    for job in queue + suspects + seats.flatMap({ $0.open.values }) {
      job.answer(.errored(message: words))
    }
    (queue, suspects) = ([], [])
    for index in seats.indices { seats[index].wake() }
  }
}
