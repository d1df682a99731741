import Conformance

/// Distributes scripts to the processes of one engine, and returns their replies.
///
/// If a process crashes with several requests in flight, it is not known which of them crashed it.
/// Each is then sent again alone, and only a request that crashes a process by itself gets the
/// error.
actor EnginePool {
  private static let cancellation = "the run was ended"

  private let limits: EngineLimits
  private var queue: [PendingRequest] = []
  /// The requests that were in flight when a process crashed.
  private var retryQueue: [PendingRequest] = []
  private var workers: [EngineWorker]
  private var lastID = 0
  /// The number of processes in a row that crashed without one answer.
  private var crashes = 0
  /// The number of processes that ended with other requests than one that may have crashed them.
  private var ends = 0
  /// Those of them that are not explained by a request that crashed a process by itself later.
  private var unexplained: [Int: EngineTerminationError] = [:]
  private var isClosed = false
  /// Why no script is performed any longer.
  private var terminalError: String?
  private var profile: Result<EngineProfile, EngineTerminationError>?
  private var profileWaiter: CheckedContinuation<Void, Never>?

  /// Makes a pool for that many processes.
  init(processes: Int, limits: EngineLimits) {
    self.limits = limits
    workers = Array(repeating: EngineWorker(), count: processes)
  }

  // MARK: The engine's side

  /// Waits for the engine's profile.
  ///
  /// - Throws: an error if the first process ends before it sends `hello`.
  func waitForProfile() async throws(EngineTerminationError) -> EngineProfile {
    while true {
      if let profile { return try profile.get() }
      await withCheckedContinuation { profileWaiter = $0 }
    }
  }

  /// Performs a script; returns early, with an error, if the calling task is cancelled.
  func perform(_ script: Script) async -> Reply {
    if let terminalError { return .errored(message: terminalError) }
    let (replies, continuation) = AsyncStream.makeStream(of: Reply.self)
    queue.append(PendingRequest(script, continuation))
    resumeWriters()
    return await replies.first { _ in true } ?? .errored(message: Self.cancellation)
  }

  /// Whether the engine is not asked any longer.
  var isAborted: Bool { terminalError != nil }

  /// How processes ended, or were ended, over no request: others performed what they had not answered.
  var unexplainedEnds: [EngineTerminationError] {
    unexplained.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Answers all requests, and all later ones, with an error, because the run is cancelled.
  func cancel() {
    abort(Self.cancellation)
    // If no process was started at all, the profile is still waited for.
    if profile == nil {
      let error = EngineProcessError.notStarted(Self.cancellation)
      setProfile(.failure(EngineTerminationError(cause: error, standardError: "")))
    }
  }

  /// Lets each process end once it has nothing more to do.
  func close() {
    isClosed = true
    resumeWriters()
  }

  // MARK: The processes' side

  /// Whether a worker is to start a process, its first or one instead of that which has ended.
  func needsProcess(_ worker: Int) -> Bool {
    !isClosed && terminalError == nil && workers[worker].state != .retired
  }

  /// Resets a worker for a new process.
  func begin(_ worker: Int) {
    workers[worker] = EngineWorker()
    workers[worker].state = .running
  }

  /// Waits for something to write to a process; returns nil if the process is to end.
  func nextBytes(for worker: Int) async -> [UInt8]? {
    while true {
      if isClosed || workers[worker].isEnding { return nil }
      let bytes = takeRequests(for: worker)
      if !bytes.isEmpty { return bytes }
      await withCheckedContinuation { workers[worker].idleWriter = $0 }
    }
  }

  /// Stops writing to a process, because it is ending.
  func stopWriting(to worker: Int) {
    workers[worker].isEnding = true
    workers[worker].resumeWriter()
  }

  /// Notes that a process has closed its standard input.
  func closeInput(of worker: Int) { workers[worker].isInputClosed = true }

  /// Takes messages of a process.
  func receive(_ responses: [EngineResponse], from worker: Int) throws(EngineProcessError) {
    for response in responses {
      switch response {
      case .hello(let version, let profile): try greet(worker, version, profile)
      case .reply(let id, let reply): try take(reply, to: id, from: worker)
      }
    }
    // Bytes that end no message are no progress.
    guard !responses.isEmpty else { return }
    workers[worker].lastProgress = .now
    workers[worker].resumeWriter()
  }

  /// When the reply timeout of a process expires; nil if it owes no reply.
  func deadline(of worker: Int) -> ContinuousClock.Instant? {
    workers[worker].owesReply ? workers[worker].lastProgress + limits.replyTimeout : nil
  }

  /// Takes back the requests of a process that has ended without `bye`.
  ///
  /// Where the system cannot start one process more, those that run are enough.
  func end(_ worker: Int, _ error: EngineTerminationError) {
    let ended = workers[worker]
    takeBack(ended, error)
    workers[worker].state = .ended
    if case .notStarted = error.cause, workers.contains(where: { $0.state == .running }) {
      workers[worker].state = .retired
      return resumeWriters()
    }
    guard profile != nil else { return setProfile(.failure(error)) }
    crashes = ended.hasAnswered ? 0 : crashes + 1
    if crashes >= limits.crashLimit {
      abort(
        "the engine was given up after \(crashes) processes in a row had not answered anything; "
          + "the last one \(error.words)")
    } else if unexplained.count >= limits.unexplainedEnds * workers.count {
      abort(
        "the engine was given up after \(unexplained.count) processes had ended, or hung, over no "
          + "scenario: another process performed what they had been asked; the last one "
          + error.words)
    }
  }

  private func takeRequests(for worker: Int) -> [UInt8] {
    guard workers[worker].hasGreeted, !workers[worker].isIsolated else { return [] }
    var json = JSONWriter()
    if !retryQueue.isEmpty {
      guard workers[worker].inFlight.isEmpty else { return [] }
      workers[worker].isIsolated = true
      write(retryQueue.removeFirst(), to: worker, &json)
    } else {
      let room = limits.window - workers[worker].inFlight.count
      for request in queue.prefix(room) { write(request, to: worker, &json) }
      queue.removeFirst(min(room, queue.count))
    }
    return json.take()
  }

  private func write(_ request: PendingRequest, to worker: Int, _ json: inout JSONWriter) {
    if workers[worker].inFlight.isEmpty { workers[worker].lastProgress = .now }
    lastID += 1
    workers[worker].inFlight[lastID] = request
    workers[worker].requestCount += 1
    workers[worker].write(request.script, id: lastID, to: &json)
  }

  private func greet(
    _ worker: Int, _ version: Int, _ said: EngineProfile
  ) throws(EngineProcessError) {
    guard !workers[worker].hasGreeted else { throw .wrongGreeting }
    guard version == EngineRequest.currentProtocol else { throw .wrongProtocol(version) }
    if case .success(let known) = profile, known != said { throw .changedProfile }
    workers[worker].hasGreeted = true
    if profile == nil { setProfile(.success(said)) }
  }

  private func setProfile(_ result: Result<EngineProfile, EngineTerminationError>) {
    profile = result
    if case .failure(let error) = result { terminalError = error.description }
    profileWaiter?.resume()
    profileWaiter = nil
  }

  private func take(_ reply: Reply, to id: Int, from worker: Int) throws(EngineProcessError) {
    guard workers[worker].hasGreeted else { throw .wrongGreeting }
    guard let request = workers[worker].inFlight.removeValue(forKey: id)
    else { throw .unknownID(id) }
    workers[worker].hasAnswered = true
    workers[worker].isIsolated = false
    request.answer(reply)
  }

  /// Answers the one request that a process was sent with the error; puts several into the retry queue.
  private func takeBack(_ ended: EngineWorker, _ error: EngineTerminationError) {
    let requests = ended.inFlight.sorted { $0.key < $1.key }.map(\.value).filter(\.isPending)
    if requests.count == 1, ended.requestCount == 1 {
      requests[0].answer(.errored(message: error.description))
      for end in requests[0].ends { unexplained[end] = nil }
    } else {
      if ended.hasGreeted {
        ends += 1
        unexplained[ends] = error
        for request in requests { request.ends.append(ends) }
      }
      retryQueue = requests + retryQueue
    }
  }

  private func abort(_ words: String) {
    terminalError = terminalError ?? words
    for request in queue + retryQueue + workers.flatMap({ $0.inFlight.values }) {
      request.answer(.errored(message: words))
    }
    (queue, retryQueue) = ([], [])
    resumeWriters()
  }

  private func resumeWriters() {
    for index in workers.indices { workers[index].resumeWriter() }
  }
}

/// A script whose reply is awaited.
final class PendingRequest {
  /// The script.
  let script: Script
  /// The processes that ended while they had it, by number.
  var ends: [Int] = []
  /// The caller; nil once it has its reply.
  private var continuation: AsyncStream<Reply>.Continuation?

  /// Makes a request of a caller that waits for the stream's first element.
  init(_ script: Script, _ continuation: AsyncStream<Reply>.Continuation) {
    self.script = script
    self.continuation = continuation
  }

  /// Whether it has no reply yet.
  var isPending: Bool { continuation != nil }

  /// Returns a reply to the caller; only the first counts.
  func answer(_ reply: Reply) {
    continuation?.yield(reply)
    continuation = nil
  }
}
